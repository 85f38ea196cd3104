// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/speed/target.h"

#include <algorithm>
#include <cmath>

namespace fitgauge::speed {

namespace {

Verdict judge(bool typicalMeets, bool slowMeets) {
    return slowMeets ? Verdict::Meets : typicalMeets ? Verdict::Borderline : Verdict::Misses;
}

// The worse of two, NoTarget aside.
Verdict worse(Verdict a, Verdict b) {
    const auto rank = [](Verdict v) {
        switch (v) {
        case Verdict::NoTarget:
            return 0;
        case Verdict::Meets:
            return 1;
        case Verdict::Borderline:
            return 2;
        case Verdict::Misses:
            return 3;
        case Verdict::Unknown:
            return 4;
        }
        return 4;
    };
    return rank(a) >= rank(b) ? a : b;
}

SpeedEstimate ask(const Machine& m, Traffic traffic, std::int64_t users) {
    traffic.users = users;
    return estimateOn(m, traffic);
}

bool carries(const Machine& m, const Traffic& traffic, const SpeedTarget& target, std::int64_t users) {
    const SpeedEstimate e = ask(m, traffic, users);
    const Verdict verdict = testTarget(e, target).verdict;
    return e.basis != Basis::NoData && e.usersRunning >= users &&
           (verdict == Verdict::Meets || verdict == Verdict::NoTarget);
}

SpeedEstimate formula(const Machine& m, const Traffic& traffic) {
    return estimateServingSpeed(m.constants, m.model, m.serving, traffic, m.gpu, m.cards, m.settings);
}

} // namespace

SpeedEstimate estimateOn(const Machine& machine, const Traffic& traffic) {
    const SpeedEstimate estimate = formula(machine, traffic);
    if (machine.ownRun == nullptr) {
        return estimate;
    }
    const OwnRun& run = *machine.ownRun;
    return withOwnRun(estimate, formula(machine, trafficOf(run, traffic)), run);
}

TargetResult testTarget(const SpeedEstimate& e, const SpeedTarget& target) {
    TargetResult result;
    const bool unknown = e.basis == Basis::NoData;
    if (target.firstTokenSeconds) {
        const double most = *target.firstTokenSeconds;
        result.firstToken = unknown ? Verdict::Unknown
                                    : judge(e.firstToken.typicalSlot <= most, e.firstToken.slowSlot <= most);
    }
    if (target.tokensPerSecondPerUser) {
        const double least = *target.tokensPerSecondPerUser;
        const Figure& rate = e.perUserTokensPerSecond;
        result.perUser = unknown ? Verdict::Unknown : judge(rate.typical >= least, rate.slow >= least);
    }
    result.verdict = worse(result.firstToken, result.perUser);
    return result;
}

std::optional<std::int64_t> largestConcurrency(const Machine& machine, const Traffic& traffic,
                                               const SpeedTarget& target, std::int64_t limit) {
    if (ask(machine, traffic, 1).basis == Basis::NoData) {
        return std::nullopt;
    }
    const auto good = [&](std::int64_t users) { return carries(machine, traffic, target, users); };
    if (!good(1)) {
        return 0;
    }
    std::int64_t low = 1;
    std::int64_t high = 2;
    while (high <= limit && good(high)) {
        low = high;
        high *= 2;
    }
    high = std::min(high, limit + 1);
    while (high - low > 1) {
        const std::int64_t middle = low + (high - low) / 2;
        (good(middle) ? low : high) = middle;
    }
    return low;
}

std::optional<ReplicaPlan> replicasFor(const Machine& machine, const Traffic& traffic,
                                       const SpeedTarget& target, double peakRequestsPerSecond) {
    constexpr std::int64_t kMostUsers = 4096;   // what engines schedule at once
    constexpr double kMostMachines = 1'000'000; // above, the wish is a typing error
    if (!std::isfinite(peakRequestsPerSecond) || !(peakRequestsPerSecond > 0)) {
        return std::nullopt;
    }
    const auto users = largestConcurrency(machine, traffic, target, kMostUsers);
    if (!users || *users < 1) {
        return std::nullopt;
    }
    const double capacity = ask(machine, traffic, *users).requestsPerSecond.slow;
    const double machines = std::ceil(peakRequestsPerSecond / capacity - 1e-9);
    if (!(machines <= kMostMachines)) {
        return std::nullopt;
    }
    return ReplicaPlan{*users, capacity, std::max<std::int64_t>(1, static_cast<std::int64_t>(machines))};
}

} // namespace fitgauge::speed
