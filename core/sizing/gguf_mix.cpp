// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sizing/gguf_mix.h"

#include "core/sizing/arithmetic.h"
#include "core/sizing/format.h"

#include <algorithm>
#include <initializer_list>

namespace fitgauge::sizing {
namespace {

using F = WeightFormat;

// Bits per weight of the block types that mixes are made of.
constexpr double kQ2K = 2.625, kQ3K = 3.4375, kQ4K = 4.5, kQ5K = 5.5, kQ6K = 6.5625, kQ8 = 8.5;
constexpr double kIQ2XXS = 2.0625, kIQ2S = 2.5625, kIQ3XXS = 3.0625, kIQ3S = 3.4375;

bool isOneOf(F format, std::initializer_list<F> formats) {
    return std::find(formats.begin(), formats.end(), format) != formats.end();
}

bool isLowBit(F format) {
    return isOneOf(format,
                   {F::GgufIQ1_S, F::GgufIQ1_M, F::GgufIQ2_XXS, F::GgufIQ2_XS, F::GgufIQ2_S, F::GgufIQ2_M});
}

bool isWideLowBit(F format) { // IQ2_S and IQ2_M take more than their smaller siblings
    return isOneOf(format, {F::GgufIQ2_S, F::GgufIQ2_M});
}

struct Shape {
    bool grouped;      // at least four query heads share a KV head
    bool eightExperts; // Mixtral
    bool seventyB;     // 80 layers
    double layers;
};

// Bits of one tensor kind, averaged over the layers when some of them get more.
struct MixBits {
    double head, embedding, query, key, value, output, up, down, body, fused;
};

double mean(double share, double upgraded, double rest) {
    return share * upgraded + (1 - share) * rest;
}

// Share of layers that the quantiser gives more bits: the first and the last eighth and every third between.
double shareOfMoreBits(double layers) {
    const auto count = static_cast<int>(layers);
    int upgraded = 0;
    for (int i = 0; i < count; ++i) {
        upgraded += (i < count / 8 || i >= 7 * count / 8 || (i - count / 8) % 3 == 2) ? 1 : 0;
    }
    return count > 0 ? upgraded / layers : 0;
}

double shareOfFirst(double layers, int part) {
    const auto count = static_cast<int>(layers);
    const int first = count / part; // whole layers
    return count > 0 ? first / layers : 0;
}

double headBits(F format, double body) {
    if (isLowBit(format) || format == F::GgufIQ3_XXS) {
        return kQ5K;
    }
    return body >= kQ8 ? body : kQ6K;
}

double embeddingBits(F format, double body) {
    if (isOneOf(format, {F::GgufIQ2_XXS, F::GgufIQ2_XS, F::GgufIQ1_S, F::GgufIQ1_M})) {
        return kQ2K;
    }
    if (isWideLowBit(format) || format == F::GgufIQ3_XXS) {
        return kIQ3S;
    }
    return body;
}

double valueBitsLow(F format, const Shape& shape) {
    if (shape.grouped) {
        return kQ4K;
    }
    return isWideLowBit(format) ? kIQ3S : kQ2K;
}

double valueBits(F format, double body, const Shape& shape) {
    double bits = body;
    if (isLowBit(format)) {
        bits = valueBitsLow(format, shape);
    } else if (format == F::GgufQ2_K) {
        bits = shape.grouped ? kQ4K : kQ3K;
    } else if (format == F::GgufIQ3_XXS) {
        bits = shape.grouped ? kQ4K : kIQ3S;
    } else if (isOneOf(format, {F::GgufQ2_K_S, F::GgufIQ3_XS, F::GgufIQ3_S})) {
        bits = shape.grouped ? kQ4K : body;
    } else if (format == F::GgufIQ3_M) {
        bits = kQ4K;
    } else if (format == F::GgufQ3_K_M) {
        bits = mean(std::min(1.0, 2 / shape.layers), kQ5K, kQ4K);
    } else if (format == F::GgufQ3_K_L) {
        bits = kQ5K;
    } else if (isOneOf(format, {F::GgufIQ4_NL, F::GgufIQ4_XS})) {
        bits = shape.grouped ? kQ5K : body;
    } else if (isOneOf(format, {F::GgufQ4_K_M, F::GgufQ5_K_M})) {
        bits = mean(shareOfMoreBits(shape.layers), kQ6K, body);
    } else if (format == F::GgufQ4_K_S) {
        bits = mean(std::min(1.0, 4 / shape.layers), kQ5K, body);
    }
    if (shape.seventyB && (bits <= kQ4K || format == F::GgufQ4_K_M)) {
        bits =
            format == F::GgufQ4_K_M ? mean(shareOfMoreBits(shape.layers), kQ6K, kQ5K) : std::max(bits, kQ5K);
    }
    return shape.eightExperts ? kQ8 : bits;
}

double downBits(F format, double body, const Shape& shape) {
    const double eighth = shareOfFirst(shape.layers, 8);
    const double more = shareOfMoreBits(shape.layers);
    if (isLowBit(format)) {
        return mean(eighth, isWideLowBit(format) ? kIQ3S : kQ2K, body);
    }
    switch (format) {
    case F::GgufQ2_K:
        return kQ3K;
    case F::GgufQ2_K_S:
        return mean(eighth, kQ4K, body);
    case F::GgufIQ3_XXS:
        return mean(eighth, kQ4K, kQ3K);
    case F::GgufQ3_K_M:
        return mean(shareOfFirst(shape.layers, 16), kQ5K, kQ4K);
    case F::GgufIQ3_M:
        return mean(eighth, kQ4K, body);
    case F::GgufQ3_K_L:
        return kQ5K;
    case F::GgufQ4_K_M:
    case F::GgufQ5_K_M:
        return mean(more, kQ6K, body);
    case F::GgufIQ4_NL:
    case F::GgufIQ4_XS:
    case F::GgufQ4_K_S:
        return mean(eighth, kQ5K, body);
    default:
        return body;
    }
}

double outputBitsWithEightExperts(F format, double body) {
    const bool raised = isOneOf(format, {F::GgufQ2_K, F::GgufIQ3_XS, F::GgufIQ3_XXS, F::GgufQ3_K_S,
                                         F::GgufQ3_K_M, F::GgufIQ4_NL, F::GgufIQ4_XS, F::GgufQ4_K_S,
                                         F::GgufQ4_K_M, F::GgufIQ3_S, F::GgufIQ3_M});
    return raised || isLowBit(format) ? kQ5K : body;
}

double outputBits(F format, double body, const Shape& shape) {
    if (shape.eightExperts) {
        return outputBitsWithEightExperts(format, body);
    }
    switch (format) {
    case F::GgufIQ1_S:
    case F::GgufIQ1_M:
        return kIQ2XXS;
    case F::GgufIQ2_S:
    case F::GgufIQ2_M:
    case F::GgufIQ3_XXS:
        return kIQ3S;
    case F::GgufQ2_K:
        return kQ3K;
    case F::GgufQ3_K_M:
    case F::GgufIQ3_M:
        return kQ4K;
    case F::GgufQ3_K_L:
        return kQ5K;
    default:
        return body;
    }
}

double queryBits(F format, double body) {
    if (format == F::GgufIQ3_XS) {
        return kIQ3XXS;
    }
    return format == F::GgufIQ3_XXS ? kIQ2S : body;
}

double keyBits(F format, double body, const Shape& shape) {
    if (shape.eightExperts) {
        return isLowBit(format) ? kQ4K : kQ8;
    }
    return queryBits(format, body);
}

double upBits(F format, double body, const Shape& shape) {
    if (format != F::GgufIQ3_XS) {
        return body;
    }
    return mean(1 - 2 * shareOfFirst(shape.layers, 8), kIQ3XXS, body);
}

// Queries, keys and values in one matrix.
double fusedInputBits(F format, double body) {
    switch (format) {
    case F::GgufQ3_K_M:
    case F::GgufQ3_K_L:
    case F::GgufIQ3_M:
        return kQ4K;
    case F::GgufQ4_K_M:
        return kQ5K;
    case F::GgufQ5_K_M:
        return kQ6K;
    default:
        return body;
    }
}

// MXFP4 files keep everything but the routed experts at Q8_0.
MixBits mxfp4Bits() {
    return {kQ8, kQ8, kQ8, kQ8, kQ8, kQ8, kQ8, kQ8, kQ8, kQ8};
}

MixBits mixBits(F format, const Shape& shape) {
    const double body = bytesPerWeight(format) * 8;
    if (format == F::GgufMxfp4) {
        return mxfp4Bits();
    }
    if (format == F::GgufF16) {
        return {body, body, body, body, body, body, body, body, body, body};
    }
    return {.head = headBits(format, body),
            .embedding = embeddingBits(format, body),
            .query = queryBits(format, body),
            .key = keyBits(format, body, shape),
            .value = valueBits(format, body, shape),
            .output = outputBits(format, body, shape),
            .up = upBits(format, body, shape),
            .down = downBits(format, body, shape),
            .body = body,
            .fused = fusedInputBits(format, body)};
}

Shape shapeOf(const models::Architecture& model) {
    return {.grouped = model.kvHeads > 0 && model.attentionHeads / model.kvHeads >= 4,
            .eightExperts = model.expertsTotal == 8,
            .seventyB = model.layers == 80 && model.expertsTotal == 0,
            .layers = asDouble(model.layers)};
}

} // namespace

double ggufBytes(const models::Architecture& model, const models::ParameterCounts& counts,
                 WeightFormat format) {
    const MixBits bits = mixBits(format, shapeOf(model));
    const bool tied = counts.head == 0; // the embedding then serves as the head and is stored like one
    const double expertUp = format == F::GgufMxfp4 ? bytesPerWeight(format) * 8 : bits.up;
    const double expertDown = format == F::GgufMxfp4 ? bytesPerWeight(format) * 8 : bits.down;
    const double total = counts.embedding * (tied ? bits.head : bits.embedding) + counts.head * bits.head +
                         counts.query * bits.query + counts.key * bits.key + counts.value * bits.value +
                         counts.attentionOutput * bits.output +
                         (counts.latent + counts.recurrent - counts.fusedInput) * bits.body +
                         counts.fusedInput * bits.fused + (counts.denseUp + counts.sharedUp) * bits.up +
                         (counts.denseDown + counts.sharedDown) * bits.down + counts.expertUp * expertUp +
                         counts.expertDown * expertDown + counts.draft * bits.body +
                         (counts.small + counts.router + counts.expertBias) * 32;
    return total / 8;
}

} // namespace fitgauge::sizing
