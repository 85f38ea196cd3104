// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sizing/offload.h"

#include "core/sizing/arithmetic.h"
#include "core/sizing/format.h"
#include "core/sizing/serving_sizes.h"

#include <algorithm>
#include <cmath>

namespace fitgauge::sizing {
namespace {

// The whole model on one imaginary card: what is to be dealt out.
struct Whole {
    double layer = 0;     // weights and cache of one layer
    double embedding = 0; // stays in host memory
    double head = 0;      // goes to the cards last
};

Whole wholeOf(const models::Architecture& model, const models::ParameterCounts& counts,
              const Serving& serving, const ServingSizes& sizes) {
    // In a mix the ends have more bits than the body; their share of the parameters is the nearest that holds
    // for every format.
    const double parameters = std::max(1.0, asDouble(model.totalParameters.value_or(0)));
    const double weights = asDouble(sizes.weights.count());
    Whole whole;
    whole.embedding = weights * std::min(1.0, counts.embedding / parameters);
    whole.head = weights * std::min(1.0, counts.head / parameters);
    const double body = std::max(0.0, weights - whole.embedding - whole.head);
    whole.layer = (body + asDouble(sizes.cacheOf(serving.users).count())) / asDouble(model.layers);
    return whole;
}

} // namespace

std::optional<LayerSplit> layerSplit(const models::Architecture& model, const Serving& serving,
                                     const hardware::Gpu& gpu, int cards) {
    const bool known = gpu.usable && gpu.usable->count() > 0 && model.layers > 0 &&
                       model.attention != models::AttentionKind::Unknown;
    if (serving.engine != Engine::LlamaCpp || !known || cards < 1) {
        return std::nullopt;
    }
    const models::ParameterCounts counts = countsFor(model);
    const ServingSizes sizes = servingSizes(model, counts, serving, Layout{1, 1}, gpu.usable);
    const Whole whole = wholeOf(model, counts, serving, sizes);
    const double buffers = asDouble((sizes.activations + sizes.overhead).count()) * cards;
    const double room = asDouble(gpu.usable->count()) * cards - buffers;
    LayerSplit split;
    split.layers = model.layers;
    const double fits = whole.layer > 0 ? std::floor(std::max(0.0, room) / whole.layer) : 0;
    split.onCards = static_cast<std::int64_t>(std::min(fits, asDouble(model.layers)));
    double placed = whole.layer * asDouble(split.onCards);
    if (split.onCards == model.layers && placed + whole.head <= room) {
        ++split.onCards;
        placed += whole.head;
    }
    const double all = whole.layer * asDouble(model.layers) + whole.head + whole.embedding;
    split.cards = split.onCards > 0 ? wholeBytes(placed + buffers) : Bytes();
    split.host = wholeBytes(all - placed);
    return split;
}

} // namespace fitgauge::sizing
