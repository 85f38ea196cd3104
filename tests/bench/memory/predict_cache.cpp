// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sizing/kv_cache.h"
#include "tests/bench/memory/formats.h"
#include "tests/bench/memory/predict.h"

#include <algorithm>
#include <cmath>

namespace fitgauge::bench {
namespace {

using models::Architecture;

bool isRecurrent(const Architecture& m) {
    return m.linearKeyHeads > 0 || m.mambaLayers > 0;
}

bool hasTwoKinds(const Architecture& m) {
    return isRecurrent(m) || (m.windowLayers > 0 && m.fullAttentionLayers > 0);
}

std::string quantityOf(const Architecture& m) {
    if (m.kvLoraRank > 0) {
        return "kv mla";
    }
    return hasTwoKinds(m) ? "kv window/hybrid" : "kv mha/gqa";
}

bool isLlamaCpp(const MemoryCase& run) {
    return run.says("engine", "llama") || run.says("engine", "ollama") || run.says("engine", "lm studio");
}

std::optional<double> tokensOf(const MemoryCase& run) {
    if (const auto tokens = run.number("kv_tokens")) {
        return tokens;
    }
    const auto blocks = run.number("kv_blocks");
    const auto size = run.number("kv_block_size");
    return blocks && size ? std::optional(*blocks * *size) : std::nullopt;
}

double uniformBytes(const MemoryCase& run, const StoredCache& cache, double tokens) {
    const Architecture& m = *run.model();
    if (m.kvLoraRank > 0 && cache.uncompressedLatent) {
        return tokens * sizing::uncompressedLatentBytesPerToken(m, cache.keys, cache.values);
    }
    const sizing::CacheRates rates = sizing::cacheRates(m, cache.keys, cache.values, run.layout());
    double perToken = rates.fullPerToken + rates.windowPerToken;
    if (cache.transposedCopy) { // 16 bits of the latent once more
        perToken += static_cast<double>(m.layers * m.kvLoraRank) * 2;
    }
    return tokens * perToken / run.setting("dcp").value_or(1);
}

// One request's cost times how many fit: what vLLM prints is no capacity here.
std::optional<double> vllmTwoKinds(const MemoryCase& run, const StoredCache& cache) {
    const Architecture& m = *run.model();
    const auto request = run.number("kv_tokens_per_request");
    const auto concurrency = run.number("max_concurrency");
    if (request && concurrency) {
        sizing::CacheHabits habits;
        habits.engine = sizing::Engine::Vllm;
        habits.batchedTokens =
            static_cast<std::int64_t>(run.setting("max_num_batched_tokens").value_or(8192));
        habits.stateSlots = run.says("notes", "prefix caching on") ? 2 : 1;
        return *concurrency * sizing::kvBytesPerSequence(m, cache.keys, cache.values,
                                                         static_cast<std::int64_t>(*request), run.layout(),
                                                         habits);
    }
    const auto tokens = tokensOf(run);
    if (!tokens || isRecurrent(m)) {
        return std::nullopt;
    }
    // Up to 0.20 the printed tokens are blocks / groups x block size: every group holds as many.
    const sizing::CacheRates rates = sizing::cacheRates(m, cache.keys, cache.values, run.layout());
    const auto group = static_cast<double>(std::min(m.fullAttentionLayers, m.windowLayers));
    const double groups = std::ceil(static_cast<double>(m.windowLayers) / group) +
                          std::ceil(static_cast<double>(m.fullAttentionLayers) / group);
    const double widest =
        std::max(rates.fullLayerPerToken, rates.windowPerToken / static_cast<double>(m.windowLayers));
    return *tokens * groups * group * widest;
}

double llamaCppTwoKinds(const MemoryCase& run, const StoredCache& cache, double tokens) {
    const Architecture& m = *run.model();
    const sizing::CacheRates rates = sizing::cacheRates(m, cache.keys, cache.values, {});
    if (isRecurrent(m)) { // the state is printed apart
        return tokens * rates.fullPerToken;
    }
    const auto slots = static_cast<std::int64_t>(run.number("n_seqs", 1));
    const auto micro = static_cast<std::int64_t>(run.setting("n_ubatch").value_or(512));
    if (run.says("engine", "ik_") || run.says("notes", "swa-full")) {
        return tokens * (rates.fullPerToken + rates.windowPerToken);
    }
    const auto all = static_cast<std::int64_t>(tokens);
    if (slots > 1 && !run.says("notes", "unified")) {
        sizing::CacheHabits habits;
        habits.engine = sizing::Engine::LlamaCpp;
        habits.microBatch = micro;
        return static_cast<double>(slots) *
               sizing::kvBytesPerSequence(m, cache.keys, cache.values, all / slots, {}, habits);
    }
    return sizing::llamaCppUnifiedBytes(m, cache.keys, cache.values, all, slots, micro);
}

// Two pools of their own sizes.
double sglangTwoKinds(const MemoryCase& run, const StoredCache& cache, double tokens) {
    const sizing::CacheRates rates = sizing::cacheRates(*run.model(), cache.keys, cache.values, run.layout());
    const double window =
        run.setting("swa_tokens").value_or(tokens * sizing::CacheHabits{}.sglangWindowShare);
    return tokens * rates.fullPerToken + window * rates.windowPerToken;
}

std::optional<double> cacheBytes(const MemoryCase& run, const StoredCache& cache) {
    const auto tokens = tokensOf(run);
    if (!hasTwoKinds(*run.model())) {
        return tokens ? std::optional(uniformBytes(run, cache, *tokens)) : std::nullopt;
    }
    if (run.text("engine") == "vllm") {
        return vllmTwoKinds(run, cache);
    }
    if (!tokens) {
        return std::nullopt;
    }
    if (run.text("engine") == "sglang") {
        return sglangTwoKinds(run, cache, *tokens);
    }
    return isLlamaCpp(run) ? llamaCppTwoKinds(run, cache, *tokens) : uniformBytes(run, cache, *tokens);
}

} // namespace

void predictCache(const MemoryCase& run, std::vector<Prediction>& out) {
    const auto measured = run.number("kv_gib_per_gpu");
    const bool held = tokensOf(run) || (run.number("kv_tokens_per_request") && run.number("max_concurrency"));
    if (!measured || *measured <= 0 || !held) {
        return; // a pool without what it holds is judged by `kv pool (vllm)`
    }
    const Architecture* model = run.model();
    const bool latentWords =
        run.text("kv_dtype").starts_with("mla") || run.text("kv_dtype").starts_with("mha");
    const std::string quantity =
        model != nullptr ? quantityOf(*model)
                         : (latentWords ? "kv mla"
                                        : (run.number("max_concurrency") && run.number("recurrent_state_mib")
                                               ? "kv window/hybrid"
                                               : "kv mha/gqa"));
    Prediction p = started(run, quantity, *measured, run.text("engine"));
    if (p.reason.empty()) {
        const auto cache = storedCache(run.text("kv_dtype").empty() ? "f16" : run.text("kv_dtype"));
        const auto bytes = cache ? cacheBytes(run, *cache) : std::nullopt;
        if (bytes) {
            p.predicted = *bytes / kGib;
        } else {
            p.reason = cache ? "what the pool holds is not printed" : "unknown cache format";
        }
    }
    out.push_back(std::move(p));
}

} // namespace fitgauge::bench
