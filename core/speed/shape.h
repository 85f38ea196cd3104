// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/models/architecture.h"
#include "core/sizing/workload.h"

#include <optional>

namespace fitgauge::speed {

// What a pass through the model reads and multiplies, whole model, before it is split over cards.
struct Shape {
    double denseBytes = 0;    // read every step: all but routed experts and the input embedding
    double expertBytes = 0;   // all routed experts
    double residentBytes = 0; // what lies in memory
    double activeParameters = 0;
    double headParameters = 0; // vocabulary x hidden: the output matrix
    double expertsTotal = 0;   // routed experts a layer, 0 for a dense model
    double expertsActive = 0;
    double layers = 0;
    double hidden = 0;
    double attentionWidth = 0; // heads x head width of the scores, for attention on prompts
    double kvHeads = 1;
    double kvBytesPerToken = 0; // of a layer stack that keeps everything
    double recurrentBytes = 0;  // state of linear and state-space layers, one sequence
    double growingShare = 1;    // part of kvBytesPerToken whose cache grows with the context
    double windowTokens = 0;    // where the rest stops growing
    double scoringLayers = 0;   // layers that attend to the prompt
    bool isMla = false;
    bool is4BitWeightOnly = false; // AWQ, GPTQ: unpacked on the way to 16-bit products
    bool isNf4 = false;
    bool isQuantised = false; // below 16 bits

    [[nodiscard]] bool isMixture() const { return expertsTotal > 0; }
    // Tokens of cache that are read a step for a sequence of `context` tokens, in full-cache tokens.
    [[nodiscard]] double cachedTokens(double context) const;
    // Tokens that the average prompt token attends to, times two.
    [[nodiscard]] double attendedTokens(double prompt) const;
};

// Empty when layers, widths or the parameter count are missing. GGUF formats store the output matrix in their
// own width, servers keep it at 16 bits.
[[nodiscard]] std::optional<Shape> shapeOf(const models::Architecture& model, sizing::WeightFormat weights,
                                           sizing::KvFormat keys, sizing::KvFormat values);

// Bytes a weight of a format takes, scales included.
[[nodiscard]] double bytesPerWeight(sizing::WeightFormat weights);
[[nodiscard]] bool isGguf(sizing::WeightFormat weights);

} // namespace fitgauge::speed
