// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sizing/transformers_memory.h"
#include "tests/bench/memory/formats.h"
#include "tests/bench/memory/predict.h"
#include "tests/bench/memory/words.h"

namespace fitgauge::bench {
namespace {

// "14336 input + 2048 generated": the prompt; the whole context when nothing is said.
double promptTokens(const MemoryCase& run, double context) {
    const std::string& notes = run.text("notes");
    const std::size_t input = notes.find(" input");
    if (input == std::string::npos) {
        return context;
    }
    const std::size_t begin = notes.find_last_not_of("0123456789", input - 1);
    return leadingNumber(std::string_view(notes).substr(begin == std::string::npos ? 0 : begin + 1))
        .value_or(context);
}

bool isBitsAndBytes(sizing::WeightFormat format) {
    return format == sizing::WeightFormat::Nf4 || format == sizing::WeightFormat::Nf4Double;
}

double wholeGib(const MemoryCase& run, const StoredWeights& stored) {
    const double context = run.number("context_len", 0);
    sizing::GenerationRun generation;
    generation.format = stored.format;
    generation.options = stored.options;
    generation.contextTokens = static_cast<std::int64_t>(context);
    generation.promptTokens = static_cast<std::int64_t>(promptTokens(run, context));
    generation.bitsAndBytesHead = run.text("engine") == "litgpt" && isBitsAndBytes(stored.format);
    const models::ParameterCounts counts = models::parameterCounts(*run.model());
    // litgpt and "torch-allocated" rows are the allocator's figure, the rest the driver's.
    const bool allocated = run.text("engine") == "litgpt" || run.says("notes", "allocated");
    const double bytes = allocated ? sizing::generationPeak(*run.model(), counts, generation)
                                   : sizing::generationOnDevice(*run.model(), counts, generation);
    return bytes / kGib;
}

} // namespace

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
        p.predicted = wholeGib(run, *stored);
    }
    out.push_back(std::move(p));
}

} // namespace fitgauge::bench
