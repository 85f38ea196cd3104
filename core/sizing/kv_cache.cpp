// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sizing/kv_cache.h"

#include "core/sizing/arithmetic.h"
#include "core/sizing/format.h"

#include <algorithm>

namespace fitgauge::sizing {
namespace {

using models::Architecture;

constexpr std::int64_t kVllmBlock = 16;
constexpr std::int64_t kLlamaCppPad = 256;
constexpr double kStateBytes = 4;       // recurrent state is kept in 32 bits
constexpr double kConvolutionBytes = 2; // vLLM keeps the convolution's tail in the model's 16 bits

double headsOnCard(std::int64_t heads, const Layout& layout) {
    return heads <= 0 ? 0.0 : std::max(1.0, asDouble(heads) / layout.tensorParallel);
}

// Elements of recurrent state of one layer: the convolution's tail and the state matrix.
struct StateElements {
    double convolution = 0;
    double matrix = 0;
};

StateElements stateElements(const Architecture& m) {
    const double tail = asDouble(std::max<std::int64_t>(m.convKernel - 1, 0));
    if (m.linearKeyHeads > 0) {
        const double keys = asDouble(m.linearKeyHeads) * asDouble(m.linearKeyDim);
        const double values = asDouble(m.linearValueHeads) * asDouble(m.linearValueDim);
        return {(2 * keys + values) * tail, values * asDouble(m.linearKeyDim)};
    }
    if (m.mambaHeads > 0) {
        const double inner = asDouble(m.mambaHeads) * asDouble(m.mambaHeadDim);
        return {(inner + 2 * asDouble(m.mambaGroups) * asDouble(m.mambaState)) * tail,
                inner * asDouble(m.mambaState)};
    }
    const double inner = 2 * asDouble(m.hidden); // Mamba 1
    return {inner * tail, inner * asDouble(m.mambaState)};
}

std::int64_t recurrentLayers(const Architecture& m) {
    if (m.linearKeyHeads > 0) {
        return m.layers - m.fullAttentionLayers;
    }
    return m.mambaLayers;
}

double convolutionBytes(Engine engine) {
    return engine == Engine::LlamaCpp ? kStateBytes : kConvolutionBytes;
}

// vLLM raises the block until a page of attention is as large as a state, deals layers out in groups of the
// number of attention layers and gives a sequence whole pages of every group.
double vllmHybridBytes(const Architecture& m, const CacheRates& rates, std::int64_t context,
                       const CacheHabits& habits, int stages) {
    const std::int64_t group = m.fullAttentionLayers;
    if (group <= 0 || rates.fullLayerPerToken <= 0) {
        return rates.state * asDouble(habits.stateSlots);
    }
    const double tokens = std::ceil(rates.statePerLayer / rates.fullLayerPerToken / kVllmBlock) * kVllmBlock;
    const double block = std::max(tokens, asDouble(kVllmBlock));
    const double page = block * rates.fullLayerPerToken;
    const double groups = std::ceil(asDouble(recurrentLayers(m)) / asDouble(group));
    const double pages = std::ceil(asDouble(context) / block) + groups * asDouble(habits.stateSlots);
    return pages * page * asDouble(group) / stages;
}

// Layers of the scarcer kind make a group; the other kind is padded to whole groups.
double vllmWindowPadding(const Architecture& m) {
    const std::int64_t group = std::min(m.fullAttentionLayers, m.windowLayers);
    if (group <= 0 || m.windowLayers <= group) {
        return 1;
    }
    return asDouble(ceilToMultiple(m.windowLayers, group)) / asDouble(m.windowLayers);
}

double vllmWindowBytes(const Architecture& m, const CacheRates& rates, std::int64_t context,
                       const CacheHabits& habits) {
    const std::int64_t kept = std::min(context, m.windowTokens - 1 + habits.batchedTokens);
    const double window = asDouble(ceilToMultiple(kept, kVllmBlock) + kVllmBlock);
    return rates.fullPerToken * asDouble(ceilToMultiple(context, kVllmBlock)) +
           rates.windowPerToken * window * vllmWindowPadding(m);
}

double windowTokensKept(const Architecture& m, std::int64_t context, const CacheHabits& habits) {
    switch (habits.engine) {
    case Engine::LlamaCpp:
        return asDouble(std::min(ceilToMultiple(m.windowTokens + habits.microBatch, kLlamaCppPad),
                                 ceilToMultiple(context, kLlamaCppPad)));
    case Engine::Sglang:
        return asDouble(context) * habits.sglangWindowShare;
    default:
        return asDouble(std::min(context, m.windowTokens));
    }
}

} // namespace

CacheRates cacheRates(const Architecture& m, KvFormat keys, KvFormat values, const Layout& layout) {
    const double keyBytes = bytesPerCacheElement(keys);
    const double pair = keyBytes + bytesPerCacheElement(values);
    const double stages = layout.pipelineParallel;
    CacheRates rates;
    if (m.kvLoraRank > 0) {
        rates.fullLayerPerToken = asDouble(m.kvLoraRank + m.qkRopeHeadDim) * keyBytes;
    } else if (m.globalHeadDim > 0) {
        rates.fullLayerPerToken = headsOnCard(m.globalKvHeads, layout) * asDouble(m.globalHeadDim) * pair;
    } else {
        rates.fullLayerPerToken = headsOnCard(m.kvHeads, layout) * asDouble(m.headDim) * pair;
    }
    rates.fullPerToken = rates.fullLayerPerToken * asDouble(m.fullAttentionLayers) / stages;
    rates.windowPerToken =
        headsOnCard(m.kvHeads, layout) * asDouble(m.headDim) * pair * asDouble(m.windowLayers) / stages;
    return rates;
}

double uncompressedLatentBytesPerToken(const Architecture& m, KvFormat keys, KvFormat values) {
    return asDouble(m.layers) * asDouble(m.attentionHeads) *
           (asDouble(m.qkNopeHeadDim + m.qkRopeHeadDim) * bytesPerCacheElement(keys) +
            asDouble(m.vHeadDim) * bytesPerCacheElement(values));
}

double kvBytesPerSequence(const Architecture& model, KvFormat keys, KvFormat values,
                          std::int64_t contextTokens, const Layout& layout, const CacheHabits& habits) {
    CacheRates rates = cacheRates(model, keys, values, layout);
    if (const std::int64_t layers = recurrentLayers(model); layers > 0) {
        const StateElements state = stateElements(model);
        rates.statePerLayer =
            (state.convolution * convolutionBytes(habits.engine) + state.matrix * kStateBytes) /
            layout.tensorParallel;
        rates.state = rates.statePerLayer * asDouble(layers) / layout.pipelineParallel;
        if (habits.engine == Engine::Vllm) {
            return vllmHybridBytes(model, rates, contextTokens, habits, layout.pipelineParallel);
        }
    }
    const double context = asDouble(
        habits.engine == Engine::LlamaCpp ? ceilToMultiple(contextTokens, kLlamaCppPad) : contextTokens);
    if (model.windowLayers > 0 && model.windowTokens > 0 && !habits.allLayersFull) {
        return habits.engine == Engine::Vllm
                   ? vllmWindowBytes(model, rates, contextTokens, habits)
                   : rates.fullPerToken * context +
                         rates.windowPerToken * windowTokensKept(model, contextTokens, habits);
    }
    return (rates.fullPerToken + rates.windowPerToken) * context + rates.state;
}

double llamaCppUnifiedBytes(const Architecture& model, KvFormat keys, KvFormat values,
                            std::int64_t contextTokens, std::int64_t slots, std::int64_t microBatch) {
    const CacheRates rates = cacheRates(model, keys, values, Layout{});
    const std::int64_t window =
        std::min(ceilToMultiple(model.windowTokens * slots + microBatch, kLlamaCppPad), contextTokens);
    const StateElements state = stateElements(model);
    const double states = asDouble(recurrentLayers(model)) * (state.convolution + state.matrix) * kStateBytes;
    return rates.fullPerToken * asDouble(contextTokens) + rates.windowPerToken * asDouble(window) +
           states * asDouble(slots);
}

} // namespace fitgauge::sizing
