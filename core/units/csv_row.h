// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/units/csv.h"
#include "core/units/date.h"
#include "core/units/money.h"
#include "core/units/tri.h"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace fitgauge {

// Typed reading of one row of a CsvTable. An empty cell is an empty optional, Tri::Unknown or an empty text,
// never zero or no. The first thing that goes wrong is kept and everything later still answers, so that a
// reader fills its struct in one go and asks error() once: CsvColumnMissing {file, column} or CsvValueBad
// {file, line, column, value}. The table must outlive the row.
class CsvRow {
  public:
    CsvRow(const CsvTable& table, std::size_t row) : m_table(table), m_row(row) {}

    [[nodiscard]] const std::string& text(std::string_view column);
    [[nodiscard]] const std::string& required(std::string_view column); // an empty cell is CsvValueBad
    [[nodiscard]] std::optional<std::int64_t> integer(std::string_view column); // >= 0
    [[nodiscard]] std::int64_t countOrZero(std::string_view column);        // >= 0; empty: not applicable, 0
    [[nodiscard]] std::optional<int> smallInteger(std::string_view column); // 0 .. 10^9
    [[nodiscard]] std::optional<double> number(std::string_view column);    // finite, >= 0
    [[nodiscard]] std::optional<std::int64_t> scaled(std::string_view column, int power); // parseScaled()
    [[nodiscard]] Tri tri(std::string_view column);                                       // 1 or y, 0 or n
    [[nodiscard]] bool flag(std::string_view column); // the same, but must be there
    [[nodiscard]] std::optional<Date> date(std::string_view column);
    [[nodiscard]] Currency currency(std::string_view column);                             // must be there
    [[nodiscard]] std::optional<Money> money(std::string_view column, Currency currency); // >= 0

    // Marks the cell as bad: for checks that only the reader knows.
    void reject(std::string_view column);
    // Marks the cell as naming something that is not there (CsvReferenceUnknown).
    void rejectReference(std::string_view column);

    [[nodiscard]] const std::optional<Error>& error() const { return m_error; }

  private:
    void fail(ErrorCode code, std::string_view column);

    const CsvTable& m_table;
    std::size_t m_row;
    std::optional<Error> m_error;
};

} // namespace fitgauge
