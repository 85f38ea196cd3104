// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/hardware/gpu.h"

#include <optional>

namespace fitgauge::speed {

// How long a run takes on another card: scaled by the 16-bit peak and by the memory bandwidth. The truth is
// expected between the two ("scaled from specs") until a logged run replaces it.
struct ScaledRunTime {
    double low = 0;  // seconds
    double high = 0; // seconds
};

// `seconds` > 0 on `from`. Empty when either data sheet misses both figures; where one figure is missing the
// other gives both ends.
[[nodiscard]] std::optional<ScaledRunTime> scaleRunTime(double seconds, const hardware::Gpu& from,
                                                        const hardware::Gpu& to);

} // namespace fitgauge::speed
