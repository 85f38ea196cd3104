// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/compare/comparison.h"

#include <span>
#include <string>

namespace fitgauge::report {

// Some rows as text for the clipboard, with a header of ids and units. Cells are machineText(),
// guarded against spreadsheets and without characters that act (core/units/spreadsheet.h).
[[nodiscard]] std::string rowsAsTsv(const compare::Comparison& comparison,
                                    std::span<const compare::OfferTable::Row> rows,
                                    std::span<const compare::Column> columns);
// A pipe table; what Markdown would read as a mark is escaped.
[[nodiscard]] std::string rowsAsMarkdown(const compare::Comparison& comparison,
                                         std::span<const compare::OfferTable::Row> rows,
                                         std::span<const compare::Column> columns);

} // namespace fitgauge::report
