// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/billing/session.h"

#include "core/billing/input_check.h"

#include <algorithm>

namespace fitgauge::billing {
namespace {

// Billed time by what it was for: each stage holds the ones before it, so differences of prices sum exactly.
struct TimeStages {
    Duration used;
    Duration withIdle;
    Duration withRounding;
    Duration billed;
};

TimeStages stagesOf(const Rule& rule, Duration active, Duration idle) {
    const Duration ran = active + idle;
    const Duration billed = billedTime(rule, ran);
    const Duration rounded = std::min(roundedTime(rule, ran), billed);
    // A rule that rounds down bills less than what ran: then use comes first, and idle gives way.
    const Duration paidRun = std::min(ran, billed);
    return {std::min(active, paidRun), paidRun, std::max(paidRun, rounded), billed};
}

TimeStages operator*(const TimeStages& stages, std::int64_t n) {
    return {stages.used * n, stages.withIdle * n, stages.withRounding * n, stages.billed * n};
}

TimeStages operator+(const TimeStages& a, const TimeStages& b) {
    return {a.used + b.used, a.withIdle + b.withIdle, a.withRounding + b.withRounding, a.billed + b.billed};
}

Expected<Breakdown> priced(const TimeStages& stages, Rate rate) {
    const auto used = rate.times(stages.used);
    const auto withIdle = rate.times(stages.withIdle);
    const auto withRounding = rate.times(stages.withRounding);
    const auto total = rate.times(stages.billed);
    for (const auto* part : {&used, &withIdle, &withRounding, &total}) {
        if (!*part) {
            return Unexpected(part->error());
        }
    }
    Breakdown bill;
    bill.used = *used;
    bill.idle = *withIdle - *used;
    bill.rounding = *withRounding - *withIdle;
    bill.minimum = *total - *withRounding;
    bill.total = *total;
    const Money nothing{0, rate.currency};
    bill.storage = bill.egress = bill.loads = bill.credits = nothing;
    return bill;
}

Expected<bool> checkedInput(const Rule& rule, Rate rate, Duration active, Duration idle) {
    if (auto known = checkedRule(rule); !known) {
        return known;
    }
    if (const auto price = checkedRate(rate); !price) {
        return Unexpected(price.error());
    }
    if (const auto time = checkedTime("active", active); !time) {
        return Unexpected(time.error());
    }
    if (const auto time = checkedTime("idle", idle); !time) {
        return Unexpected(time.error());
    }
    return true;
}

Expected<bool> checkedCounts(const SessionPattern& pattern) {
    if (const auto n = checkedCount("launchesPerDay", pattern.launchesPerDay, 1000); !n) {
        return Unexpected(n.error());
    }
    if (const auto n = checkedCount("daysPerMonth", pattern.daysPerMonth, 31); !n) {
        return Unexpected(n.error());
    }
    return true;
}

bool breaksStop(const SessionPattern& pattern) {
    return pattern.stopWhenIdle && pattern.idle > Duration();
}

Duration longerHalf(Duration time) {
    return Duration::milliseconds((time.inMilliseconds() + 1) / 2);
}

} // namespace

int SessionPattern::launchesPerMonth() const {
    return launchesPerDay * daysPerMonth * (breaksStop(*this) ? 2 : 1);
}

Duration SessionPattern::runPerLaunch() const {
    return breaksStop(*this) ? longerHalf(active) : active + idle;
}

Expected<Breakdown> sessionCost(const Rule& rule, Rate rate, Duration active, Duration idle) {
    if (const auto good = checkedInput(rule, rate, active, idle); !good) {
        return Unexpected(good.error());
    }
    return priced(stagesOf(rule, active, idle), rate);
}

Expected<Breakdown> monthOfSessions(const Rule& rule, Rate rate, const SessionPattern& pattern) {
    if (const auto good = checkedInput(rule, rate, pattern.active, pattern.idle); !good) {
        return Unexpected(good.error());
    }
    if (const auto good = checkedCounts(pattern); !good) {
        return Unexpected(good.error());
    }
    const std::int64_t sessions = std::int64_t(pattern.launchesPerDay) * pattern.daysPerMonth;
    if (!breaksStop(pattern)) {
        return priced(stagesOf(rule, pattern.active, pattern.idle) * sessions, rate);
    }
    const Duration first = longerHalf(pattern.active);
    const TimeStages halves =
        stagesOf(rule, first, Duration()) + stagesOf(rule, pattern.active - first, Duration());
    return priced(halves * sessions, rate);
}

Expected<Money> alwaysOnMonth(const Rule& rule, Rate rate) {
    if (const auto price = checkedRate(rate); !price) {
        return Unexpected(price.error());
    }
    if (!rule.increment) {
        return rate.times(rule.monthlyCap.value_or(kMonth));
    }
    if (const auto known = checkedRule(rule); !known) {
        return Unexpected(known.error());
    }
    const Duration billed = billedTime(rule, kMonth);
    return rate.times(rule.monthlyCap ? std::min(billed, *rule.monthlyCap) : billed);
}

} // namespace fitgauge::billing
