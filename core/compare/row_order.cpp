// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/compare/row_order.h"

#include "core/compare/cost_order.h"
#include "core/compare/radix_sorter.h"
#include "core/compare/sort_value.h"

#include <algorithm>

namespace fitgauge::compare {
namespace {

using Row = OfferTable::Row;

bool groupRuns(const Comparison& comparison, std::uint32_t group) {
    return runs(comparison.kindFigures(comparison.table().groups()[group].kind).memory.fit);
}

// Price x billed time of one row, or kUnknownValue.
std::uint64_t costValue(std::int64_t priceNano, std::int64_t billedMs) {
    if (billedMs < 0 || priceNano == OfferTable::kNoPrice) {
        return kUnknownValue;
    }
    const auto cost = exactCost(priceNano, Duration::milliseconds(billedMs));
    return cost ? static_cast<std::uint64_t>(*cost) : kUnknownValue;
}

// No cost of the table lies outside; only the keys' sharpness depends on how near they are.
std::optional<ValueBounds> costBounds(const OfferTable& table, const BilledTimes& billed) {
    ValueBounds bounds;
    for (std::uint32_t group = 0; group < billed.size(); ++group) {
        const auto [least, most] = table.pricesOfGroup(group);
        if (billed[group] < 0 || least == OfferTable::kNoPrice) {
            continue;
        }
        const std::uint64_t low = costValue(least, billed[group]);
        const std::uint64_t high = costValue(most, billed[group]);
        if (high == kUnknownValue) {
            return std::nullopt;
        }
        bounds = {std::min(bounds.least, low), std::max(bounds.most, high)};
    }
    return bounds;
}

// One slider tick sorts a million rows: values come from arrays by group wherever they can.
class Sorter {
  public:
    explicit Sorter(const Comparison& comparison)
        : m_comparison(comparison), m_table(comparison.table()), m_sorter(m_table.size()) {}

    void collectShown() {
        std::vector<std::uint8_t> isShown(m_table.groups().size());
        for (std::uint32_t group = 0; group < isShown.size(); ++group) {
            isShown[group] = m_comparison.hiding().rulesOfGroup(group) == 0 ? 1 : 0;
        }
        if (m_comparison.hiding().groupsDecide()) {
            collect([&](Row row) { return isShown[m_table.groupIndex(row)] != 0; });
        } else {
            collect([&](Row row) { return m_comparison.hiding().rulesOf(m_table, row) == 0; });
        }
    }

    void collectAll() {
        collect([](Row) { return true; });
    }

    void sortBy(const SortKey& key) {
        if (key.column == Column::Cost) {
            sortByCost(billedTimes(m_comparison), key.descending);
        } else if (key.column == Column::Price) {
            const auto usdPrice = [this](Row row) {
                const bool isUsd = m_table.currencyOf(row) == Currency();
                return costValue(m_table.priceNano(row), isUsd ? Duration::hours(1).inMilliseconds() : -1);
            };
            m_sorter.sortBy(usdPrice, Spread::Logarithmic, key.descending);
        } else if (isRowLevel(key.column)) {
            const auto value = [&](Row row) {
                return rowSortValue(m_comparison, key.column, row).value_or(kUnknownValue);
            };
            m_sorter.sortBy(value, Spread::Even, key.descending);
        } else {
            sortByGroupValue(key);
        }
    }

    void sortByCost(const BilledTimes& billed, bool descending) {
        const auto value = [&](Row row) {
            return costValue(m_table.priceNano(row), billed[m_table.groupIndex(row)]);
        };
        m_sorter.sortBy(value, Spread::Logarithmic, descending, costBounds(m_table, billed));
    }

    void keepTableOrder() {
        m_sorter.sortBy([](Row) { return std::uint64_t(0); }, Spread::Even, false, ValueBounds{0, 0});
    }

    // Rows that do not run go below the others.
    void putRunningFirst() {
        std::vector<std::uint64_t> stands(m_table.groups().size());
        bool allRun = true;
        for (std::uint32_t group = 0; group < stands.size(); ++group) {
            const bool doesRun = groupRuns(m_comparison, group);
            stands[group] = doesRun ? 0 : 1;
            allRun = allRun && (doesRun || m_comparison.hiding().rulesOfGroup(group) != 0);
        }
        if (!allRun) {
            m_sorter.sortBy([&](Row row) { return stands[m_table.groupIndex(row)]; }, Spread::Even, false,
                            ValueBounds{0, 1});
        }
    }

    [[nodiscard]] std::vector<Row> rows() const { return m_sorter.rows(); }

