// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace fitgauge::billing {

// "a;b" -> {"a", "b"}, without blanks at the ends and without empty parts.
[[nodiscard]] std::vector<std::string> splitParts(std::string_view text, char separator);

// How well a pattern (see rule_table.h) fits a product: letters that matched, 0 for no match.
[[nodiscard]] std::size_t matchLength(std::string_view pattern, std::string_view product);

} // namespace fitgauge::billing
