// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/catalog/facts.h"

#include <cstdint>
#include <limits>
#include <memory>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace fitgauge::compare {

// A GPU and how many of them: what sizing and speed depend on. Offers share kinds, so a slider tick evaluates
// some hundred kinds, not a million offers.
struct HardwareKind {
    std::uint32_t gpu = 0;       // index into OfferTable::gpus()
    double gpuCount = 1;         // fractional for a slice
    std::vector<int> soldCounts; // whole-card counts that the catalog sells of this GPU, ascending
};

// All offers, columnar and immutable: a feed makes a new table, nobody edits one in place. Row numbers are
// stable within a table. Built once from the catalog; some 50 bytes a row.
class OfferTable {
  public:
    static constexpr std::int64_t kNoPrice = std::numeric_limits<std::int64_t>::min();
    static constexpr std::uint32_t kNone = std::numeric_limits<std::uint32_t>::max();
    using Row = std::uint32_t;

    [[nodiscard]] static std::shared_ptr<const OfferTable> build(const catalog::Facts& facts);

    [[nodiscard]] std::size_t size() const { return m_kind.size(); }

    // Dictionaries.
    [[nodiscard]] std::span<const hardware::Gpu> gpus() const { return m_gpus; }
    [[nodiscard]] std::span<const catalog::Provider> providers() const { return m_providers; }
    [[nodiscard]] std::span<const billing::Rule> rules() const { return m_rules; }
    [[nodiscard]] std::span<const HardwareKind> kinds() const { return m_kinds; }
    [[nodiscard]] std::span<const std::string> strings() const {
        return m_strings;
    } // regions, products, sources

    // Of one row.
    [[nodiscard]] const HardwareKind& kindOf(Row row) const { return m_kinds[m_kind[row]]; }
    [[nodiscard]] std::uint32_t kindIndex(Row row) const { return m_kind[row]; }
    [[nodiscard]] const hardware::Gpu& gpuOf(Row row) const { return m_gpus[kindOf(row).gpu]; }
    [[nodiscard]] const catalog::Provider& providerOf(Row row) const { return m_providers[m_provider[row]]; }
    [[nodiscard]] const billing::Rule* ruleOf(Row row) const; // null: no rule is known
    [[nodiscard]] catalog::Market marketOf(Row row) const { return m_market[row]; }
    [[nodiscard]] int commitmentMonthsOf(Row row) const { return m_commitment[row]; }
    // Per hour for the whole offer. Empty when missing, zero or a placeholder: such a price never wins.
    [[nodiscard]] std::optional<Money> priceOf(Row row) const;
    [[nodiscard]] std::string_view regionOf(Row row) const { return m_strings[m_region[row]]; }
    [[nodiscard]] std::string_view productOf(Row row) const { return m_strings[m_product[row]]; }
    [[nodiscard]] std::string_view sourceUrlOf(Row row) const { return m_strings[m_source[row]]; }
    [[nodiscard]] std::string_view sourceKindOf(Row row) const { return m_strings[m_sourceKind[row]]; }
    [[nodiscard]] std::string_view notesOf(Row row) const { return m_strings[m_notes[row]]; }
    [[nodiscard]] std::string_view idOf(Row row) const; // stable across tables
    [[nodiscard]] std::optional<Row> rowOf(std::string_view id) const;
    [[nodiscard]] std::optional<Date> asOf(Row row) const;
    [[nodiscard]] bool gpuIsGuess(Row row) const { return m_flags[row] & kGuess; }
    // Price of the spot sibling (same provider, product, GPU, count and region), per hour.
    [[nodiscard]] std::optional<Money> spotPriceOf(Row row) const;

  private:
    friend class OfferTableBuilder;
    static constexpr std::uint8_t kGuess = 1;

    std::vector<hardware::Gpu> m_gpus;
    std::vector<catalog::Provider> m_providers;
    std::vector<billing::Rule> m_rules;
    std::vector<HardwareKind> m_kinds;
    std::vector<std::string> m_strings;

    std::vector<std::uint32_t> m_kind, m_region, m_product, m_source, m_sourceKind, m_notes, m_rule,
        m_spotRow;
    std::vector<std::uint16_t> m_provider;
    std::vector<catalog::Market> m_market;
    std::vector<std::uint8_t> m_commitment, m_flags;
    std::vector<std::int64_t> m_price; // nano per hour or kNoPrice
    std::vector<std::uint8_t> m_currency;
    std::vector<Currency> m_currencies;
    std::vector<std::int32_t> m_asOf; // days since 1970-01-01, INT32_MIN unknown
    std::vector<std::uint32_t> m_idOffset;
    std::string m_ids;
};

} // namespace fitgauge::compare
