// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sizing/kv_cache.h"
#include "tests/bench/memory/formats.h"
#include "tests/bench/memory/predict.h"

namespace fitgauge::bench {

void predictWholeModel(const MemoryCase& run, std::vector<Prediction>& out) {
    const auto measured = run.number("total_used_gib");
    const bool transformers = run.text("engine") == "transformers" || run.text("engine") == "litgpt";
    if (!measured || !transformers || run.text("task") != "inference") {
        return;
    }
    Prediction p = started(run, "whole model (transformers)", *measured,
                           run.text("engine") + " " + run.text("weights_format"));
    const auto stored = storedWeights(run.text("weights_format"));
    if (p.reason.empty() && !stored) {
        p.reason = "recipe of the weights not published";
    }
    if (p.reason.empty()) {
        const double weights = sizing::weightBytesPerCard(*run.model(), stored->format, {}, stored->options);
        const double kv =
            sizing::kvBytesPerSequence(*run.model(), sizing::KvFormat::Bits16, sizing::KvFormat::Bits16,
                                       static_cast<std::int64_t>(run.number("context_len", 0)), {}, {});
        p.predicted = (weights + kv) / kGib;
    }
    out.push_back(std::move(p));
}

void predictTraining(const MemoryCase&, std::vector<Prediction>&) {}

} // namespace fitgauge::bench
