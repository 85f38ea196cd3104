// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/compare/comparison.h"

#include <vector>

namespace fitgauge::compare {

// The rows that nothing hides in the comparison's order: keys in turn, ties by row number, unknown last. When
// the cost leads, offers that do not run stand below all that do, whatever they cost.
[[nodiscard]] std::vector<OfferTable::Row> orderedRows(const Comparison& comparison);

} // namespace fitgauge::compare
