// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/billing/rule.h"
#include "core/billing/spot.h"
#include "core/units/result.h"

#include <cstdint>
#include <optional>

namespace fitgauge::billing {

// A total of a finite job and a month of a continuous service never share a column (checklist S-51).
enum class CostBasis : std::uint8_t { Job, Month };
struct BasedCost {
    CostBasis basis = CostBasis::Month;
    Money amount;
    double idleShare = 0; // of a month; a job has none
};

// Work that ends: so much undisturbed time on one machine of `machines` that share it evenly.
struct BatchJob {
    Duration undisturbed;          // of the whole job on one machine
    int machines = 1;              // 1 .. 10000
    std::optional<SpotTerms> spot; // on interruptible capacity
};

struct JobCost {
    BasedCost cost;    // basis Job
    Duration wallTime; // expected, from the first machine's start to the end
    Money rework;      // of the cost: lost work and restarts
};

// Each machine is one run, rounded by the rule. The rework of spot is an expectation and is added as it is:
// to round an average up to increments would mean nothing. Errors: BillingRuleMissing, BillingInputBad,
// MoneyOutOfRange.
[[nodiscard]] Expected<JobCost> jobCost(const Rule& rule, Rate rate, const BatchJob& job);

} // namespace fitgauge::billing
