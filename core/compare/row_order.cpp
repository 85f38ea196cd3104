// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/compare/row_order.h"

#include "core/compare/sort_value.h"

#include <algorithm>
#include <limits>

namespace fitgauge::compare {
namespace {

using Row = OfferTable::Row;
constexpr std::uint64_t kUnknown = std::numeric_limits<std::uint64_t>::max();

// Unknown stays the largest in both directions.
std::uint64_t directed(const std::optional<std::uint64_t>& value, bool descending) {
    if (!value) {
        return kUnknown;
    }
    return std::min(descending ? ~*value : *value, kUnknown - 1);
}

void stableSortBy(const Comparison& comparison, const SortKey& key, std::vector<Row>& rows) {
    const OfferTable& table = comparison.table();
    std::vector<std::pair<std::uint64_t, Row>> keyed;
    keyed.reserve(rows.size());
    if (isRowLevel(key.column)) {
        for (const Row row : rows) {
            keyed.emplace_back(directed(rowSortValue(comparison, key.column, row), key.descending), row);
        }
    } else {
        std::vector<std::uint64_t> ofGroup;
        for (std::uint32_t group = 0; group < table.groups().size(); ++group) {
            ofGroup.push_back(directed(groupSortValue(comparison, key.column, group), key.descending));
        }
        for (const Row row : rows) {
            keyed.emplace_back(ofGroup[table.groupIndex(row)], row);
        }
    }
    std::stable_sort(keyed.begin(), keyed.end(),
                     [](const auto& a, const auto& b) { return a.first < b.first; });
    std::transform(keyed.begin(), keyed.end(), rows.begin(), [](const auto& entry) { return entry.second; });
}

} // namespace

void sortRows(const Comparison& comparison, std::vector<OfferTable::Row>& rows) {
    const auto& keys = comparison.order().keys;
    for (auto key = keys.rbegin(); key != keys.rend(); ++key) { // last key first: each pass is stable
        stableSortBy(comparison, *key, rows);
    }
    if (!keys.empty() && keys.front().column == Column::Cost) {
        std::stable_partition(rows.begin(), rows.end(),
                              [&](Row row) { return runs(comparison.memory(row).fit); });
    }
}

} // namespace fitgauge::compare
