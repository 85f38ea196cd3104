// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/billing/exact.h"
#include "core/billing/rule.h"
#include "core/units/result.h"

#include <string>
#include <vector>

namespace fitgauge::billing {

// How long a machine was in one state, as a provider names it (facts/README of the catalog lists the words).
struct StateTime {
    std::string state;
    Exact seconds; // >= 0
};

// One start, or one replica, from its first state to its last.
using Run = std::vector<StateTime>;

// What was rented, for a bill of computing time.
struct RunList {
    Exact pricePerHour; // of one unit, in `currency`; >= 0
    Currency currency;
    Exact multiplier = 1;        // a tier or region above the listed price; > 0
    std::int64_t count = 1;      // units that went through the same runs; 0 .. 1,000,000
    Duration minimumReservation; // paid up front for each start; 0: none
    std::vector<Run> runs;
};

// Seconds of one run that are charged at the machine's price, by the rule: the billed states together,
// brought to increments and to the minimum, at most the cap of each month, at least the share that is due
// while off. Without a known increment only whole hours have an answer: every step in use divides an hour.
// Errors: BillingRuleMissing {provider} (where = "increment" or "state NAME"), BillingInputBad.
[[nodiscard]] Expected<Duration> billedTimeOf(const Rule& rule, const Run& run, Duration minimumReservation);

// The charge for all runs of all units, exact: rounding of time is done, rounding of money is not.
// `minimumMoney` of the rule is applied once for each unit. Errors as above.
[[nodiscard]] Expected<Exact> runListCost(const Rule& rule, const RunList& list);

// An amount as this provider charges it: cut, rounded or left exact, then rounded once to `decimals` (0..9).
[[nodiscard]] Expected<Money> chargedAmount(const Rule& rule, const Exact& amount, Currency currency,
                                            int decimals);

} // namespace fitgauge::billing
