// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/speed/serving_model.h"

namespace fitgauge::speed {

// llama.cpp: layers are split over the cards, so more cards hold more and do not generate faster.
struct LlamaModel {
    const Constants& constants;
    const Shape& shape;
    const Device& device;
    int cards = 1;
};

// Seconds of one token for each of `sequences` with `context` cached tokens.
[[nodiscard]] PassCost llamaTokenPass(const LlamaModel& model, double sequences, double context);

// Seconds of a prompt alone.
[[nodiscard]] double llamaPromptSeconds(const LlamaModel& model, double tokens);

[[nodiscard]] ServingFigures serveWithLlama(const LlamaModel& model, const ReplicaLoad& load);

} // namespace fitgauge::speed
