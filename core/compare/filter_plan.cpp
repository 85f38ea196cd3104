// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/compare/filter_plan.h"

#include "core/compare/comparison.h"
#include "core/compare/expression_mask.h"
#include "core/compare/group_judge.h"
#include "core/compare/in_parts.h"

#include <limits>

namespace fitgauge::compare {
namespace {

using Row = OfferTable::Row;

// Rules that may tell the rows of a group apart, and their bits in a row's byte.
constexpr auto kRowRules = std::to_array(
    {HiddenBy::Search, HiddenBy::Expression, HiddenBy::ColumnFilter, HiddenBy::Price, HiddenBy::PriceAge});

constexpr std::uint8_t rowBit(HiddenBy rule) {
    std::uint8_t bit = 1;
    for (const HiddenBy each : kRowRules) {
        if (each == rule) {
            break;
        }
        bit = static_cast<std::uint8_t>(bit << 1U);
    }
    return bit;
}

// One expression whose verdicts a rule takes.
struct Judged {
    HiddenBy rule;
    bool unknownPasses;
    ExpressionMask mask;

    [[nodiscard]] bool passes(Tri verdict) const {
        return verdict == Tri::Yes || (verdict == Tri::Unknown && unknownPasses);
    }
};

// Price and its age, prepared for a look at one row.
class PriceRules {
  public:
    PriceRules(const OfferTable& table, const Workload& workload, const Filter& filter)
        : m_table(table)
        , m_filter(filter)
        , m_hasPrice(!filter.priceNano.isOpen() || filter.pricedOnly)
        , m_hasAge(filter.ageDaysAtMost || filter.freshOnly)
        , m_low(filter.priceNano.low.value_or(0))
        , m_high(filter.priceNano.high.value_or(std::numeric_limits<std::int64_t>::max())) {
        constexpr int kEver = std::numeric_limits<int>::max();
        for (const OfferGroup& group : table.groups()) {
            const int limit = filter.freshOnly ? ageLimitDays(group.source) : kEver;
            const int most = std::min(limit, filter.ageDaysAtMost.value_or(kEver));
            // The oldest day that passes; a day that is not known is older than any.
            m_oldest.push_back(static_cast<std::int32_t>(
                std::max<std::int64_t>(std::int64_t(workload.today.daysSinceEpoch()) - most,
                                       OfferTable::kNoDate + std::int64_t(1))));
            m_isUsd.push_back(table.currencyAt(group.currency) == Currency() ? 1 : 0);
        }
    }

    [[nodiscard]] bool isNeeded() const { return m_hasPrice || m_hasAge; }

    [[nodiscard]] std::uint8_t operator()(Row row) const {
        const std::uint32_t group = m_table.groupIndex(row);
        const std::int64_t price = m_table.priceNano(row);
        std::uint8_t bits = 0;
        if (m_hasPrice && !pricePasses(group, price)) {
            bits = rowBit(HiddenBy::Price);
        }
        if (m_hasAge && !agePasses(group, m_table.asOfDays(row))) {
            bits = static_cast<std::uint8_t>(bits | rowBit(HiddenBy::PriceAge));
        }
        return bits;
    }

  private:
    [[nodiscard]] bool pricePasses(std::uint32_t group, std::int64_t price) const {
        if (m_filter.pricedOnly && price == OfferTable::kNoPrice) {
            return false;
        }
        const bool known = price != OfferTable::kNoPrice && m_isUsd[group] != 0;
        const bool unknownPasses = m_filter.includeUnknown || m_filter.priceNano.isOpen();
        return known ? price >= m_low && price <= m_high : unknownPasses;
    }
    [[nodiscard]] bool agePasses(std::uint32_t group, std::int32_t day) const {
        return day == OfferTable::kNoDate ? m_filter.includeUnknown : day >= m_oldest[group];
    }

    const OfferTable& m_table;
    const Filter& m_filter;
    bool m_hasPrice, m_hasAge;
    std::int64_t m_low, m_high; // inclusive
    std::vector<std::int32_t> m_oldest;
    std::vector<std::uint8_t> m_isUsd; // by group
};

std::vector<Judged> expressionsOf(const Comparison& comparison, const std::optional<Expression>& search) {
    const Filter& filter = comparison.filter();
    std::vector<Judged> judged;
    if (search) {
        judged.push_back({HiddenBy::Search, false, {comparison, *search}});
    }
    if (filter.expression) {
        judged.push_back({HiddenBy::Expression, filter.includeUnknown, {comparison, *filter.expression}});
    }
    for (const ColumnFilter& column : filter.columns) {
        judged.push_back({HiddenBy::ColumnFilter, filter.includeUnknown, {comparison, column.expression}});
    }
    return judged;
}

std::uint8_t rowBitsOf(const std::vector<Judged>& judged, const PriceRules& prices, Row row) {
    std::uint8_t bits = prices.isNeeded() ? prices(row) : std::uint8_t(0);
    for (const Judged& each : judged) {
        if (!each.mask.groupsDecide() && !each.passes(each.mask.ofRow(row))) {
            bits = static_cast<std::uint8_t>(bits | rowBit(each.rule));
        }
    }
    return bits;
}

} // namespace

FilterPlan::FilterPlan(const Comparison& comparison) {
    const OfferTable& table = comparison.table();
    const Filter& filter = comparison.filter();
    const GroupJudge judge(table, filter, comparison.allKindFigures());
    m_rules.reserve(table.groups().size());
    for (const OfferGroup& group : table.groups()) {
        m_rules.push_back(judge(group));
    }
    const std::optional<Expression> search = parseSearch(filter.text);
    const std::vector<Judged> judged = expressionsOf(comparison, search);
    bool rowsDiffer = false;
    for (const Judged& each : judged) {
        rowsDiffer = rowsDiffer || !each.mask.groupsDecide();
        for (std::uint32_t group = 0; each.mask.groupsDecide() && group < m_rules.size(); ++group) {
            const bool passes = each.passes(each.mask.ofGroup(group));
            m_rules[group] = passes ? m_rules[group] : withRule(m_rules[group], each.rule);
        }
    }
    const PriceRules prices(table, comparison.workload(), filter);
    if (!rowsDiffer && !prices.isNeeded()) {
        return;
    }
    for (std::size_t bits = 0; bits < m_ofRowBits.size(); ++bits) {
        for (const HiddenBy rule : kRowRules) {
            m_ofRowBits[bits] |= (bits & rowBit(rule)) != 0 ? hidingBit(rule) : 0U;
        }
    }
    m_rowRules.resize(table.size());
    const std::size_t parts = partsFor(table.size());
    inParts(parts, [&](std::size_t part) {
        const auto end = static_cast<Row>(table.size() * (part + 1) / parts);
        for (auto row = static_cast<Row>(table.size() * part / parts); row < end; ++row) {
            m_rowRules[row] = rowBitsOf(judged, prices, row);
        }
    });
}

} // namespace fitgauge::compare
