// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/charts/axis_format.h"

#include <array>
#include <cmath>

namespace fitgauge::ui {
namespace {

constexpr double kTiny = 1e-9;

int decimalsOf(double step) {
    for (int decimals = 0; decimals < 9; ++decimals) {
        const double scaled = step * std::pow(10.0, decimals);
        if (std::abs(scaled - std::round(scaled)) < kTiny * scaled) {
            return decimals;
        }
    }
    return 9;
}

} // namespace

AxisScale niceScale(double largest, int mostSteps) {
    if (!(largest > 0) || !std::isfinite(largest)) {
        return {};
    }
    const double rough = largest / mostSteps;
    const double power = std::pow(10.0, std::floor(std::log10(rough)));
    double step = 10 * power;
    for (const double factor : {1.0, 2.0, 2.5, 5.0}) {
        if (factor * power >= rough * (1 - kTiny)) {
            step = factor * power;
            break;
        }
    }
    return {std::ceil(largest / step - kTiny) * step, step, decimalsOf(step)};
}

AxisScale timeScale(double largestMinutes, int mostSteps) {
    constexpr std::array kSteps{1.0,   2.0,   5.0,   10.0,   15.0,   30.0,   60.0,   120.0,
                                180.0, 360.0, 720.0, 1440.0, 2880.0, 7200.0, 14400.0};
    for (const double step : kSteps) {
        if (largestMinutes / step <= mostSteps) {
            return {largestMinutes, step, 0};
        }
    }
    return {largestMinutes, largestMinutes / mostSteps, 0};
}

} // namespace fitgauge::ui
