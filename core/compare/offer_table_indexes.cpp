// SPDX-License-Identifier: GPL-3.0-or-later
// What a table looks up: made once its rows are in.
#include "core/compare/offer_table_builder.h"

#include <algorithm>
#include <bit>
#include <cmath>
#include <functional>
#include <numeric>
#include <unordered_map>

namespace fitgauge::compare {

// NeedsCards asks for machines that really are on sale: whole cards, of a part that is known.
void OfferTableBuilder::listSoldCounts() {
    std::vector<std::vector<int>> counts(m_table->m_gpus.size());
    for (const HardwareKind& kind : m_table->m_kinds) {
        if (!kind.gpuIsGuess && kind.gpuCount >= 1 && kind.gpuCount == std::floor(kind.gpuCount)) {
            counts[kind.gpu].push_back(static_cast<int>(kind.gpuCount));
        }
    }
    for (auto& list : counts) {
        std::sort(list.begin(), list.end());
    }
    for (HardwareKind& kind : m_table->m_kinds) {
        kind.soldCounts = counts[kind.gpu];
    }
}

// The cheapest spot offer of the same provider, product, hardware and region; of equal ones the first.
void OfferTableBuilder::linkSpotSiblings() {
    struct Place {
        std::uint32_t provider, kind, region, product;
        bool operator==(const Place&) const = default;
    };
    struct PlaceHash {
        std::size_t operator()(const Place& place) const {
            const std::uint64_t low = std::uint64_t(place.product) << 32U | place.region;
            const std::uint64_t high = std::uint64_t(place.provider) << 32U | place.kind;
            return (low ^ (high * 0x9E3779B97F4A7C15ULL)) * 0xC2B2AE3D27D4EB4FULL >> 7U;
        }
    };
    OfferTable& table = *m_table;
    const auto placeOf = [&table](OfferTable::Row row) {
        const OfferGroup& group = table.groupOf(row);
        return Place{group.provider, group.kind, group.region, table.m_product[row]};
    };
    std::unordered_map<Place, OfferTable::Row, PlaceHash> cheapest;
    for (OfferTable::Row row = 0; row < table.size(); ++row) {
        if (table.marketOf(row) == catalog::Market::Spot && table.m_price[row] != OfferTable::kNoPrice) {
            const auto [entry, isNew] = cheapest.try_emplace(placeOf(row), row);
            if (!isNew && table.m_price[row] < table.m_price[entry->second]) {
                entry->second = row;
            }
        }
    }
    table.m_spotRow.assign(table.size(), OfferTable::kNone);
    for (OfferTable::Row row = 0; row < table.size() && !cheapest.empty(); ++row) {
        if (const auto found = cheapest.find(placeOf(row)); found != cheapest.end()) {
            table.m_spotRow[row] = found->second;
        }
    }
}

void OfferTableBuilder::sortByPrice() {
    OfferTable& table = *m_table;
    // No price is the largest as an unsigned number.
    std::vector<std::pair<std::uint64_t, OfferTable::Row>> keyed;
    keyed.reserve(table.size());
    for (OfferTable::Row row = 0; row < table.size(); ++row) {
        keyed.emplace_back(static_cast<std::uint64_t>(table.m_price[row]), row);
    }
    std::sort(keyed.begin(), keyed.end());
    table.m_byPrice.reserve(table.size());
    for (const auto& [price, row] : keyed) {
        table.m_byPrice.push_back(row);
    }
}

void OfferTableBuilder::listRowsOfGroups() {
    OfferTable& table = *m_table;
    table.m_groupBegin.assign(table.m_groups.size() + 1, 0);
    for (const std::uint32_t group : table.m_group) {
        ++table.m_groupBegin[group + 1];
    }
    std::partial_sum(table.m_groupBegin.begin(), table.m_groupBegin.end(), table.m_groupBegin.begin());
    std::vector<std::uint32_t> next = table.m_groupBegin;
    table.m_groupRows.resize(table.size());
    table.m_groupDays.resize(table.m_groups.size());
    table.m_groupPrices.assign(table.m_groups.size(), {OfferTable::kNoPrice, OfferTable::kNoPrice});
    for (const OfferTable::Row row : table.m_byPrice) {
        const std::uint32_t group = table.m_group[row];
        table.m_groupRows[next[group]++] = row;
        const std::int64_t price = table.m_price[row];
        if (price != OfferTable::kNoPrice) {
            auto& [least, most] = table.m_groupPrices[group];
            least = least == OfferTable::kNoPrice ? price : least;
            most = price; // rows come by price
        }
        const std::int32_t day = table.m_asOf[row];
        if (day != OfferTable::kNoDate && table.m_price[row] != OfferTable::kNoPrice) {
            OfferTable::Days& days = table.m_groupDays[group];
            days.oldest = days.oldest == OfferTable::kNoDate ? day : std::min(days.oldest, day);
            days.youngest = std::max(days.youngest, day);
        }
    }
}

// Of equal ids the first row is found.
void OfferTableBuilder::indexIds() {
    OfferTable& table = *m_table;
    table.m_byId.assign(std::bit_ceil(2 * table.size() + 1), OfferTable::kNone);
    const std::size_t mask = table.m_byId.size() - 1;
    for (OfferTable::Row row = 0; row < table.size(); ++row) {
        std::size_t slot = std::hash<std::string_view>{}(table.idOf(row)) & mask;
        while (table.m_byId[slot] != OfferTable::kNone) {
            slot = (slot + 1) & mask;
        }
        table.m_byId[slot] = row;
    }
}

} // namespace fitgauge::compare
