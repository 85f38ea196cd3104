// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/compare/comparison.h"
#include "core/units/tri.h"

#include <cstdint>
#include <optional>
#include <string>

// What the cells of a column hold, for tests of an expression: numbers in the column's unit (column.h), money
// in USD (empty in another currency), texts in lower case. Empty: unknown.
namespace fitgauge::compare {

// Of the columns in which all offers of a group agree.
[[nodiscard]] std::optional<double> groupNumber(const Comparison& comparison, Column column,
                                                std::uint32_t group);

struct CellText {
    std::string text;
    bool isWhole = true; // false: there may be more to it that nobody told us
};
[[nodiscard]] std::optional<CellText> groupText(const Comparison& comparison, Column column,
                                                std::uint32_t group);

// Of the others (isRowLevel()), texts apart.
[[nodiscard]] std::optional<double> rowNumber(const Comparison& comparison, Column column,
                                              OfferTable::Row row);

} // namespace fitgauge::compare
