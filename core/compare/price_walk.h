// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/compare/comparison.h"

#include <vector>

namespace fitgauge::compare {

// The shown rows by price, ascending, from the order that the table keeps: nothing is sorted. Those with a
// price in USD come first, then the others by row, as a sort by Column::Price leaves them. Uses two threads.
[[nodiscard]] std::vector<OfferTable::Row> rowsByPrice(const Comparison& comparison);

} // namespace fitgauge::compare
