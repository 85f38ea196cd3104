// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/compare/comparison.h"

#include <functional>
#include <string>
#include <string_view>

namespace fitgauge::report {

struct CsvOptions {
    std::vector<compare::Column> columns; // empty: all
    char delimiter = ',';
    char decimalPoint = '.';
    bool byteOrderMark = false;
    bool headerBlock =
        true; // lines that start with '#': version, time, profile, inputs, filters, oldest price
    std::string programVersion; // "0.1.0"
    std::string createdAt;      // ISO 8601, given by the caller: core has no clock
};

// RFC 4180, CRLF, UTF-8: header row "id (unit)", then the rows of the comparison as shown, in order. Figures
// are the comparison's own, plain, with the currency beside them. Text that a spreadsheet would run as a
// formula is guarded with a leading apostrophe (guardedCell() of core/units/spreadsheet.h, which also reads
// it back). `write` gets pieces of text and returns false to stop (disk full): then false comes back.
[[nodiscard]] bool writeCsv(const compare::Comparison& comparison, const CsvOptions& options,
                            const std::function<bool(std::string_view)>& write);

} // namespace fitgauge::report
