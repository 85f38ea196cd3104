// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/billing/rule.h"
#include "core/units/result.h"

namespace fitgauge::billing {

// A researcher's month: machines are started and stopped all day (checklist R-02).
struct SessionPattern {
    int launchesPerDay = 8;                  // 0 .. 1000
    Duration active = Duration::minutes(20); // of each launch
    Duration idle = Duration::minutes(10);   // of each launch, paid but unused
    int daysPerMonth = 22;                   // 0 .. 31
    bool stopWhenIdle = false; // stop instead of idling: no idle time, one more launch per break

    // Counts the restarts after breaks: a break in the middle of each launch makes two of it.
    [[nodiscard]] int launchesPerMonth() const;
    // active + idle, unless stopWhenIdle: then the longer half of the active time.
    [[nodiscard]] Duration runPerLaunch() const;
    friend bool operator==(const SessionPattern&, const SessionPattern&) = default;
};

// Parts of a bill. They sum to `total` to the last nano unit; each is >= 0 except credits (<= 0).
struct Breakdown {
    Money used;
    Money idle;
    Money rounding; // billed time beyond what ran, from increments
    Money minimum;  // billed time beyond that, from the minimum charge
    Money total;

    Money storage;
    Money egress;
    Money loads;   // of images and weights, where loading is billed
    Money credits; // <= 0
    // Parts that nobody could price: they are not in the total, which then reads "not included".
    bool storageUnknown = false, egressUnknown = false, loadsUnknown = false;
    friend bool operator==(const Breakdown&, const Breakdown&) = default;
};

// One launch, rounded by the provider's rule. Errors: MoneyOutOfRange, BillingRuleMissing, BillingInputBad.
[[nodiscard]] Expected<Breakdown> sessionCost(const Rule& rule, Rate rate, Duration active, Duration idle);

// All launches of a month: the time of each is rounded by itself, then they are summed and priced
// once. A launch is a machine of its own, so the monthly cap of one machine does not limit the sum.
[[nodiscard]] Expected<Breakdown> monthOfSessions(const Rule& rule, Rate rate, const SessionPattern& pattern);

// A machine that is never stopped, for a month of 730 h. Needs no known increment: every step in use divides
// an hour, so whole hours cost the same under any.
[[nodiscard]] Expected<Money> alwaysOnMonth(const Rule& rule, Rate rate);

} // namespace fitgauge::billing
