// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/billing/month_bill.h"
#include "core/compare/comparison.h"

#include <optional>
#include <vector>

namespace fitgauge::compare {

// How the rule of an offer rounds one launch of the session pattern. Empty for other profiles, for
// reservations, without a known increment, and for launches of no length.
[[nodiscard]] std::optional<billing::RoundingMultiplier> roundingOf(const Comparison& comparison,
                                                                    OfferTable::Row row);

// What a day costs after "stop" and what ends the bill. Empty without a price or a rule.
[[nodiscard]] std::optional<billing::AfterStop> afterStopOf(const Comparison& comparison,
                                                            OfferTable::Row row);

// The part of the headline cost that buys nothing and is largest, with its share of the total.
struct LargestTrap {
    billing::CostTrap trap;
    std::int64_t sharePpm = 0;
};
// Empty where the cost has no known split (bill.h) or nothing is wasted.
[[nodiscard]] std::optional<LargestTrap> largestTrapOf(const Comparison& comparison, OfferTable::Row row);

} // namespace fitgauge::compare
