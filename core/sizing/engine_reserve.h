// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/models/architecture.h"
#include "core/models/parameter_counts.h"
#include "core/sizing/layout.h"
#include "core/sizing/workload.h"
#include "core/units/bytes.h"

#include <optional>

namespace fitgauge::sizing {

// How an engine was started; the defaults depend on the card (largeCard()).
struct EngineLimits {
    std::int64_t batchedTokens = 8192; // tokens of one step: max_num_batched_tokens, chunked prefill size
    std::int64_t sequences = 256;      // max_num_seqs: rows of the sampler's warm-up
};

// Bytes a logit of vLLM's sampler warm-up; empirical, explains peaks from 1.26 to 7.4 GiB.
inline constexpr double kSamplerBytesPerLogit = 38.6;

// vLLM's own defaults: 1,024 sequences on cards of 70 GiB and more, else 256; 8,192 and 2,048 tokens of a
// step.
[[nodiscard]] EngineLimits defaultLimits(Engine engine, std::optional<Bytes> usable);

// Largest allocation of vLLM's profile run, bytes on one card: the MLP of a full batch, or the sampler's
// warm-up over the whole vocabulary. max(T x 2 x (3 i / TP + 3 h), 38.6 x V x sequences); 38.6 bytes a logit
// is empirical. Tensor parallelism cuts the width of an MLP, never the hidden state or the
// logits; routed experts hold k x (max(2 i / TP, h) + i / TP) instead of 3 i / TP.
[[nodiscard]] double vllmActivationPeak(const models::Architecture& model, const EngineLimits& limits,
                                        int tensorParallel = 1);

// llama.cpp's compute buffer on one device with every layer on it: logits and hidden states of a micro batch
// in 32 bits, attention scores where there is no flash attention.
[[nodiscard]] double llamaCppComputeBuffer(const models::Architecture& model, std::int64_t microBatch,
                                           std::int64_t contextTokens, bool flashAttention);

struct EngineReserve {
    double activations = 0; // bytes on one card
    double nonTorch = 0;    // runtime, libraries, communication buffers
    double graphs = 0;      // captured CUDA graphs
    [[nodiscard]] double overhead() const { return nonTorch + graphs; }
};

// What an engine holds on each card besides weights and cache.
[[nodiscard]] EngineReserve engineReserve(const models::Architecture& model, const Serving& serving,
                                          const Layout& layout, const EngineLimits& limits);

} // namespace fitgauge::sizing
