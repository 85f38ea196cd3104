// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

namespace fitgauge::ui {

// A wanted column, left to right. `drop` says how readily it gives way when the table is narrow: the lowest
// first, from the right; kNeverDrops stays: then names get narrower, and at last the table scrolls sideways.
struct FitColumn {
    static constexpr int kNeverDrops = 100;
    int width = 0;
    int drop = 0;
    bool stretches = false; // text: takes the first share of room that is left
    bool isFixed = false;   // set by the user, or the check box
};

// Widths of the columns in `room`; 0 for a column that is dropped. Left-over room goes to text columns up to
// half their width, then to all that are not fixed.
[[nodiscard]] std::vector<int> fitColumns(const std::vector<FitColumn>& columns, int room);

} // namespace fitgauge::ui
