// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/compare/unit_cost.h"

#include "core/speed/cost_per_token.h"

namespace fitgauge::compare {

std::optional<UnitCost> unitCostOf(const Comparison& comparison, OfferTable::Row row) {
    const auto price = comparison.table().priceOf(row);
    const auto* speed = comparison.figures(row).speed;
    if (!price || price->nano <= 0 || speed == nullptr || speed->basis == speed::Basis::NoData) {
        return {};
    }
    const auto answer = speed::costPerMillionTokens(*price, speed->outputTokensPerSecond.typical);
    const auto mixed = speed::costPerMillionTokens(*price, speed->totalTokensPerSecond.typical);
    const auto request = speed::costPerItems(*price, speed->requestsPerSecond.typical, 1'000);
    const auto perUnit = speed::tokensPerCurrencyUnit(*price, speed->outputTokensPerSecond.typical);
    if (!mixed || !request) {
        return {};
    }
    UnitCost cost{{}, *mixed, *request, {}};
    if (answer && perUnit) {
        cost.answerTokens = *answer;
        cost.answerTokensPerUnit = *perUnit;
    }
    return cost;
}

} // namespace fitgauge::compare
