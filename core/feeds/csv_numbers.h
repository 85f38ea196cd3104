// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/units/date.h"

#include <optional>
#include <string>
#include <string_view>

// Numbers, money and days as people's own tables write them.
namespace fitgauge::feeds {

// Which sign stands before the decimals. Ambiguous ("1,234": one and a bit, or a thousand and more) until
// another cell of the file decides.
enum class DecimalSign : char { Unknown = 0, Point = '.', Comma = ',' };

// What one cell tells: "2,49" and "1.234,5" a comma, "2.49" and "1,234.5" a point; "7", "1,234" and "1.234"
// nothing.
[[nodiscard]] DecimalSign decimalSignOf(std::string_view cell);

// "1.234,50 €" -> "1234.50": grouping, blanks, a currency word and "/h" taken off. A text that is no number
// comes back trimmed; a comma that nothing explains stays, so that no reader takes it for a number.
[[nodiscard]] std::string plainNumber(std::string_view cell, DecimalSign sign);

// The currency named in a cell or a header: "2.49 EUR", "€2.49", "price_usd_hour"; empty: none. "$" is USD.
[[nodiscard]] std::string currencyIn(std::string_view text);

// The number that a text begins with: "80 GB HBM3" -> 80, "8x" -> 8; plainNumber() first.
[[nodiscard]] std::optional<double> leadingNumber(std::string_view cell, DecimalSign sign);

// "2026-01-21", with a time behind it too, "2026/01/21", "21.01.2026". Day and month with slashes the other
// way round are read by nobody for sure: nothing.
[[nodiscard]] std::optional<Date> dateIn(std::string_view cell);

} // namespace fitgauge::feeds
