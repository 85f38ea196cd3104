// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/compare/comparison.h"
#include "core/units/money.h"

#include <optional>

namespace fitgauge::compare {

// What a unit of work costs while one machine of the offer is kept busy by the users asked for. Price and
// typical rate are of the whole machine; formulas: core/speed/cost_per_token.h.
struct UnitCost {
    std::optional<Money> answerTokens; // 1 M answer tokens; empty where there is no answer (embeddings)
    Money mixedTokens;                 // 1 M tokens, prompt and answer in the proportion of the traffic
    Money thousandRequests;            // finished ones; Batch: items
    std::optional<double> answerTokensPerUnit; // answer tokens that one unit of the currency buys
};

// Empty where the price is missing or zero, or the speed is not known.
[[nodiscard]] std::optional<UnitCost> unitCostOf(const Comparison& comparison, OfferTable::Row row);

} // namespace fitgauge::compare
