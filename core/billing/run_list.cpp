// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/billing/run_list.h"

#include "core/billing/input_check.h"

#include <algorithm>

namespace fitgauge::billing {
namespace {

// A month has up to 744 hours; a cap stands for each begun one.
constexpr Duration kLongestMonth = Duration::hours(744);

Unexpected ruleMissing(const Rule& rule, std::string where) {
    return fail(ErrorCode::BillingRuleMissing, {rule.provider}, std::move(where));
}

// The time of a run, by how it is charged.
struct TimeByKind {
    Exact full;    // seconds at the machine's price
    Exact present; // seconds in any state
};

Expected<TimeByKind> timeByKind(const Rule& rule, const Run& run) {
    TimeByKind time;
    for (const StateTime& part : run) {
        if (part.seconds.isNegative()) {
            return fail(ErrorCode::BillingInputBad, {"seconds", part.state});
        }
        if (part.seconds.isZero()) {
            continue;
        }
        const StateRule* state = stateRuleFor(rule, part.state);
        if (state == nullptr) {
            return ruleMissing(rule, "state " + part.state);
        }
        time.present = time.present + part.seconds;
        if (state->billed == Tri::Yes && state->flatRates.empty()) {
            time.full = time.full + part.seconds;
        }
    }
    return time;
}

Expected<Duration> inIncrements(const Rule& rule, Duration time) {
    if (rule.increment) {
        const auto good = checkedRule(rule);
        return good ? Expected<Duration>(billedTime(rule, time)) : Unexpected(good.error());
    }
    const bool wholeHours = time.inMilliseconds() % Duration::hours(1).inMilliseconds() == 0;
    return wholeHours ? Expected<Duration>(time) : ruleMissing(rule, "increment");
}

Duration capped(const Rule& rule, Duration time) {
    if (!rule.monthlyCap) {
        return time;
    }
    const std::int64_t months =
        (time.inMilliseconds() + kLongestMonth.inMilliseconds() - 1) / kLongestMonth.inMilliseconds();
    return std::min(time, *rule.monthlyCap * months);
}

Expected<Duration> checkedSeconds(const Exact& seconds) {
    const auto time = seconds.secondsToDuration();
    return time ? checkedTime("seconds", *time) : time;
}

// States with a price of their own, such as a saved machine: each is brought to increments by itself.
Expected<Exact> flatCost(const Rule& rule, const Run& run, Currency currency) {
    Exact cost;
    for (const StateTime& part : run) {
        const StateRule* state = stateRuleFor(rule, part.state);
        if (state == nullptr || state->billed != Tri::Yes || state->flatRates.empty()) {
            continue;
        }
        const auto rate = std::find_if(state->flatRates.begin(), state->flatRates.end(),
                                       [&](const Rate& known) { return known.currency == currency; });
        const auto time = checkedSeconds(part.seconds);
        const auto billed = time ? inIncrements(rule, *time) : time;
        if (!billed) {
            return Unexpected(billed.error());
        }
        if (rate == state->flatRates.end()) {
            return ruleMissing(rule, "state " + part.state);
        }
        cost = cost + Exact::of(Money{rate->nanoPerHour, currency}) * Exact::hours(*billed);
    }
    return cost;
}

Expected<Exact> runCost(const Rule& rule, const RunList& list, const Run& run) {
    const auto billed = billedTimeOf(rule, run, list.minimumReservation);
    if (!billed) {
        return Unexpected(billed.error());
    }
    auto flat = flatCost(rule, run, list.currency);
    if (!flat) {
        return flat;
    }
    return list.pricePerHour * list.multiplier * Exact::hours(*billed) + *flat;
}

} // namespace

Expected<Duration> billedTimeOf(const Rule& rule, const Run& run, Duration minimumReservation) {
    const auto time = timeByKind(rule, run);
    if (!time) {
        return Unexpected(time.error());
    }
    const Exact dueWhileOff = time->present * Exact::ratio(rule.minimumSharePercent, 100);
    const auto ran = checkedSeconds(time->full < dueWhileOff ? dueWhileOff : time->full);
    auto billed = ran ? inIncrements(rule, *ran) : ran;
    if (!billed) {
        return billed;
    }
    return std::max(capped(rule, *billed), minimumReservation);
}

Expected<Exact> runListCost(const Rule& rule, const RunList& list) {
    constexpr std::int64_t kMostUnits = 1'000'000;
    if (const auto count = checkedCount("count", list.count, kMostUnits); !count) {
        return Unexpected(count.error());
    }
    if (list.pricePerHour.isNegative() || list.multiplier.isNegative()) {
        return fail(ErrorCode::BillingInputBad, {"price", "negative"});
    }
    if (const auto reserved = checkedTime("minimumReservation", list.minimumReservation); !reserved) {
        return Unexpected(reserved.error());
    }
    Exact cost;
    for (const Run& run : list.runs) {
        auto one = runCost(rule, list, run);
        if (!one) {
            return one;
        }
        cost = cost + *one;
    }
    const bool least = rule.minimumMoney && rule.minimumMoney->currency == list.currency && !cost.isZero();
    if (least && cost < Exact::of(*rule.minimumMoney)) {
        cost = Exact::of(*rule.minimumMoney);
    }
    return cost * Exact(list.count);
}

Expected<Money> chargedAmount(const Rule& rule, const Exact& amount, Currency currency, int decimals) {
    if (rule.amountRounding.exact) {
        return amount.toMoney(currency, decimals, Rounding::HalfUp);
    }
    const auto charged = amount.toMoney(currency, rule.amountRounding.decimals, rule.amountRounding.rule);
    return charged ? Expected<Money>(roundedTo(*charged, decimals)) : charged;
}

} // namespace fitgauge::billing
