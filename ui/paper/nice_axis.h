// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace fitgauge::ui {

// A zero-based axis whose steps are 1, 2 or 5 times a power of ten.
struct NiceAxis {
    double end = 1; // >= the highest value
    double step = 1;
    int decimals = 0; // of its labels
};
// 4 to 9 lines for values up to `highest`.
[[nodiscard]] NiceAxis niceAxis(double highest);

} // namespace fitgauge::ui
