// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/compare/row_order.h"

#include "core/compare/radix_sorter.h"
#include "core/compare/sort_value.h"

#include <algorithm>

namespace fitgauge::compare {
namespace {

using Row = OfferTable::Row;

// One slider tick sorts a million rows: values come from arrays by group wherever they can.
class Sorter {
  public:
    explicit Sorter(const Comparison& comparison)
        : m_comparison(comparison), m_table(comparison.table()), m_sorter(m_table.size()) {
        collect();
    }

    void sortBy(const SortKey& key) {
        if (key.column == Column::Cost) {
            sortByCost(key.descending);
        } else if (key.column == Column::Price) {
            fill([this](Row row) {
                const std::int64_t price = m_table.priceNano(row);
                const bool isKnown = price != OfferTable::kNoPrice && m_table.currencyOf(row) == Currency();
                return isKnown ? static_cast<std::uint64_t>(price) : kUnknownValue;
            });
            m_sorter.sort(Spread::Logarithmic, key.descending);
        } else if (isRowLevel(key.column)) {
            fill(
                [&](Row row) { return rowSortValue(m_comparison, key.column, row).value_or(kUnknownValue); });
            m_sorter.sort(Spread::Even, key.descending);
        } else {
            sortByGroupValue(key);
        }
    }

    void keepTableOrder() {
        fill([](Row) { return std::uint64_t(0); });
        m_sorter.sort(Spread::Even, false);
    }

    // Rows that do not run go below the others.
    void putRunningFirst() {
        std::vector<std::uint64_t> stands(m_table.groups().size());
        bool allRun = true;
        for (std::uint32_t group = 0; group < stands.size(); ++group) {
            const bool doesRun = runs(m_comparison.kindFigures(m_table.groups()[group].kind).memory.fit);
            stands[group] = doesRun ? 0 : 1;
            allRun = allRun && (doesRun || m_comparison.hiding().rulesOfGroup(group) != 0);
        }
        if (!allRun) {
            fill([&](Row row) { return stands[m_table.groupIndex(row)]; });
            m_sorter.sort(Spread::Even, false);
        }
    }

    [[nodiscard]] std::vector<Row> take() {
        const std::span<Keyed> sorted = m_sorter.rows();
        std::vector<Row> rows(sorted.size());
        for (std::size_t i = 0; i < sorted.size(); ++i) {
            rows[i] = sorted[i].row;
        }
        return rows;
    }

  private:
    void collect() {
        const std::size_t all = m_table.size();
        std::vector<std::uint8_t> isShown(m_table.groups().size());
        for (std::uint32_t group = 0; group < isShown.size(); ++group) {
            isShown[group] = m_comparison.hiding().rulesOfGroup(group) == 0 ? 1 : 0;
        }
        const bool groupsDecide = m_comparison.hiding().groupsDecide();
        const std::size_t parts = m_sorter.parts();
        m_sorter.setBegin(parts - 1, parts == 1 ? 0 : all / 2);
        inParts(parts, [&](std::size_t part) {
            const auto begin = static_cast<Row>(part == 0 ? 0 : all / 2);
            const auto end = static_cast<Row>(parts == 1 || part == 1 ? all : all / 2);
            Keyed* const segment = m_sorter.segment(part);
            std::size_t count = 0;
            for (Row row = begin; row < end; ++row) {
                segment[count].row = row; // kept only if the count moves on
                const bool shown = groupsDecide ? isShown[m_table.groupIndex(row)] != 0
                                                : m_comparison.hiding().rulesOf(m_table, row) == 0;
                count += shown ? 1 : 0;
            }
            m_sorter.setCount(part, count);
        });
    }

    template<typename ValueOf>
    void fill(const ValueOf& valueOf) {
        m_sorter.fill([&](Keyed& keyed) { keyed.value = valueOf(keyed.row); });
    }

    void sortByCost(bool descending) {
        std::vector<std::int64_t> billed(m_table.groups().size()); // ms; -1: no cost
        for (std::uint32_t group = 0; group < billed.size(); ++group) {
            const Payment& payment = m_comparison.costs().paymentOf(group);
            billed[group] = payment.noCost == NoCost::HasCost ? payment.billed.inMilliseconds() : -1;
        }
        fill([&](Row row) {
            const std::int64_t ms = billed[m_table.groupIndex(row)];
            const std::int64_t price = m_table.priceNano(row);
            if (ms < 0 || price == OfferTable::kNoPrice) {
                return kUnknownValue;
            }
            const auto cost = exactCost(price, Duration::milliseconds(ms));
            return cost ? static_cast<std::uint64_t>(*cost) : kUnknownValue;
        });
        m_sorter.sort(Spread::Logarithmic, descending);
    }

    void sortByGroupValue(const SortKey& key) {
        std::vector<std::uint64_t> values(m_table.groups().size());
        for (std::uint32_t group = 0; group < values.size(); ++group) {
            values[group] = groupSortValue(m_comparison, key.column, group).value_or(kUnknownValue);
        }
        makeDense(values);
        fill([&](Row row) { return values[m_table.groupIndex(row)]; });
        m_sorter.sort(Spread::Even, key.descending);
    }

    // Few different values become 0, 1, 2 ...: then one radix pass is enough.
    static void makeDense(std::vector<std::uint64_t>& values) {
        constexpr std::size_t kMostDifferent = 2000;
        std::vector<std::uint64_t> different;
        for (const std::uint64_t value : values) {
            const auto place = std::lower_bound(different.begin(), different.end(), value);
            if (value != kUnknownValue && (place == different.end() || *place != value)) {
                different.insert(place, value);
                if (different.size() > kMostDifferent) {
                    return;
                }
            }
        }
        for (std::uint64_t& value : values) {
            if (value != kUnknownValue) {
                value = static_cast<std::uint64_t>(
                    std::lower_bound(different.begin(), different.end(), value) - different.begin());
            }
        }
    }

    const Comparison& m_comparison;
    const OfferTable& m_table;
    RadixSorter m_sorter;
};

} // namespace

std::vector<OfferTable::Row> orderedRows(const Comparison& comparison) {
    Sorter sorter(comparison);
    const auto& keys = comparison.order().keys;
    if (keys.empty()) {
        sorter.keepTableOrder();
    }
    for (auto key = keys.rbegin(); key != keys.rend(); ++key) { // last key first: each sort is stable
        sorter.sortBy(*key);
    }
    if (!keys.empty() && keys.front().column == Column::Cost) {
        sorter.putRunningFirst();
    }
    return sorter.take();
}

} // namespace fitgauge::compare
