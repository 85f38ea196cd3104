// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/billing/rule.h"
#include "core/units/result.h"

#include <cstddef>
#include <vector>

namespace fitgauge::billing {

struct CurvePoint {
    Duration length; // of the session
    Money cost;
    friend bool operator==(const CurvePoint&, const CurvePoint&) = default;
};

// Cost of one session against its length from 0 to `longest`, as a line through the returned points: a stair
// has two points at each of its exact edges. Where steps are so narrow that they would need more than
// `mostPoints` (>= 2), the straight line through the tops of the steps is returned, after the flat part of
// the minimum. First point at length 0, last at `longest`. Errors as sessionCost.
[[nodiscard]] Expected<std::vector<CurvePoint>> sessionCurve(const Rule& rule, Rate rate, Duration longest,
                                                             std::size_t mostPoints = 500);

} // namespace fitgauge::billing
