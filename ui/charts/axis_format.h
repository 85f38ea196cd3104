// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace fitgauge::ui {

// An axis from 0 to at least `most`, in round steps.
struct AxisScale {
    double end = 1;
    double step = 1;
    int decimals = 0; // that its labels need
};

// Steps of 1, 2, 2.5 or 5 times a power of ten, the smallest of which `mostSteps` reach `largest`. A
// `largest` that is not positive gives 0 to 1.
[[nodiscard]] AxisScale niceScale(double largest, int mostSteps);

// The same for time in minutes, with steps that clocks use (1, 2, 5, 10, 15, 30 min, whole hours, days), and
// an end that is exactly `largest`.
[[nodiscard]] AxisScale timeScale(double largestMinutes, int mostSteps);

} // namespace fitgauge::ui
