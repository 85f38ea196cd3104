// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/compare/filter.h"
#include "core/compare/kind_figures.h"
#include "core/compare/offer_table.h"

#include <array>
#include <bit>
#include <cstdint>
#include <vector>

namespace fitgauge::compare {

// Rules that hide an offer, one bit each (1 << HiddenBy).
using HidingRules = std::uint32_t;
static_assert(kHiddenByCount <= 32);

[[nodiscard]] constexpr HidingRules hidingBit(HiddenBy rule) {
    return 1U << static_cast<unsigned>(rule);
}
[[nodiscard]] constexpr HidingRules withRule(HidingRules rules, HiddenBy rule) {
    return rules | hidingBit(rule);
}
// The first rule that hides, in the order of HiddenBy.
[[nodiscard]] constexpr HiddenBy firstOf(HidingRules rules) {
    return rules == 0 ? HiddenBy::Nothing : static_cast<HiddenBy>(std::countr_zero(rules));
}
// What the answer's own tests look at: these two do not take an offer out of the set it is chosen from.
inline constexpr HidingRules kTestRules = hidingBit(HiddenBy::DoesNotFit) | hidingBit(HiddenBy::MissesTarget);
[[nodiscard]] constexpr HidingRules withoutTests(HidingRules rules) {
    return rules & ~kTestRules;
}

class Comparison;

// A filter's verdicts on a table. Most filters are judged once a group; search, expressions, price and its
// age may tell the rows of a group apart and are then judged once a row, by both cores.
class FilterPlan {
  public:
    FilterPlan() = default;
    // `comparison` needs its table, workload, filter, figures of kinds and costs.
    explicit FilterPlan(const Comparison& comparison);

    // True when the group decides: then rulesOfGroup() is the verdict for each of its rows.
    [[nodiscard]] bool groupsDecide() const { return m_rowRules.empty(); }
    [[nodiscard]] HidingRules rulesOfGroup(std::uint32_t group) const { return m_rules[group]; }
    [[nodiscard]] HidingRules rulesOf(const OfferTable& table, OfferTable::Row row) const {
        const HidingRules rules = m_rules[table.groupIndex(row)];
        return groupsDecide() ? rules : rules | m_ofRowBits[m_rowRules[row]];
    }
    // True for a row that a rule of rows hides, whatever its group; only when groups do not decide.
    [[nodiscard]] bool rowIsHidden(OfferTable::Row row) const { return m_rowRules[row] != 0; }

  private:
    std::vector<HidingRules> m_rules;           // by group
    std::vector<std::uint8_t> m_rowRules;       // by row: which of kRowRules hide it; empty: none may
    std::array<HidingRules, 256> m_ofRowBits{}; // what such a set means
};

} // namespace fitgauge::compare
