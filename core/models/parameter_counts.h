// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/models/architecture.h"

#include <cstdint>

namespace fitgauge::models {

// Where the parameters of a model sit, rebuilt from its shape. Formats treat the groups differently: what is
// quantised, what stays at 16 bits, what a GGUF mix stores with more bits. Counts are doubles (exact below
// 2^53) over all layers.
struct ParameterCounts {
    double embedding = 0; // token embedding
    double head = 0;      // output matrix; 0 when tied to the embedding
    double query = 0, key = 0, value = 0, attentionOutput = 0;
    double latent = 0;     // MLA: down and up projections, output included
    double recurrent = 0;  // linear attention or state space: projections
    double fusedInput = 0; // ... of which one matrix for queries, keys and values (linear attention)
    double denseUp = 0, denseDown = 0;   // MLP of dense layers; "up" holds gate and up
    double sharedUp = 0, sharedDown = 0; // always-on experts
    double expertUp = 0, expertDown = 0; // routed experts
    double router = 0;
    double expertBias = 0;
    double small = 0;   // norms, biases, convolutions, positions: 16 bits in every format
    double nonText = 0; // vision and audio parts
    double draft = 0;   // an extra prediction layer that serving leaves out

    std::int64_t moeLayers = 0;
    int mlpMatrices = 3; // 3 with a gate, 2 without

    [[nodiscard]] double attention() const { return query + key + value + attentionOutput + latent; }
    // Everything that quantised checkpoints quantise, routed experts apart.
    [[nodiscard]] double linear() const {
        return attention() + recurrent + denseUp + denseDown + sharedUp + sharedDown;
    }
    [[nodiscard]] double experts() const { return expertUp + expertDown; }
    [[nodiscard]] double total() const {
        return embedding + head + linear() + experts() + router + expertBias + small + nonText + draft;
    }
};

// Rebuilds the groups. The shape leaves open whether the MLP has a gate and which layers hold experts, so the
// common layouts are tried and the one nearest to the known total is taken; what is then left over goes to
// the small group, to a draft layer or to the non-text part, so that total() meets the published count.
// Without a known total the gated layout with experts in every layer but the first dense ones is taken.
[[nodiscard]] ParameterCounts parameterCounts(const Architecture& model);

} // namespace fitgauge::models
