// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sizing/weights.h"

#include "core/sizing/arithmetic.h"
#include "core/sizing/format.h"
#include "core/sizing/gguf_mix.h"

#include <algorithm>

namespace fitgauge::sizing {
namespace {

using models::Architecture;
using models::ParameterCounts;

constexpr double kBytes16 = 2.0;
constexpr double kRocmFp8Padding = 1.03;

double expertPadding(const Architecture& model, const WeightOptions& options) {
    const double width = asDouble(model.moeIntermediate);
    double padding = 1;
    if (options.paddedExperts && width > 0) {
        padding *= asDouble(ceilToMultiple(model.moeIntermediate, 256)) / width;
    }
    if (options.marlinExperts && model.hidden > 0) {
        padding *= asDouble(ceilToMultiple(model.hidden, 128)) / asDouble(model.hidden);
    }
    return padding;
}

// Matrices that a quantised checkpoint may quantise, experts included.
double matrixBytes(const Architecture& model, const ParameterCounts& counts, WeightFormat format,
                   const WeightOptions& options) {
    const double rate = bytesPerWeight(format);
    switch (format) {
    case WeightFormat::Mxfp4: // published for routed experts only
        if (counts.experts() > 0) {
            return counts.linear() * kBytes16 + counts.experts() * rate * expertPadding(model, options);
        }
        return counts.linear() * rate;
    case WeightFormat::Int4Experts32:
        return counts.linear() * kBytes16 + counts.experts() * rate;
    case WeightFormat::Fp8Fbgemm: {
        const double edges = model.layers > 2 ? 2.0 / asDouble(model.layers) : 1.0;
        const double mlp = counts.linear() - counts.attention() + counts.experts();
        return counts.attention() * kBytes16 + mlp * (edges * kBytes16 + (1 - edges) * rate);
    }
    case WeightFormat::Fp8:
    case WeightFormat::Fp8Block128:
        return (counts.linear() + counts.experts()) * rate * (options.rocm ? kRocmFp8Padding : 1);
    default:
        return (counts.linear() + counts.experts()) * rate;
    }
}

// Copies of KV heads: a card holds at least one, so cards beyond their number hold a copy each.
double copiedKvHeads(const Architecture& model, const ParameterCounts& counts, WeightFormat format,
                     const Layout& layout) {
    if (model.kvHeads <= 0 || layout.tensorParallel <= model.kvHeads || counts.latent > 0) {
        return 0;
    }
    const double surplus = asDouble(layout.tensorParallel - model.kvHeads);
    const double heads = (counts.key + counts.value) / asDouble(model.kvHeads);
    return heads * surplus * bytesPerWeight(format) / layout.cards();
}

// Gemma 3 keeps a table for its window layers and one for the full layers; from 4B on the second is stretched
// eight times (its rope_scaling).
double tables(const Architecture& model) {
    if (!model.family.starts_with("Gemma 3")) {
        return 1;
    }
    return model.hidden > 2048 ? 1 + 8 : 2;
}

double rotaryBytes(const Architecture& model) {
    const std::int64_t width = model.qkRopeHeadDim > 0 ? model.qkRopeHeadDim : model.headDim;
    // Full layers with heads of their own width (Gemma 4) have a table of their own.
    return asDouble(model.maxPosition) * (asDouble(width) * tables(model) + asDouble(model.globalHeadDim)) *
           kBytes16;
}

} // namespace

double weightBytesPerCard(const Architecture& model, const ParameterCounts& counts, WeightFormat format,
                          const Layout& layout, const WeightOptions& options) {
    if (model.storedBytes > 0 && model.storedFormat == formatName(format)) { // a file at hand is exact
        return asDouble(model.storedBytes) / layout.cards();
    }
    if (model.plainSize) {
        return asDouble(model.totalParameters.value_or(0)) * bytesPerPlainParameter(format) / layout.cards();
    }
    if (isGguf(format)) {
        return ggufBytes(model, counts, format) / layout.cards();
    }
    const double kept = std::max(kBytes16, format == WeightFormat::Fp32 ? 4.0 : kBytes16);
    const double head = options.quantisedHead ? bytesPerWeight(format) : kept;
    const double divided = counts.embedding * kept + counts.head * head + counts.nonText * kept +
                           matrixBytes(model, counts, format, options);
    const double copied = (counts.small + counts.router + counts.expertBias) * kept;
    return divided / layout.cards() + copied / layout.pipelineParallel +
           copiedKvHeads(model, counts, format, layout) + (options.rotaryTable ? rotaryBytes(model) : 0);
}

double weightBytesPerCard(const Architecture& model, WeightFormat format, const Layout& layout,
                          const WeightOptions& options) {
    return weightBytesPerCard(model, model.plainSize ? ParameterCounts{} : models::parameterCounts(model),
                              format, layout, options);
}

} // namespace fitgauge::sizing
