// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/compare/filter.h"
#include "core/compare/kind_figures.h"
#include "core/compare/offer_table.h"

#include <bit>
#include <cstdint>
#include <vector>

namespace fitgauge::compare {

// Rules that hide an offer, one bit each (1 << HiddenBy).
using HidingRules = std::uint16_t;

[[nodiscard]] constexpr HidingRules hidingBit(HiddenBy rule) {
    return static_cast<HidingRules>(1U << static_cast<unsigned>(rule));
}
[[nodiscard]] constexpr HidingRules withRule(HidingRules rules, HiddenBy rule) {
    return static_cast<HidingRules>(unsigned(rules) | unsigned(hidingBit(rule)));
}
// The first rule that hides, in the order of HiddenBy.
[[nodiscard]] constexpr HiddenBy firstOf(HidingRules rules) {
    return rules == 0 ? HiddenBy::Nothing : static_cast<HiddenBy>(std::countr_zero(rules));
}
// What the answer's own tests look at: these two do not take an offer out of the set it is chosen from.
inline constexpr HidingRules kTestRules = hidingBit(HiddenBy::DoesNotFit) | hidingBit(HiddenBy::MissesTarget);
[[nodiscard]] constexpr HidingRules withoutTests(HidingRules rules) {
    return static_cast<HidingRules>(rules & ~unsigned(kTestRules));
}

// A filter prepared for a table: judged once per group; only search words in the product and the price range
// are left to look at per row.
class FilterPlan {
  public:
    FilterPlan() = default;
    FilterPlan(const OfferTable& table, const Filter& filter, const std::vector<KindFigures>& kinds);

    // True when the group decides: then rulesOfGroup() is the verdict for each of its rows.
    [[nodiscard]] bool groupsDecide() const { return !m_hasWords && !m_hasPrice; }
    [[nodiscard]] HidingRules rulesOfGroup(std::uint32_t group) const { return m_rules[group]; }
    [[nodiscard]] HidingRules rulesOfRow(std::uint32_t group, std::uint32_t product,
                                         std::int64_t priceNano) const;
    [[nodiscard]] HidingRules rulesOf(const OfferTable& table, OfferTable::Row row) const {
        return rulesOfRow(table.groupIndex(row), table.productIndex(row), table.priceNano(row));
    }

  private:
    using Words = std::uint32_t; // one bit a search word
    void prepareWords(const OfferTable& table, const std::string& text);
    void preparePrice(const OfferTable& table, const Filter& filter);

    std::vector<HidingRules> m_rules; // by group
    bool m_hasWords = false;
    Words m_allWords = 0;
    std::vector<Words> m_wordsOfGroup, m_wordsOfProduct; // the second by string index
    bool m_hasPrice = false, m_unknownPricePasses = false;
    std::int64_t m_lowPrice = 0, m_highPrice = 0; // inclusive
    std::vector<std::uint8_t> m_isUsd;            // by group
};

} // namespace fitgauge::compare
