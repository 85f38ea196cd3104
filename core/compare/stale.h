// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/compare/comparison.h"

namespace fitgauge::compare {

// How many shown rows carry a price past the age limit of its kind of source, or of unknown age. Walks at
// most `most` rows: what a bar or a status line says, not a figure to sort by.
[[nodiscard]] std::size_t shownPastAgeLimit(const Comparison& comparison, std::size_t most = 10'000);

} // namespace fitgauge::compare
