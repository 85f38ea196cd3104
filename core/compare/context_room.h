// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/compare/comparison.h"
#include "core/sizing/ladder.h"
#include "core/sizing/offload.h"

#include <cstdint>
#include <optional>

namespace fitgauge::compare {

// Longest context in tokens for the users that the workload asks for, on the cards of one offer.
struct ContextRoom {
    std::int64_t comfortable = 0; // within the comfort line
    std::int64_t full = 0;        // within usable memory
};

// Empty for training, a slice of a card, an unknown card or model kind. About 40 sizings.
[[nodiscard]] std::optional<ContextRoom> contextRoomOf(const Comparison& comparison, OfferTable::Row row);

// Cards of this offer's GPU that the load needs, among the counts that the catalog sells in one machine;
// 0 where none of them does. Empty for training and unknown memory.
[[nodiscard]] std::optional<sizing::CardsNeeded> cardsNeededOf(const Comparison& comparison,
                                                               OfferTable::Row row);

// How llama.cpp would split the model between the cards of this offer and host memory. Empty unless the load
// would spill (Fit::WouldSpill) under that engine.
[[nodiscard]] std::optional<sizing::LayerSplit> layerSplitOf(const Comparison& comparison,
                                                             OfferTable::Row row);

} // namespace fitgauge::compare
