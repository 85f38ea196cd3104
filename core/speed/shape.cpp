// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/speed/shape.h"

#include <algorithm>
#include <array>

namespace fitgauge::speed {

namespace {

using models::Architecture;
using models::AttentionKind;
using sizing::KvFormat;
using sizing::WeightFormat;

// The plain formats by definition (4-bit groups of 128 with 16-bit scale and zero, NVFP4 blocks of 16, MXFP4
// blocks of 32); the GGUF mixes as llama.cpp's quantize tool reports them for an 8B model, but Q4_K_M as
// fitted on file sizes of several models.
// clang-format off
struct Width {
    WeightFormat format;
    double bytes;
};

constexpr auto kWidths = std::to_array<Width>({
    {WeightFormat::Fp32, 4},
    {WeightFormat::Bf16, 2},
    {WeightFormat::Fp16, 2},
    {WeightFormat::Fp8, 1},
    {WeightFormat::Fp8Block128, 1},
    {WeightFormat::Int8, 1},
    {WeightFormat::Int4Awq, 0.53},
    {WeightFormat::Int4Gptq, 0.53},
    {WeightFormat::Nf4, 0.5625},
    {WeightFormat::Nf4Double, 4.127 / 8},
    {WeightFormat::Nvfp4, 0.5625},
    {WeightFormat::Mxfp4, 0.531},
    {WeightFormat::GgufQ8_0, 1.0625},
    {WeightFormat::GgufQ6_K, 6.5633 / 8},
    {WeightFormat::GgufQ5_K_M, 5.7036 / 8},
    {WeightFormat::GgufQ5_K_S, 5.5704 / 8},
    {WeightFormat::GgufQ5_0, 0.6875},
    {WeightFormat::GgufQ4_K_M, 0.606},
    {WeightFormat::GgufQ4_K_S, 4.6672 / 8},
    {WeightFormat::GgufQ4_0, 0.5625},
    {WeightFormat::GgufIQ4_XS, 4.4597 / 8},
    {WeightFormat::GgufQ3_K_M, 3.996 / 8},
    {WeightFormat::GgufQ2_K, 3.1593 / 8},
    {WeightFormat::GgufF16, 2},
    {WeightFormat::GgufQ5_1, 0.75},
    {WeightFormat::GgufQ4_1, 0.625},
    {WeightFormat::GgufIQ4_NL, 0.5625},
    {WeightFormat::GgufMxfp4, 0.531},
    {WeightFormat::GgufQ3_K_L, 4.2979 / 8},
    {WeightFormat::GgufQ3_K_S, 3.6429 / 8},
    {WeightFormat::GgufIQ3_M, 3.7628 / 8},
    {WeightFormat::GgufIQ3_S, 3.6606 / 8},
    {WeightFormat::GgufIQ3_XS, 3.4977 / 8},
    {WeightFormat::GgufIQ3_XXS, 3.2548 / 8},
    {WeightFormat::GgufQ2_K_S, 2.9697 / 8},
    {WeightFormat::GgufIQ2_M, 2.9294 / 8},
    {WeightFormat::GgufIQ2_S, 2.7403 / 8},
    {WeightFormat::GgufIQ2_XS, 2.5882 / 8},
    {WeightFormat::GgufIQ2_XXS, 2.3824 / 8},
    {WeightFormat::GgufIQ1_M, 2.1460 / 8},
    {WeightFormat::GgufIQ1_S, 2.0042 / 8},
    {WeightFormat::Int8Gptq, 1.03},
    {WeightFormat::Fp8Fbgemm, 1},
    {WeightFormat::Int4Experts32, 0.5625},
});
// clang-format on

double asReal(std::int64_t value) {
    return static_cast<double>(value);
}

// Bytes an element of the cache takes: llama.cpp's block formats with their scales.
double bytesPerKvElement(KvFormat format) {
    switch (format) {
    case KvFormat::Bits16:
        return 2;
    case KvFormat::Fp8:
        return 1;
    case KvFormat::Q8_0:
        return 34.0 / 32;
    case KvFormat::Q5_1:
        return 24.0 / 32;
    case KvFormat::Q5_0:
        return 22.0 / 32;
    case KvFormat::Q4_1:
        return 20.0 / 32;
    case KvFormat::Q4_0:
        return 18.0 / 32;
    case KvFormat::Fp4:
        return 0.5;
    }
    return 2;
}

// Three matrices an expert: gate, up, down.
double routedParameters(const Architecture& m) {
    return asReal(m.layers - m.denseFirstLayers) * asReal(m.expertsTotal) * 3 * asReal(m.hidden) *
           asReal(m.moeIntermediate);
}

// Layers of a hybrid that keep a recurrent state instead of a cache.
void addRecurrentState(Shape& shape, const Architecture& m) {
    constexpr double kStateBytes = 4; // engines keep the state in 32 bits
    const double linearLayers =
        asReal(std::max<std::int64_t>(0, m.layers - m.fullAttentionLayers - m.windowLayers - m.mambaLayers));
    const double linear =
        linearLayers * asReal(m.linearValueHeads) * asReal(m.linearKeyDim) * asReal(m.linearValueDim);
    const double mamba =
        asReal(m.mambaLayers) * asReal(m.mambaHeads) * asReal(m.mambaHeadDim) * asReal(m.mambaState);
    shape.recurrentBytes = (linear + mamba) * kStateBytes;
}

void setCache(Shape& shape, const Architecture& m, double keyBytes, double valueBytes) {
    const double cellBytes = keyBytes + valueBytes;
    if (m.attention == AttentionKind::Mla) {
        shape.isMla = true;
        shape.kvHeads = 1;
        shape.kvBytesPerToken = asReal(m.layers * (m.kvLoraRank + m.qkRopeHeadDim)) * cellBytes / 2;
        shape.attentionWidth = asReal(m.attentionHeads * (m.qkNopeHeadDim + m.qkRopeHeadDim));
        shape.scoringLayers = asReal(m.layers);
        return;
    }
    const bool listsLayers = m.fullAttentionLayers + m.windowLayers > 0;
    const double full = asReal(listsLayers ? m.fullAttentionLayers : m.layers);
    const double window = asReal(listsLayers ? m.windowLayers : 0);
    const double fullWidth =
        asReal(m.globalKvHeads > 0 && m.globalHeadDim > 0 ? m.globalKvHeads * m.globalHeadDim
                                                          : m.kvHeads * m.headDim);
    const double growing = full * fullWidth * cellBytes;
    const double windowed = window * asReal(m.kvHeads * m.headDim) * cellBytes;
    shape.kvHeads = asReal(std::max<std::int64_t>(1, m.kvHeads));
    shape.kvBytesPerToken = growing + windowed;
    shape.growingShare = growing + windowed > 0 ? growing / (growing + windowed) : 1;
    shape.windowTokens = asReal(m.windowTokens);
    shape.attentionWidth = asReal(m.attentionHeads * m.headDim);
    shape.scoringLayers = full + window;
    if (m.attention == AttentionKind::Hybrid) {
        addRecurrentState(shape, m);
    }
}

bool isUsable(const Architecture& m) {
    return m.totalParameters && *m.totalParameters > 0 && m.layers > 0 && m.hidden > 0 &&
           m.attention != AttentionKind::Unknown && m.attentionHeads > 0 &&
           (m.attention == AttentionKind::None || m.kvHeads > 0 || m.kvLoraRank > 0);
}

} // namespace

double Shape::cachedTokens(double context) const {
    return context * growingShare + std::min(context, windowTokens) * (1 - growingShare);
}

double Shape::attendedTokens(double prompt) const {
    return prompt * growingShare + std::min(prompt, 2 * windowTokens) * (1 - growingShare);
}

bool isGguf(WeightFormat weights) {
    return weights >= WeightFormat::GgufQ8_0 && weights <= WeightFormat::GgufIQ1_S;
}

double bytesPerWeight(WeightFormat weights) {
    const auto found = std::find_if(kWidths.begin(), kWidths.end(),
                                    [&](const Width& width) { return width.format == weights; });
    return found == kWidths.end() ? 2 : found->bytes;
}

std::optional<Shape> shapeOf(const Architecture& m, WeightFormat weights, KvFormat keys, KvFormat values) {
    if (!isUsable(m)) {
        return std::nullopt;
    }
    const double width = bytesPerWeight(weights);
    const double routed = routedParameters(m);
    const double head = asReal(m.vocabulary) * asReal(m.hidden);
    const double embeddings = m.tiedEmbeddings ? head : 2 * head;
    const double body = asReal(*m.totalParameters) - asReal(m.nonTextParameters) - routed - embeddings;
    if (!(body > 0)) {
        return std::nullopt;
    }
    const bool gguf = isGguf(weights);
    const double headBytes = head * (gguf ? width : std::max(width, 2.0));
    // These checkpoints quantise the experts only.
    const bool expertsOnly = weights == WeightFormat::Mxfp4 || weights == WeightFormat::Int4Experts32;
    const double bodyWidth = expertsOnly && routed > 0 ? 2 : width;
    Shape shape;
    shape.denseBytes = body * bodyWidth + headBytes;
    shape.expertBytes = routed * width;
    shape.residentBytes = shape.denseBytes + shape.expertBytes + (m.tiedEmbeddings ? 0 : headBytes) +
                          asReal(m.nonTextParameters) * std::max(width, 2.0);
    shape.expertsTotal = asReal(m.expertsTotal);
    shape.expertsActive = asReal(m.expertsActive);
    shape.headParameters = head;
    shape.activeParameters =
        body + head + (routed > 0 ? routed * shape.expertsActive / shape.expertsTotal : 0);
    shape.layers = asReal(m.layers);
    shape.hidden = asReal(m.hidden);
    shape.is4BitWeightOnly = weights == WeightFormat::Int4Awq || weights == WeightFormat::Int4Gptq;
    shape.isNf4 = weights == WeightFormat::Nf4 || weights == WeightFormat::Nf4Double;
    shape.isQuantised = width < 2;
    setCache(shape, m, bytesPerKvElement(keys), bytesPerKvElement(values));
    return shape;
}

} // namespace fitgauge::speed
