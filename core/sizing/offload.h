// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/hardware/gpu.h"
#include "core/models/architecture.h"
#include "core/sizing/workload.h"

#include <cstdint>
#include <optional>

namespace fitgauge::sizing {

// How llama.cpp splits a model that the cards cannot hold: so many layers go to the cards (-ngl), the others
// stay in host memory with their part of the cache.
struct LayerSplit {
    std::int64_t onCards = 0; // 0 .. layers; layers + 1 means the output matrix as well
    std::int64_t layers = 0;
    Bytes cards; // on all cards together: weights, cache, compute buffers
    Bytes host;  // weights and cache that stay behind
};

// Every layer counts alike: (weights - input embedding - output matrix) / layers + its share of the caches of
// `serving.users`. The input embedding always stays in host memory. Empty for engines other than llama.cpp,
// an unknown card, shape or kind of cache.
[[nodiscard]] std::optional<LayerSplit> layerSplit(const models::Architecture& model, const Serving& serving,
                                                   const hardware::Gpu& gpu, int cards);

} // namespace fitgauge::sizing
