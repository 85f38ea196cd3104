// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/paper/nice_axis.h"

#include <algorithm>
#include <cmath>

namespace fitgauge::ui {

NiceAxis niceAxis(double highest) {
    constexpr double kFewestSteps = 3;
    if (!(highest > 0)) {
        return {};
    }
    const double rough = highest / kFewestSteps;
    const double power = std::pow(10.0, std::floor(std::log10(rough)));
    const double lead = rough / power;
    const double step = (lead >= 5 ? 5 : lead >= 2 ? 2 : 1) * power;
    const double end = std::ceil(highest / step - 1e-9) * step;
    const int decimals = static_cast<int>(std::max(0.0, -std::floor(std::log10(step) + 1e-9)));
    return {end, step, decimals};
}

} // namespace fitgauge::ui
