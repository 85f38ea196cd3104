// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/compare/offer_table.h"

#include <vector>

namespace fitgauge::compare {

// What one card cost on a day, over all offers of which a price is known to have stood then.
struct PriceDay {
    Date day;
    std::size_t prices = 0;    // never zero
    Money least, median, most; // USD per card and hour
    friend bool operator==(const PriceDay&, const PriceDay&) = default;
};

struct PriceHistory {
    std::vector<PriceDay> days; // ascending; between two of them nothing changed
    bool hasPast = false;       // some day is older than the youngest reading: there is a history to show
    friend bool operator==(const PriceHistory&, const PriceHistory&) = default;
};

// At most this many days; of more, evenly spread ones with the first and the last.
inline constexpr std::size_t kMostHistoryDays = 240;

// The prices of a part on one market from the first known day to `today`. A price stands from the day it was
// first read to the day before another one was, and those of today's offers until today; suspect prices and
// other currencies are left out. Guessed parts count with the part that they name.
[[nodiscard]] PriceHistory priceHistory(const OfferTable& table, std::uint32_t gpu, catalog::Market market,
                                        Date today);

} // namespace fitgauge::compare
