// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sizing/kv_cache.h"

#include "core/sizing/arithmetic.h"
#include "core/sizing/format.h"

#include <algorithm>

namespace fitgauge::sizing {

double kvBytesPerSequence(const models::Architecture& model, const Serving& serving, const Layout& layout) {
    const double heads = std::max(1.0, asDouble(model.kvHeads) / layout.tensorParallel);
    const double bytesPerPair =
        bytesPerCacheElement(serving.keyCache) + bytesPerCacheElement(serving.valueCache);
    const double perLayerToken = heads * asDouble(model.headDim) * bytesPerPair;
    const double context = asDouble(serving.contextTokens);
    const double window = std::min(context, asDouble(model.windowTokens));
    return perLayerToken *
           (asDouble(model.fullAttentionLayers) * context + asDouble(model.windowLayers) * window) /
           layout.pipelineParallel;
}

} // namespace fitgauge::sizing
