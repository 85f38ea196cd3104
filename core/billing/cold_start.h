// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/billing/rule.h"
#include "core/units/bytes.h"
#include "core/units/result.h"

#include <optional>

namespace fitgauge::billing {

// Steps until a started machine answers (checklist S-36, S-37). Empty: nobody told us.
struct ColdStartTerms {
    std::optional<Duration> allocate;
    std::optional<Duration> imageLoad;
    bool imageCached = false; // then its load takes no time
    Bytes weights;
    double bytesPerSecond = 0;    // at which weights are read; 0: unknown
    bool weightsOnVolume = false; // attached: nothing is fetched at a start
    Duration warmUp;
};

struct ColdStart {
    Duration known;       // sum of the known steps
    bool complete = true; // false: "+ unknown wait"
    Duration loading;     // the part that fetches image and weights
};

// BillingInputBad for negative times.
[[nodiscard]] Expected<ColdStart> coldStart(const ColdStartTerms& terms);

// What loads cost in a month: starts x loading time at the machine's price. 0 where loading is free, empty
// where nobody says whether it is billed. `starts` may be an expectation.
[[nodiscard]] Expected<std::optional<Money>> loadsCost(const ColdStart& start, double starts,
                                                       Tri loadingBilled, Rate rate);

} // namespace fitgauge::billing