  private:
    template<typename IsShown>
    void collect(const IsShown& isShown) {
        const std::size_t all = m_table.size();
        const std::size_t parts = m_sorter.parts();
        const std::size_t half = parts == 1 ? all : all / 2;
        m_sorter.setBegin(1, half);
        inParts(parts, [&](std::size_t part) {
            Keyed* const segment = m_sorter.segment(part);
            std::size_t count = 0;
            const auto end = static_cast<Row>(part == 0 ? half : all);
            for (auto row = static_cast<Row>(part == 0 ? 0 : half); row < end; ++row) {
                segment[count].row = row; // kept only if the count moves on
                count += isShown(row) ? 1U : 0U;
            }
            m_sorter.setCount(part, count);
        });
    }

    void sortByGroupValue(const SortKey& key) {
        std::vector<std::uint64_t> values(m_table.groups().size());
        for (std::uint32_t group = 0; group < values.size(); ++group) {
            values[group] = groupSortValue(m_comparison, key.column, group).value_or(kUnknownValue);
        }
        makeDense(values);
        m_sorter.sortBy([&](Row row) { return values[m_table.groupIndex(row)]; }, Spread::Even,
                        key.descending, boundsOf(values));
    }

    static ValueBounds boundsOf(const std::vector<std::uint64_t>& values) {
        ValueBounds bounds;
        for (const std::uint64_t value : values) {
            if (value != kUnknownValue) {
                bounds = {std::min(bounds.least, value), std::max(bounds.most, value)};
            }
        }
        return bounds;
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

std::shared_ptr<const CostOrder> makeCostOrder(const Comparison& comparison, BilledTimes billed) {
    Sorter sorter(comparison);
    sorter.collectAll();
    sorter.sortByCost(billed, false);
    auto order = std::make_shared<CostOrder>();
    order->rows = sorter.rows();
    order->billed = std::move(billed);
    order->groups.reserve(order->rows.size());
    for (const Row row : order->rows) {
        order->groups.push_back(comparison.table().groupIndex(row));
    }
    return order;
}

// The rows at the places that stay, in order; at most `most` do.
template<typename Stays>
std::vector<Row> kept(const std::vector<Row>& rows, std::size_t most, const Stays& stays) {
    std::vector<Row> list(most + 1); // a row is written before it is known whether it stays
    std::size_t count = 0;
    for (std::size_t i = 0; i < rows.size(); ++i) {
        list[count] = rows[i];
        count += stays(i) ? 1U : 0U;
    }
    list.resize(count);
    return list;
}

// Walks the kept order: shown rows that run, then the other shown ones.
std::vector<Row> walked(const Comparison& comparison, const CostOrder& order) {
    const FilterPlan& hiding = comparison.hiding();
    std::vector<std::uint8_t> place(comparison.table().groups().size()); // 0 first, 1 below, 2 hidden
    std::array<std::size_t, 3> sizes{};
    for (std::uint32_t group = 0; group < place.size(); ++group) {
        place[group] = hiding.rulesOfGroup(group) != 0 ? 2 : groupRuns(comparison, group) ? 0 : 1;
        sizes[place[group]] += comparison.table().groupSize(group);
    }
    const auto inGroup = [&](std::size_t i, std::size_t which) { return place[order.groups[i]] == which; };
    std::array<std::vector<Row>, 2> lists;
    for (std::size_t which = 0; which < 2; ++which) {
        if (sizes[which] == 0) {
            continue;
        }
        if (hiding.groupsDecide()) {
            lists[which] = kept(order.rows, sizes[which], [&](std::size_t i) { return inGroup(i, which); });
        } else {
            lists[which] = kept(order.rows, sizes[which], [&](std::size_t i) {
                return inGroup(i, which) & !hiding.rowIsHidden(order.rows[i]);
            });
        }
    }
    lists[0].insert(lists[0].end(), lists[1].begin(), lists[1].end());
    return std::move(lists[0]);
}

// The order of the profile: cost, ascending. Empty where the rows have to be sorted.
std::optional<std::vector<Row>> fromKeptOrder(const Comparison& comparison) {
    const std::vector<SortKey>& keys = comparison.order().keys;
    const bool isLarge = partsFor(comparison.table().size()) > 1;
    if (!isLarge || keys != std::vector<SortKey>{SortKey{}}) {
        return std::nullopt;
    }
    CostOrderCache& cache = comparison.table().costOrders();
    BilledTimes billed = billedTimes(comparison);
    auto order = cache.find(billed);
    if (!order && cache.isWanted(billed)) {
        order = makeCostOrder(comparison, std::move(billed));
        cache.keep(order);
    }
    return order ? std::optional(walked(comparison, *order)) : std::nullopt;
}

} // namespace

std::vector<OfferTable::Row> orderedRows(const Comparison& comparison) {
    if (auto rows = fromKeptOrder(comparison)) {
        return *std::move(rows);
    }
    Sorter sorter(comparison);
    sorter.collectShown();
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
    return sorter.rows();
}

} // namespace fitgauge::compare
