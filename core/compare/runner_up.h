// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/compare/comparison.h"

#include <optional>

namespace fitgauge::compare {

// cost - reference, of the amounts as people read them: two decimals below 100, none from there on. So the
// difference agrees with the two figures beside it. Same currency (asserted by Money).
[[nodiscard]] Money costGap(Money cost, Money reference);

// What stands behind "the cheapest of 35".
struct Passing {
    std::size_t count = 0;                   // offers of the filtered set that pass every test
    std::optional<OfferTable::Row> runnerUp; // the cheapest of them beside the answer
    std::optional<Money> gap;                // costGap of the runner-up to the answer
};

// One walk over the table.
[[nodiscard]] Passing passingOffers(const Comparison& comparison);

} // namespace fitgauge::compare
