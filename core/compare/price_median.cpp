// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/compare/price_median.h"

#include <algorithm>

namespace fitgauge::compare {

std::int64_t medianOf(std::vector<std::int64_t>& prices) {
    const auto middle = prices.begin() + static_cast<std::ptrdiff_t>(prices.size() / 2);
    std::nth_element(prices.begin(), middle, prices.end());
    if (prices.size() % 2 == 1) {
        return *middle;
    }
    const std::int64_t below = *std::max_element(prices.begin(), middle);
    return below + (*middle - below) / 2;
}

} // namespace fitgauge::compare
