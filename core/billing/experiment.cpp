// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/billing/experiment.h"

#include "core/billing/input_check.h"

namespace fitgauge::billing {

Expected<Experiment> experiment(const Rule& rule, Rate rate, const Wait& wait, Duration run) {
    const Duration known = wait.queue.value_or(Duration()) + wait.provision.value_or(Duration());
    if (const auto time = checkedTime("wait", known); !time) {
        return Unexpected(time.error());
    }
    const auto bill = sessionCost(rule, rate, run, Duration());
    if (!bill) {
        return Unexpected(bill.error());
    }
    return Experiment{known + run, wait.provision.has_value(), bill->total};
}

std::optional<Duration> waitingPerMonth(const SessionPattern& pattern, const Wait& wait) {
    if (!wait.provision) {
        return std::nullopt;
    }
    return (wait.queue.value_or(Duration()) + *wait.provision) * pattern.launchesPerMonth();
}

} // namespace fitgauge::billing
