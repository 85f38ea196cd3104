// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/compare/stale.h"

#include <algorithm>

namespace fitgauge::compare {

std::size_t shownPastAgeLimit(const Comparison& comparison, std::size_t most) {
    const auto& rows = comparison.rows();
    const auto end = rows.begin() + static_cast<std::ptrdiff_t>(std::min(most, rows.size()));
    return static_cast<std::size_t>(std::count_if(rows.begin(), end, [&](OfferTable::Row row) {
        return comparison.figures(row).age != PriceAge::Fresh;
    }));
}

} // namespace fitgauge::compare
