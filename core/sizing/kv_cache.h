// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/models/architecture.h"
#include "core/sizing/layout.h"
#include "core/sizing/workload.h"

namespace fitgauge::sizing {

// What a cache takes on one card, before an engine's rounding. Bytes.
struct CacheRates {
    double fullPerToken = 0;   // all layers whose cache grows with the context
    double windowPerToken = 0; // all layers that keep a window
    double state = 0;          // recurrent state of one sequence, all layers
    double statePerLayer = 0;
    double fullLayerPerToken = 0; // one growing layer
};

// MHA, GQA, MQA: 2 x layers x heads x width x bytes; heads are dealt out over the tensor-parallel cards, at
// least one each; pipeline stages divide layers. MLA: layers x (latent rank + rope width) x bytes, a whole
// copy on every tensor-parallel card.
[[nodiscard]] CacheRates cacheRates(const models::Architecture& model, KvFormat keys, KvFormat values,
                                    const Layout& layout);

// MLA without its compression: nh x ((nope + rope) x key bytes + v x value bytes) per token and layer, as
// engines without MLA support store it (70 times as much for DeepSeek R1).
[[nodiscard]] double uncompressedLatentBytesPerToken(const models::Architecture& model, KvFormat keys,
                                                     KvFormat values);

// How an engine rounds and what it keeps besides the tokens.
struct CacheHabits {
    Engine engine = Engine::Generic;
    std::int64_t batchedTokens = 8192; // vLLM: tokens of one scheduler step, kept beyond the window
    std::int64_t microBatch = 512;     // llama.cpp: n_ubatch, likewise
    std::int64_t stateSlots = 2;       // vLLM: states of a sequence: 1, 2 with prefix caching
    double sglangWindowShare = 0.8;    // SGLang: tokens of the window pool per token of the full pool
    bool allLayersFull = false;        // engines without window caches hold the context in every layer
};

// Bytes that one sequence of `contextTokens` holds on one card.
[[nodiscard]] double kvBytesPerSequence(const models::Architecture& model, KvFormat keys, KvFormat values,
                                        std::int64_t contextTokens, const Layout& layout,
                                        const CacheHabits& habits);

// llama.cpp with one cache shared by all slots: `contextTokens` in all, a window cache for all of them, one
// recurrent state a slot. Bytes over all layers, one device.
[[nodiscard]] double llamaCppUnifiedBytes(const models::Architecture& model, KvFormat keys, KvFormat values,
                                          std::int64_t contextTokens, std::int64_t slots,
                                          std::int64_t microBatch);

} // namespace fitgauge::sizing
