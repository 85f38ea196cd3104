// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <vector>

namespace fitgauge::compare {

// The middle one; of an even number the mean of the two in the middle, rounded down. Reorders the prices,
// which must not be empty.
[[nodiscard]] std::int64_t medianOf(std::vector<std::int64_t>& prices);

} // namespace fitgauge::compare
