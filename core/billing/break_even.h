// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/billing/scale_to_zero.h"
#include "core/units/money.h"
#include "core/units/result.h"

#include <optional>
#include <vector>

namespace fitgauge::billing {

// A machine that never stops, as the other side of a comparison with scale to zero.
struct AlwaysOn {
    Rate rate;
    double requestsPerDay = 0; // that one machine carries within the target, on this traffic's shape; > 0
};

struct TrafficPoint {
    double requestsPerDay = 0;
    Money monthly; // 730 h
    friend bool operator==(const TrafficPoint&, const TrafficPoint&) = default;
};

struct BreakEven {
    std::vector<TrafficPoint> alwaysOn;    // a stair: two points where a further machine is needed
    std::vector<TrafficPoint> scaleToZero; // sampled, at most `mostPoints`
    std::optional<double> crossing;        // least requests a day from which always-on is the cheaper one
};

// Monthly cost against requests a day from 0 to `mostRequests` (checklist S-40). One worker serves all
// overlapping requests. Always-on lines are horizontal as long as one machine carries the traffic. Unknown
// billing of cold starts leaves them out of the scale-to-zero line. Errors: BillingInputBad, MoneyOutOfRange.
[[nodiscard]] Expected<BreakEven> breakEven(const AlwaysOn& machine, const TrafficShape& shape,
                                            const ScaleToZeroTerms& terms, Rate activeRate,
                                            double mostRequests, std::size_t mostPoints = 200);

} // namespace fitgauge::billing
