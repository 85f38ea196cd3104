// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/bench/memory/formats.h"
#include "tests/bench/memory/predict.h"

namespace fitgauge::bench {

Prediction started(const MemoryCase& run, std::string quantity, double measuredGib, std::string class_) {
    Prediction prediction;
    prediction.quantity = std::move(quantity);
    prediction.caseId = run.id();
    prediction.source = run.text("source");
    prediction.class_ = std::move(class_);
    prediction.measured = measuredGib;
    if (run.model() == nullptr) {
        prediction.reason = "unknown architecture";
    }
    return prediction;
}

namespace {

bool isCustom(const MemoryCase& run) {
    return run.says("notes", "custom mix") || run.says("weights_format", "not published") ||
           run.says("notes", "not published") || run.says("weights_format", "custom");
}

void vllmWeights(const MemoryCase& run, double measured, std::vector<Prediction>& out) {
    Prediction p = started(run, "weights (vllm)", measured, run.text("weights_format"));
    const auto stored = storedWeights(run.text("weights_format"));
    if (p.reason.empty() && (isCustom(run) || !stored)) {
        p.reason = "recipe of the weights not published";
    }
    if (p.reason.empty()) {
        sizing::WeightOptions options = stored->options;
        options.rotaryTable = true;
        options.rocm = run.says("gpu", "mi3") || run.says("engine_version", "rocm");
        p.predicted = sizing::weightBytesPerCard(*run.model(), stored->format, run.layout(), options) / kGib;
    }
    out.push_back(std::move(p));
}

// A mix that its name does not tell: what the loader read from the header, mean bits a weight, stands for it.
void ggufSize(const MemoryCase& run, double measured, std::vector<Prediction>& out) {
    const bool custom = isCustom(run);
    Prediction p =
        started(run, "gguf size", measured, custom ? "custom mix, by its mean bits" : "by the mix's name");
    const auto stored = storedWeights(run.text("weights_format"));
    const auto bits = run.number("bits_per_weight");
    if (!p.reason.empty()) {
    } else if ((custom || !stored) && bits && run.model()->totalParameters) {
        p.predicted = static_cast<double>(*run.model()->totalParameters - run.model()->nonTextParameters) *
                      *bits / 8 / kGib;
    } else if (custom || !stored) {
        p.reason = "custom mix of types";
    } else {
        p.predicted = sizing::weightBytesPerCard(*run.model(), stored->format, {}) / kGib;
    }
    out.push_back(std::move(p));
}

} // namespace

void predictWeights(const MemoryCase& run, std::vector<Prediction>& out) {
    const auto perCard = run.number("weights_gib_per_gpu");
    if (perCard && run.text("engine") == "vllm") {
        vllmWeights(run, *perCard, out);
    }
    const auto file = run.number("weights_gib_total");
    if (file && run.text("weights_format").starts_with("gguf")) {
        ggufSize(run, *file, out);
    }
}

} // namespace fitgauge::bench
