// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/feeds/csv_columns.h"
#include "core/feeds/csv_numbers.h"

#include <string_view>

namespace fitgauge::feeds {

// How a table of one's own is written: found out once, before its rows are read.
struct CsvLayout {
    CsvColumns columns;
    std::map<std::string, std::string> values; // our word -> one value for the whole file
    char delimiter = ',';
    DecimalSign decimals = DecimalSign::Point;

    // The cell, else the value for the whole file, else empty.
    [[nodiscard]] std::string_view text(const std::vector<std::string>& fields, CsvField field) const;
    [[nodiscard]] std::optional<double> number(const std::vector<std::string>& fields, CsvField field) const;
};

// Lines before the header that begin with "#" are remarks, of which "# map WORD = HEADER" and
// "# set WORD = VALUE" count; what the context says goes before them. The delimiter is the one of , ; tab |
// that makes most of the header; the decimal sign is what the cells tell, a comma where only the delimiter ;
// tells. Nothing when no header with a card or product and a price is found.
[[nodiscard]] std::optional<CsvLayout> findLayout(std::string_view text, const Context& context);

} // namespace fitgauge::feeds
