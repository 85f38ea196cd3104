// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/models/architecture.h"
#include "core/sizing/layout.h"
#include "core/units/csv.h"

#include <optional>
#include <string>
#include <string_view>

namespace fitgauge::bench {

// One measured run: a row of a file with the columns of measured_memory.csv, and the model it was matched to.
class MemoryCase {
  public:
    MemoryCase(const CsvTable& table, std::size_t row, const models::Architecture* model)
        : m_table(&table), m_row(row), m_model(model) {}

    [[nodiscard]] const std::string& text(std::string_view column) const {
        return m_table->at(m_row, column);
    }
    [[nodiscard]] std::optional<double> number(std::string_view column) const;
    [[nodiscard]] double number(std::string_view column, double otherwise) const {
        return number(column).value_or(otherwise);
    }
    [[nodiscard]] const std::string& id() const { return text("case_id"); }
    [[nodiscard]] const models::Architecture* model() const { return m_model; }
    [[nodiscard]] sizing::Layout layout() const;
    // Lower case text of a column contains a word.
    [[nodiscard]] bool says(std::string_view column, std::string_view word) const;
    // "name=123" in the notes, as engines print their settings.
    [[nodiscard]] std::optional<double> setting(std::string_view name) const;

  private:
    const CsvTable* m_table;
    std::size_t m_row;
    const models::Architecture* m_model;
};

// What came out for one quantity of one case: a figure, or the reason why there is none.
struct Prediction {
    std::string quantity;
    std::string caseId;
    std::string source;  // for leave-one-source-out
    std::string class_;  // engine, format or method, for --detail
    double measured = 0; // GiB
    std::optional<double> predicted;
    std::string reason;

    [[nodiscard]] double errorPercent() const; // absolute; predicted must be there
};

} // namespace fitgauge::bench
