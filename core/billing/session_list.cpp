// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/billing/session_list.h"

#include "core/billing/input_check.h"

#include <algorithm>
#include <tuple>

namespace fitgauge::billing {
namespace {

constexpr std::int64_t kMostLaunches = 10'000'000;

// Everything of a rule that billed time depends on.
using TimeKey = std::tuple<Duration, Duration, Rounding>;

TimeKey timeKey(const Rule& rule) {
    return {rule.increment.value_or(Duration()), rule.minimum, rule.rounding};
}

Expected<Money> priceOf(const OfferTerms& offer, const Expected<Duration>& billed) {
    if (!billed) {
        return Unexpected(billed.error());
    }
    const auto rate = checkedRate(offer.rate);
    return rate ? rate->times(*billed) : Expected<Money>(Unexpected(rate.error()));
}

} // namespace

Expected<bool> SessionList::add(Duration run, std::int64_t count) {
    const auto time = checkedTime("run", run);
    const auto number = checkedCount("count", count, kMostLaunches - m_launches);
    if (!time || !number) {
        return Unexpected(time ? number.error() : time.error());
    }
    m_lengths[run] += count;
    m_launches += count;
    return true;
}

Duration SessionList::ran() const {
    Duration sum;
    for (const auto& [run, count] : m_lengths) {
        sum += run * count;
    }
    return sum;
}

Expected<Duration> billedTime(const Rule& rule, const SessionList& sessions) {
    if (const auto known = checkedRule(rule); !known) {
        return Unexpected(known.error());
    }
    // 10 million launches of ten years each stay below 2^62 milliseconds.
    Duration sum;
    for (const auto& [run, count] : sessions.lengths()) {
        sum += billedTime(rule, run) * count;
    }
    return sum;
}

std::vector<Expected<Money>> monthCosts(std::span<const OfferTerms> offers, const SessionList& sessions) {
    std::map<TimeKey, Expected<Duration>> known;
    std::vector<Expected<Money>> costs;
    costs.reserve(offers.size());
    for (const OfferTerms& offer : offers) {
        if (offer.rule == nullptr || !offer.rule->increment) {
            const std::string provider = offer.rule == nullptr ? std::string() : offer.rule->provider;
            costs.emplace_back(fail(ErrorCode::BillingRuleMissing, {provider}));
            continue;
        }
        const TimeKey key = timeKey(*offer.rule);
        auto billed = known.find(key);
        if (billed == known.end()) {
            billed = known.emplace(key, billedTime(*offer.rule, sessions)).first;
        }
        costs.push_back(priceOf(offer, billed->second));
    }
    return costs;
}

Expected<std::vector<LaunchesPoint>> launchesCurve(const Rule& rule, Rate rate, Duration run,
                                                   std::int64_t most, std::size_t mostPoints) {
    const auto known = checkedRule(rule);
    const auto time = checkedTime("run", run);
    const auto count = checkedCount("launches", most, kMostLaunches);
    const auto price = checkedRate(rate);
    if (!known || !time || !count || !price) {
        return !known   ? Unexpected(known.error())
               : !time  ? Unexpected(time.error())
               : !count ? Unexpected(count.error())
                        : Unexpected(price.error());
    }
    const Duration billed = billedTime(rule, run);
    const auto steps = static_cast<std::int64_t>(std::max<std::size_t>(mostPoints, 2)) - 1;
    std::vector<LaunchesPoint> curve;
    for (std::int64_t i = 0; i <= std::min(steps, most); ++i) {
        const std::int64_t launches = most <= steps ? i : most * i / steps;
        const auto monthly = rate.times(billed * launches);
        if (!monthly) {
            return Unexpected(monthly.error());
        }
        curve.push_back({launches, *monthly});
    }
    return curve;
}

} // namespace fitgauge::billing
