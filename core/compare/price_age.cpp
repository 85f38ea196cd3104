// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/compare/price_age.h"

#include <algorithm>

namespace fitgauge::compare {

int ageLimitDays(PriceSource source) {
    switch (source) {
    case PriceSource::SpotOrMarketplace:
        return 3;
    case PriceSource::LiveFeed:
        return 14;
    case PriceSource::PublishedList:
        return 400;
    }
    return 0;
}

std::optional<int> priceAgeDays(std::int32_t asOf, Date today) {
    if (asOf == OfferTable::kNoDate) {
        return std::nullopt;
    }
    return std::max(0, today - Date(asOf)); // a source may be a day ahead of the user's clock
}

PriceAge priceAge(std::int32_t asOf, PriceSource source, Date today) {
    const auto days = priceAgeDays(asOf, today);
    if (!days) {
        return PriceAge::Unknown;
    }
    return *days <= ageLimitDays(source) ? PriceAge::Fresh : PriceAge::PastLimit;
}

} // namespace fitgauge::compare
