// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/billing/rule.h"
#include "core/units/csv.h"
#include "core/units/result.h"

#include <optional>
#include <string>
#include <vector>

namespace fitgauge::billing {

// One row of billing_rules.csv, read cell by cell. Empty cells are empty optionals; the first bad cell is
// remembered and reported by failure().
class RowReader {
  public:
    RowReader(const CsvTable& table, std::size_t row) : m_table(table), m_row(row) {}

    [[nodiscard]] const std::string& text(const char* column) const { return m_table.at(m_row, column); }
    // A number of `unit`s with up to nine decimals, to the millisecond, at least `least`.
    std::optional<Duration> time(const char* column, Duration unit, Duration least);
    // A decimal number times `scale`, as an integer in 0 .. most.
    std::optional<std::int64_t> number(const char* column, std::int64_t scale, std::int64_t most);
    std::optional<Money> money(const char* column); // in the row's currency, else USD
    std::optional<Currency> currency(const char* column);
    std::optional<Date> date(const char* column);
    std::vector<Rate> rates(const char* column); // "0.01 USD;0.01 EUR"
    Tri yesNo(const char* column);               // 1, 0 or empty
    Rounding rounding();                         // up, half up, down
    AmountRounding amountRounding();             // carried, or a rule and decimals: "down 2"

    void reject(const char* column);
    [[nodiscard]] bool good() const { return m_bad.empty(); }
    [[nodiscard]] Unexpected failure() const;

  private:
    const CsvTable& m_table;
    std::size_t m_row;
    std::string m_bad;
};

} // namespace fitgauge::billing
