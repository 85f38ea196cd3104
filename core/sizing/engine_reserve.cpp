// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sizing/engine_reserve.h"

#include "core/sizing/arithmetic.h"

#include <algorithm>

namespace fitgauge::sizing {
namespace {

constexpr double kGib = 1073741824.0;
constexpr double kLargeCardGib = 70.0;

// Generic engine: runtime, graphs and buffers of a serving process on each card (the checklist's fixture).
constexpr double kGenericReserve = 1.5 * kGib;
// vLLM outside of PyTorch: CUDA context and libraries, communication buffers from two cards on. Measured.
constexpr double kVllmNonTorch = 0.13 * kGib;
constexpr double kVllmNonTorchParallel = 0.55 * kGib;
// CUDA graphs were seen between 0.03 and 2.4 GiB; most runs stay near this.
constexpr double kVllmGraphs = 0.5 * kGib;
// Engines besides vLLM were reported to take 1 to 2 GiB of runtime on each card.
constexpr double kServerRuntime = 1.5 * kGib;
constexpr double kCudaContext = 0.5 * kGib;
constexpr std::int64_t kMicroBatch = 512; // llama.cpp

// Elements that the widest MLP of one layer holds for a token besides the hidden state. Dense and shared
// parts: gate and up (2 i), their product (i), cut over the cards. Routed experts, as fused kernels run them:
// gate and up of each chosen expert, whose memory then takes its output of the whole hidden width, and the
// product. The output is not cut, so tensor parallelism helps experts little.
double mlpElements(const models::Architecture& model, int tensorParallel) {
    const double cards = std::max(tensorParallel, 1);
    const double dense = 3 * asDouble(model.intermediate) / cards;
    if (model.expertsTotal <= 0 || model.moeIntermediate <= 0) {
        return dense;
    }
    const double width = asDouble(model.moeIntermediate) / cards;
    const double routed =
        asDouble(model.expertsActive) * (std::max(2 * width, asDouble(model.hidden)) + width);
    return std::max(dense, routed);
}

double batchBytes(const models::Architecture& model, std::int64_t tokens, int tensorParallel) {
    return asDouble(tokens) * 2 * (mlpElements(model, tensorParallel) + 3 * asDouble(model.hidden));
}

} // namespace

EngineLimits defaultLimits(Engine engine, std::optional<Bytes> usable) {
    const bool large = usable && usable->gib() >= kLargeCardGib;
    if (engine == Engine::Vllm) {
        return {.batchedTokens = large ? 8192 : 2048, .sequences = large ? 1024 : 256};
    }
    return {};
}

double vllmActivationPeak(const models::Architecture& model, const EngineLimits& limits, int tensorParallel) {
    const double sampler = kSamplerBytesPerLogit * asDouble(model.vocabulary) * asDouble(limits.sequences);
    return std::max(batchBytes(model, limits.batchedTokens, tensorParallel), sampler);
}

double llamaCppComputeBuffer(const models::Architecture& model, std::int64_t microBatch,
                             std::int64_t contextTokens, bool flashAttention) {
    const double rows = asDouble(std::min(microBatch, contextTokens));
    const double scores =
        flashAttention ? 0 : asDouble(model.attentionHeads) * rows * asDouble(contextTokens) * 4;
    return rows * asDouble(model.vocabulary + model.hidden) * 4 + scores;
}

EngineReserve engineReserve(const models::Architecture& model, const Serving& serving, const Layout& layout,
                            const EngineLimits& limits) {
    switch (serving.engine) {
    case Engine::Generic:
        return {0, kGenericReserve, 0};
    case Engine::Vllm: {
        const double nonTorch = layout.cards() > 1 ? kVllmNonTorchParallel : kVllmNonTorch;
        return {vllmActivationPeak(model, limits, layout.tensorParallel), nonTorch, kVllmGraphs};
    }
    case Engine::Sglang:
    case Engine::TensorRtLlm:
        return {batchBytes(model, limits.batchedTokens, layout.tensorParallel), kServerRuntime, 0};
    case Engine::LlamaCpp:
        return {llamaCppComputeBuffer(model, kMicroBatch, serving.contextTokens, true), kCudaContext, 0};
    case Engine::Transformers: // the longest prompt goes through the MLP in one piece
        return {batchBytes(model, serving.contextTokens, 1), kCudaContext, 0};
    }
    return {0, kGenericReserve, 0};
}

} // namespace fitgauge::sizing
