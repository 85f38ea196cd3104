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

double mlpWidth(const models::Architecture& model) {
    if (model.expertsTotal > 0) {
        return asDouble(std::max(model.moeIntermediate * model.expertsActive, model.intermediate) +
                        model.sharedExpertIntermediate);
    }
    return asDouble(model.intermediate);
}

double batchBytes(const models::Architecture& model, std::int64_t tokens) {
    return asDouble(tokens) * 2 * (3 * mlpWidth(model) + 3 * asDouble(model.hidden));
}

} // namespace

EngineLimits defaultLimits(Engine engine, std::optional<Bytes> usable) {
    const bool large = usable && usable->gib() >= kLargeCardGib;
    if (engine == Engine::Vllm) {
        return {.batchedTokens = large ? 8192 : 2048, .sequences = large ? 1024 : 256};
    }
    return {};
}

double vllmActivationPeak(const models::Architecture& model, const EngineLimits& limits) {
    const double sampler = kSamplerBytesPerLogit * asDouble(model.vocabulary) * asDouble(limits.sequences);
    return std::max(batchBytes(model, limits.batchedTokens), sampler);
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
        return {vllmActivationPeak(model, limits), nonTorch, kVllmGraphs};
    }
    case Engine::Sglang:
    case Engine::TensorRtLlm:
        return {batchBytes(model, limits.batchedTokens), kServerRuntime, 0};
    case Engine::LlamaCpp:
        return {llamaCppComputeBuffer(model, kMicroBatch, serving.contextTokens, true), kCudaContext, 0};
    case Engine::Transformers: // the longest prompt goes through the MLP in one piece
        return {batchBytes(model, serving.contextTokens), kCudaContext, 0};
    }
    return {0, kGenericReserve, 0};
}

} // namespace fitgauge::sizing
