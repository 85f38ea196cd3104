// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/billing/rule.h"
#include "core/billing/traffic.h"
#include "core/units/result.h"

#include <vector>

namespace fitgauge::billing {

// How machines follow the traffic of a day.
struct ScalingTerms {
    double requestsPerHour = 0; // that one machine serves within the target, > 0
    int minReplicas = 0;        // never below this; always on
    Duration scaleDownAfter;    // a machine stays this long after its last work
    bool scales = true;         // false: the machines of the busiest time run all day
};

// A piece of the day in which nothing changes.
struct DaySegment {
    Duration from, to; // since midnight
    double busy = 0;   // machines' worth of work
    int paid = 0;      // machines that are billed
    friend bool operator==(const DaySegment&, const DaySegment&) = default;
};

struct DayPlan {
    std::vector<DaySegment> segments; // cover 0..24 h without gaps
    Duration paid;                    // machine time of a day
    double busyHours = 0;
    int peakReplicas = 0;
    [[nodiscard]] double idleShare() const; // of what is paid; 0 where nothing is
};

// A typical day among equal ones. Each machine's run is billed by `rule` from its start: time that is paid
// for anyway is not given back, so a machine that is needed again before its increment ends goes on (S-35).
// Errors: BillingRuleMissing, BillingInputBad.
[[nodiscard]] Expected<DayPlan> dayPlan(const Rule& rule, const TrafficShape& shape, double requestsPerDay,
                                        const ScalingTerms& terms);

// The month of 730 h that consists of such days.
[[nodiscard]] Expected<Money> monthOfDays(const DayPlan& plan, Rate rate);

} // namespace fitgauge::billing
