// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/units/duration.h"
#include "core/units/money.h"
#include "core/units/result.h"

#include <optional>

namespace fitgauge::billing {

// What can happen to interruptible capacity, and how the work takes it.
struct SpotTerms {
    double reclaimsPerHour = 0;              // of one machine: 0.08 for 8 % an hour; 0 .. 60
    std::optional<Duration> checkpointEvery; // empty: the work starts over
    Duration restart;                        // until it runs again, billed
    Duration notice;                         // warning before a reclaim
    std::optional<Duration> checkpointTakes; // known and within the notice: nothing is lost but the restart
    friend bool operator==(const SpotTerms&, const SpotTerms&) = default;
};

// Reclaims come at random at a constant rate l. A piece of t hours that a reclaim throws away takes
// (e^(lt) - 1) (1/l + r) hours on average with restart time r; a job without checkpoints is one piece, one
// with checkpoints many of t = interval (checklist R-41, S-26).
struct SpotWork {
    double factor = 1;     // machine time over undisturbed time, >= 1
    double extraHours = 0; // lost work and restarts
    double interruptions = 0;
    Duration machineTime;
};

// Errors: BillingInputBad; MoneyOutOfRange is not possible here.
[[nodiscard]] Expected<SpotWork> spotWork(const SpotTerms& terms, Duration undisturbed);

// The price of an hour of finished work on spot: rate x factor, rounded once to a nano unit. Without
// checkpoints it depends on the length of the job.
[[nodiscard]] Expected<Rate> effectiveSpotRate(const SpotTerms& terms, Rate spot, Duration job);

// Live endpoint on spot (S-50): expected reclaims in a month of 730 h, and requests that they break when so
// many are in flight on average.
struct LiveInterruptions {
    double perMonth = 0;
    double failedRequests = 0;
};
[[nodiscard]] LiveInterruptions liveInterruptions(double reclaimsPerHour, double requestsInFlight);

// A share of the hours (0 .. 1000 thousandths) runs on spot with its rework, the rest on demand. Spot
// minutes are part of the pure case of 1000, on-demand ones of 0. Rounded once.
[[nodiscard]] Expected<Money> splitPlan(Rate spot, Rate onDemand, Duration hours, int spotThousandths,
                                        const SpotTerms& terms);

} // namespace fitgauge::billing
