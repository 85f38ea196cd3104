// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/sizing/estimate.h"

#include <span>
#include <vector>

namespace fitgauge::sizing {

// One step of the precision ladder for a model and a load, on one card of a given usable size or without one.
struct PrecisionStep {
    WeightFormat weights = WeightFormat::Bf16;
    KvFormat cache = KvFormat::Bits16;
    int bits = 16;     // as the step is named: 32, 16, 8, 4
    Bytes weightBytes; // on one card
    Bytes needed;      // in all
};

// 32, 16, 8 and 4 bits. The cache is 16 bits at the first two steps and follows the weights to 8 bits where
// `cacheFollows` is set ("8-bit" then means weights and cache). Everything else is as in `serving`.
[[nodiscard]] std::vector<PrecisionStep> precisionLadder(const models::Architecture& model,
                                                         const Serving& serving, bool cacheFollows);

// Smallest number of cards out of `counts` (ascending) on which the load is comfortable, and on which it fits
// at all; 0 when none does or the card's memory is unknown.
struct CardsNeeded {
    int comfortable = 0;
    int full = 0;
};
[[nodiscard]] CardsNeeded cardsNeeded(const models::Architecture& model, const Serving& serving,
                                      const hardware::Gpu& gpu, std::span<const int> counts,
                                      ComfortPpm comfort);

// Longest context in tokens that `serving.users` sequences can hold at once within `limit` (comfortLimit() or
// the usable memory), at most the model's own longest position where that is known; 0 when not even one token
// fits.
[[nodiscard]] std::int64_t largestContext(const models::Architecture& model, const Serving& serving,
                                          const hardware::Gpu& gpu, int cards, Bytes limit);

} // namespace fitgauge::sizing
