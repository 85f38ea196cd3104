// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/billing/job_cost.h"

#include "core/billing/input_check.h"

namespace fitgauge::billing {
namespace {

// Evenly shared; the last begun millisecond counts for every machine.
Duration shareOf(Duration work, int machines) {
    return Duration::milliseconds((work.inMilliseconds() + machines - 1) / machines);
}

} // namespace

Expected<JobCost> jobCost(const Rule& rule, Rate rate, const BatchJob& job) {
    constexpr int kMostMachines = 10'000;
    const auto known = checkedRule(rule);
    const auto price = checkedRate(rate);
    const auto time = checkedTime("undisturbed", job.undisturbed);
    const auto machines = checkedCount("machines", job.machines, kMostMachines);
    if (!known || !price || !time || !machines || job.machines == 0) {
        return !known      ? Unexpected(known.error())
               : !price    ? Unexpected(price.error())
               : !time     ? Unexpected(time.error())
               : !machines ? Unexpected(machines.error())
                           : fail(ErrorCode::BillingInputBad, {"machines", "0"});
    }
    const Duration undisturbed = shareOf(job.undisturbed, job.machines);
    const auto work = spotWork(job.spot.value_or(SpotTerms()), undisturbed);
    if (!work) {
        return Unexpected(work.error());
    }
    const Duration billed = billedTime(rule, undisturbed);
    const Duration extra = work->machineTime - undisturbed;
    const auto cost = rate.times((billed + extra) * job.machines);
    const auto without = rate.times(billed * job.machines);
    if (!cost || !without) {
        return Unexpected(cost ? without.error() : cost.error());
    }
    return JobCost{{CostBasis::Job, *cost, 0}, work->machineTime, *cost - *without};
}

} // namespace fitgauge::billing
