// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/compare/gpu_spread.h"

#include "core/compare/price_median.h"

#include <algorithm>
#include <cmath>
#include <tuple>

namespace fitgauge::compare {
namespace {

struct Gathered {
    std::size_t offers = 0;
    std::vector<bool> providers;
    std::vector<std::int64_t> prices; // nano USD per card and hour
};

// Half up; a slice counts as its share of a card.
std::int64_t perCard(std::int64_t nano, double count) {
    return std::llround(static_cast<double>(nano) / count);
}

void gather(Gathered& gathered, const OfferTable& table, OfferTable::Row row) {
    ++gathered.offers;
    gathered.providers.resize(table.providers().size());
    gathered.providers[table.groupOf(row).provider] = true;
    const std::int64_t price = table.priceNano(row);
    const double count = table.kindOf(row).gpuCount;
    if (price != OfferTable::kNoPrice && table.currencyOf(row) == Currency() && count > 0) {
        gathered.prices.push_back(perCard(price, count));
    }
}

GpuSpread spreadOf(std::uint32_t gpu, Gathered& gathered) {
    GpuSpread spread{gpu, gathered.offers, 0, gathered.prices.size(), {}, {}, {}};
    spread.providers =
        static_cast<std::size_t>(std::count(gathered.providers.begin(), gathered.providers.end(), true));
    if (!gathered.prices.empty()) {
        const auto [least, most] = std::minmax_element(gathered.prices.begin(), gathered.prices.end());
        spread.least = Money{*least, Currency()};
        spread.most = Money{*most, Currency()};
        spread.median = Money{medianOf(gathered.prices), Currency()};
    }
    return spread;
}

} // namespace

std::vector<GpuSpread> gpuSpreads(const OfferTable& table, std::span<const OfferTable::Row> rows) {
    std::vector<Gathered> byGpu(table.gpus().size());
    for (const OfferTable::Row row : rows) {
        gather(byGpu[table.kindOf(row).gpu], table, row);
    }
    std::vector<GpuSpread> spreads;
    for (std::uint32_t gpu = 0; gpu < byGpu.size(); ++gpu) {
        if (byGpu[gpu].offers > 0) {
            spreads.push_back(spreadOf(gpu, byGpu[gpu]));
        }
    }
    const auto place = [&table](const GpuSpread& spread) {
        return std::tuple(!spread.median, spread.median ? spread.median->nano : 0, table.gpuRank(spread.gpu));
    };
    std::sort(spreads.begin(), spreads.end(),
              [&](const GpuSpread& a, const GpuSpread& b) { return place(a) < place(b); });
    return spreads;
}

} // namespace fitgauge::compare
