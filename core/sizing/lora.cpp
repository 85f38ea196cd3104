// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sizing/lora.h"

#include "core/sizing/arithmetic.h"

namespace fitgauge::sizing {

double loraParameters(const models::Architecture& model, std::int64_t rank, LoraTargets targets) {
    const double hidden = asDouble(model.hidden);
    const double queries = asDouble(model.attentionHeads) * asDouble(model.headDim);
    const double keys = asDouble(model.kvHeads) * asDouble(model.headDim);
    // Four attention matrices, then gate, up and down.
    const double attention = 2 * (hidden + queries) + 2 * (hidden + keys);
    const double mlp = 3 * (hidden + asDouble(model.intermediate));
    const std::int64_t dense = model.expertsTotal > 0 ? model.denseFirstLayers : model.layers;
    const double denseLayers = asDouble(targets == LoraTargets::Attention ? 0 : dense);
    return asDouble(rank) * (asDouble(model.layers) * attention + denseLayers * mlp);
}

} // namespace fitgauge::sizing
