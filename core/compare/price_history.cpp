// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/compare/price_history.h"

#include "core/compare/price_median.h"

#include <algorithm>
#include <cmath>

namespace fitgauge::compare {
namespace {

// A price and the days on which it stood; both count.
struct Stretch {
    std::int64_t nano = 0;
    std::int32_t from = 0, until = 0;
};

void addToday(std::vector<Stretch>& stretches, const OfferTable& table, std::uint32_t gpu,
              catalog::Market market, std::int32_t today) {
    for (std::uint32_t group = 0; group < table.groups().size(); ++group) {
        const OfferGroup& shared = table.groups()[group];
        const HardwareKind& kind = table.kinds()[shared.kind];
        if (kind.gpu != gpu || shared.market != market || kind.gpuCount <= 0 ||
            !(table.currencyAt(shared.currency) == Currency())) {
            continue;
        }
        for (const OfferTable::Row row : table.rowsOfGroup(group)) {
            const std::int64_t price = table.priceNano(row);
            const std::int32_t since = table.sinceDays(row);
            if (price != OfferTable::kNoPrice) {
                stretches.push_back({std::llround(static_cast<double>(price) / kind.gpuCount),
                                     since == OfferTable::kNoDate ? today : std::min(since, today), today});
            }
        }
    }
}

// Days on which a price begins, or the day after it ended.
std::vector<std::int32_t> daysOfChange(const std::vector<Stretch>& stretches, std::int32_t today) {
    std::vector<std::int32_t> days{today};
    for (const Stretch& stretch : stretches) {
        days.push_back(stretch.from);
        days.push_back(std::min(stretch.until, today - 1) + 1);
    }
    std::ranges::sort(days);
    days.erase(std::unique(days.begin(), days.end()), days.end());
    return days;
}

std::vector<std::int32_t> thinned(const std::vector<std::int32_t>& days) {
    if (days.size() <= kMostHistoryDays) {
        return days;
    }
    std::vector<std::int32_t> kept;
    for (std::size_t i = 0; i < kMostHistoryDays; ++i) {
        kept.push_back(days[i * (days.size() - 1) / (kMostHistoryDays - 1)]);
    }
    return kept;
}

} // namespace

PriceHistory priceHistory(const OfferTable& table, std::uint32_t gpu, catalog::Market market, Date today) {
    const std::int32_t last = today.daysSinceEpoch();
    std::vector<Stretch> stretches;
    addToday(stretches, table, gpu, market, last);
    const std::size_t present = stretches.size();
    for (const PastReading& past : table.pastReadings(gpu)) {
        if (past.market == market && past.from <= last) {
            stretches.push_back({past.nanoPerCard, past.from, std::min(past.until, last)});
        }
    }
    PriceHistory history;
    std::vector<std::int64_t> prices;
    for (const std::int32_t day : thinned(daysOfChange(stretches, last))) {
        prices.clear();
        for (const Stretch& stretch : stretches) {
            if (stretch.from <= day && day <= stretch.until) {
                prices.push_back(stretch.nano);
            }
        }
        if (!prices.empty()) {
            const auto [least, most] = std::ranges::minmax(prices);
            const std::size_t count = prices.size();
            const std::int64_t median = medianOf(prices);
            history.days.push_back({Date(day), count, {least, {}}, {median, {}}, {most, {}}});
        }
    }
    history.hasPast = stretches.size() > present || history.days.size() > 1;
    return history;
}

} // namespace fitgauge::compare
