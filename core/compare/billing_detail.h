// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/billing/credits.h"
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

// What the provider's credit for new users pays of this work. Its expiry is told in words only,
// so the whole credit counts as usable in the first month. Empty without a credit, a cost, or in another
// currency, and for jobs.
struct CreditUse {
    std::optional<std::int64_t> sessions; // whole ones; Research
    billing::CreditedMonths months;
};
[[nodiscard]] std::optional<CreditUse> creditUseOf(const Comparison& comparison, OfferTable::Row row);

// Price of an hour of finished work on interruptible capacity, rework included. Empty for other offers
// and, where the job keeps no checkpoints, while its length is not known.
[[nodiscard]] std::optional<Rate> effectiveSpotRateOf(const Comparison& comparison, OfferTable::Row row);

// A month of waiting for machines: launches x time until ready, least and most.
struct Waiting {
    Duration low, high;
};
// Empty for other profiles and where nobody gives the time.
[[nodiscard]] std::optional<Waiting> monthlyWaitingOf(const Comparison& comparison, OfferTable::Row row);

} // namespace fitgauge::compare
