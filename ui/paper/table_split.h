// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <vector>

namespace fitgauge::ui {

// How a table's columns go on paper: shrunk down to kSmallestText of the body size, and if that is not
// enough, split into parts that each begin with the first `kept` columns.
struct TableSplit {
    double scale = 1;                            // of text and widths
    std::vector<std::vector<std::size_t>> parts; // column indices
};
inline constexpr double kSmallestText = 0.75;

// `widths` in layout units at full size, `kept` columns repeated in every part. No column is ever left out,
// even if it alone is wider than the page.
[[nodiscard]] TableSplit splitColumns(const std::vector<double>& widths, std::size_t kept, double pageWidth);

} // namespace fitgauge::ui
