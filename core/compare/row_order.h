// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/compare/comparison.h"

#include <vector>

namespace fitgauge::compare {

// Brings `rows` (ascending) into the comparison's order: keys in turn, ties by row number, unknown last. When
// the cost leads, offers that do not run stand below all that do, whatever they cost.
void sortRows(const Comparison& comparison, std::vector<OfferTable::Row>& rows);

} // namespace fitgauge::compare
