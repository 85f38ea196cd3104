// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/billing/traffic.h"
#include "core/units/money.h"
#include "core/units/result.h"
#include "core/units/tri.h"

#include <optional>

namespace fitgauge::billing {

// A worker that is started by a request and stopped some time after the last one.
struct ScaleToZeroTerms {
    Duration service;              // of one request, > 0
    Duration keepWarm;             // billed after the last request
    Duration coldStart;            // until a started worker answers
    Tri coldStartBilled = Tri::No; // unknown: not in the cost, see ScaleToZeroMonth
};

// Expectations for one day. Requests arrive at random (Poisson) within each hour or burst; a worker is billed
// while any request runs and `keepWarm` after it. For an even hour of rate l per second: active share
// 1 - exp(-l (s + w)), cold starts 3600 l exp(-l (s + w)) (interface notes, "Scale to zero").
struct ScaleToZeroDay {
    double activeHours = 0; // 0..24
    double coldStarts = 0;
    double requests = 0;
    [[nodiscard]] double waitingShare() const { return requests > 0 ? coldStarts / requests : 0; }
};

// Costs of a month of 730 h.
struct ScaleToZeroMonth {
    ScaleToZeroDay day;
    Money active;                // while requests run, and kept warm
    std::optional<Money> starts; // billed cold starts; empty where nobody says whether they are billed
    [[nodiscard]] Money total() const { return starts ? active + *starts : active; }
};

// BillingInputBad for a shape or terms that make no sense, or negative traffic.
[[nodiscard]] Expected<ScaleToZeroDay> scaleToZeroDay(const TrafficShape& shape, double requestsPerDay,
                                                      const ScaleToZeroTerms& terms);
[[nodiscard]] Expected<ScaleToZeroMonth> scaleToZeroMonth(const TrafficShape& shape, double requestsPerDay,
                                                          const ScaleToZeroTerms& terms, Rate activeRate);

} // namespace fitgauge::billing
