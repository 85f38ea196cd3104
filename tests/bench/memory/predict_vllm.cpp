// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sizing/engine_reserve.h"
#include "tests/bench/memory/formats.h"
#include "tests/bench/memory/predict.h"
#include "tests/bench/memory/words.h"

#include <algorithm>

namespace fitgauge::bench {
namespace {

// "0.11.0" is 11, "0.6.5.dev" 6, "0.7.x" 7; current when nothing is said.
int minorVersion(const MemoryCase& run) {
    const std::string& version = run.text("engine_version");
    if (!version.starts_with("0.")) {
        return 11;
    }
    return static_cast<int>(leadingNumber(std::string_view(version).substr(2)).value_or(11));
}

// "H100 80GB (79.18 GiB)": what the process saw; else the catalog's usable memory of the part.
std::optional<double> cardGib(const MemoryCase& run, const hardware::AliasResolver& resolver,
                              std::span<const hardware::Gpu> gpus) {
    const std::string& words = run.text("gpu");
    if (const std::size_t bracket = words.find('('); bracket != std::string::npos) {
        return leadingNumber(std::string_view(words).substr(bracket + 1));
    }
    std::string name = words;
    std::optional<double> memory;
    if (const std::size_t gb = words.find("GB"); gb != std::string::npos) {
        const std::size_t space = words.rfind(' ', gb);
        if (space != std::string::npos) {
            memory = leadingNumber(std::string_view(words).substr(space + 1));
            name = words.substr(0, space);
        }
    }
    for (const std::string& spelling : {words, name}) {
        if (const auto match = resolver.resolve(spelling, memory); match && gpus[match->gpu].usable) {
            return gpus[match->gpu].usable->gib();
        }
    }
    return std::nullopt;
}

// Defaults by version: before V1 (0.8) the profile batch is the whole context unless prefill is chunked, with
// 256 sequences; V1 takes 8,192 tokens and 1,024 sequences on large cards, 2,048 and 256 on others.
sizing::EngineLimits limitsOf(const MemoryCase& run, std::optional<double> gib) {
    sizing::EngineLimits limits =
        sizing::defaultLimits(sizing::Engine::Vllm, gib ? std::optional(Bytes::fromGib(*gib)) : std::nullopt);
    if (minorVersion(run) < 8) {
        limits.sequences = 256;
        limits.batchedTokens = static_cast<std::int64_t>(run.number("context_len", 2048));
    }
    if (run.layout().pipelineParallel > 1) { // the stage that prints first has no sampler
        limits.sequences = 0;
    }
    if (const auto tokens = run.setting("max_num_batched_tokens")) {
        limits.batchedTokens = static_cast<std::int64_t>(*tokens);
    }
    if (const auto sequences = run.setting("max_num_seqs")) {
        limits.sequences = static_cast<std::int64_t>(*sequences);
    }
    return limits;
}

constexpr double kOldNonTorch = 0.35 * kGib;

std::optional<double> poolGib(const MemoryCase& run, double cardMemory, const sizing::EngineLimits& limits) {
    const auto stored = storedWeights(run.text("weights_format"));
    if (!stored) {
        return std::nullopt;
    }
    sizing::WeightOptions options = stored->options;
    options.rotaryTable = true;
    sizing::Serving serving;
    serving.engine = sizing::Engine::Vllm;
    const double weights =
        sizing::weightBytesPerCard(*run.model(), stored->format, run.layout(), options) / kGib;
    const sizing::EngineReserve reserve = sizing::engineReserve(*run.model(), serving, run.layout(), limits);
    // Before 0.7 more of the process lay outside of PyTorch.
    const double nonTorch = std::max(reserve.nonTorch, minorVersion(run) < 7 ? kOldNonTorch : 0.0);
    const double outside = nonTorch + (minorVersion(run) >= 21 ? reserve.graphs : 0);
    return run.number("gpu_mem_util", 0.9) * cardMemory - weights - (reserve.activations + outside) / kGib;
}

} // namespace

void predictVllm(const MemoryCase& run, const hardware::AliasResolver& resolver,
                 std::span<const hardware::Gpu> gpus, std::vector<Prediction>& out) {
    if (run.text("engine") != "vllm") {
        return;
    }
    const auto card = cardGib(run, resolver, gpus);
    const sizing::EngineLimits limits = limitsOf(run, card);
    if (const auto peak = run.number("activation_peak_gib")) {
        Prediction p = started(run, "activation peak (vllm)", *peak, run.text("engine_version"));
        if (p.reason.empty()) {
            p.predicted =
                sizing::vllmActivationPeak(*run.model(), limits, run.layout().tensorParallel) / kGib;
        }
        out.push_back(std::move(p));
    }
    const auto pool = run.number("kv_gib_per_gpu");
    if (pool && card && run.number("gpu_mem_util")) { // without card or share there is no budget to divide
        Prediction p = started(run, "kv pool (vllm)", *pool, run.text("engine_version"));
        if (p.reason.empty()) {
            p.predicted = poolGib(run, *card, limits);
            p.reason = p.predicted ? "" : "recipe of the weights not published";
        }
        out.push_back(std::move(p));
    }
}

} // namespace fitgauge::bench
