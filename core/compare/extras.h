// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/compare/comparison.h"
#include "core/units/bytes.h"

#include <optional>

namespace fitgauge::compare {

// What the work costs beside machine time, a month. The headline cost leaves these out; `total` is that cost
// with what is known of them.
struct ExtraCosts {
    std::optional<Money> storage; // of the volume; 0 without one, empty: nobody told us the price
    Bytes leaving;                // data that leaves in a month
    std::optional<Money> egress;  // empty: nobody told us the price
    std::optional<Money> total;   // empty without a headline cost or in another currency
    bool totalIsLowerBound = false;
    // Research with a volume: the same data fetched at every launch instead.
    std::optional<Money> fetchAgain;
    std::optional<bool> keepIsCheaper;
};

// Live and Research, whose costs are of a month; empty for jobs and without a price, and for amounts beyond
// any bill.
[[nodiscard]] std::optional<ExtraCosts> extraCostsOf(const Comparison& comparison, OfferTable::Row row);

} // namespace fitgauge::compare
