// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/compare/cost_curve.h"

#include <algorithm>
#include <array>

namespace fitgauge::compare {
namespace {

constexpr std::array kLadder{Duration::seconds(1), Duration::minutes(1), Duration::minutes(15),
                             Duration::hours(1)};
constexpr std::int64_t kOnce = 1'000'000; // 1 x, in parts per million
constexpr std::int64_t kFairBelow = 1'010'000;

SessionChart emptyChart(const Workload& workload) {
    SessionChart chart;
    chart.length = workload.sessions.runPerLaunch();
    chart.longest = std::max(Duration::hours(1), chart.length * 3);
    return chart;
}

// One launch: what is worked, and what is paid unused. A pattern that stops when idle has shorter launches.
struct Launch {
    Duration active;
    Duration idle;
};

Launch launchOf(const billing::SessionPattern& pattern) {
    const Duration run = pattern.runPerLaunch();
    const Duration active = std::min(pattern.active, run);
    return {active, run - active};
}

std::optional<std::int64_t> timesRun(Money total, Money run) {
    if (run.nano <= 0) {
        return std::nullopt;
    }
    const auto ppm = mulDiv(total.nano, kOnce, run.nano, Rounding::HalfUp);
    return ppm ? std::optional(*ppm) : std::nullopt;
}

// Empty when the figures leave the range of money or the rule has no increment.
std::optional<SessionLine> lineOf(const SessionChart& chart, const Workload& workload, OfferTable::Row row,
                                  const billing::Rule& rule, Money price) {
    if (!rule.increment) {
        return std::nullopt;
    }
    const Rate rate = Rate::perHour(price);
    const Launch launch = launchOf(workload.sessions);
    auto points = billing::sessionCurve(rule, rate, chart.longest);
    const auto bill = billing::sessionCost(rule, rate, launch.active, launch.idle);
    const auto run = rate.times(chart.length);
    if (!points || !bill || !run) {
        return std::nullopt;
    }
    SessionLine line;
    line.row = row;
    line.rule = rule;
    line.rate = rate;
    line.points = std::move(*points);
    line.atLength = *bill;
    line.run = *run;
    line.timesRunPpm = timesRun(bill->total, *run);
    return line;
}

void compareTimes(SessionChart& chart) {
    std::int64_t most = kOnce;
    for (std::size_t i = 0; i < chart.lines.size(); ++i) {
        const auto& times = chart.lines[i].timesRunPpm;
        chart.fair += times && *times < kFairBelow ? 1U : 0U;
        if (times && *times > most) {
            most = *times;
            chart.worst = i;
        }
    }
}

} // namespace

std::vector<billing::Rule> billingLadder(const billing::Rule* own) {
    std::vector<billing::Rule> rules;
    for (const Duration step : kLadder) {
        billing::Rule rule;
        rule.increment = step;
        rules.push_back(rule);
    }
    if (own == nullptr || !own->increment) {
        return rules;
    }
    const auto at = std::ranges::lower_bound(rules, *own->increment, {},
                                             [](const billing::Rule& rule) { return *rule.increment; });
    if (at != rules.end() && at->increment == own->increment) {
        *at = *own;
    } else {
        rules.insert(at, *own);
    }
    return rules;
}

const SessionLine* SessionChart::ownLine() const {
    const auto found = std::ranges::find(lines, true, &SessionLine::own);
    return found != lines.end() ? &*found : nullptr;
}

std::optional<Money> costAt(const SessionLine& line, Duration length) {
    const auto bill = billing::sessionCost(line.rule, line.rate, length, Duration());
    return bill ? std::optional(bill->total) : std::nullopt;
}

SessionChart sessionLadder(const Comparison& comparison, OfferTable::Row row) {
    SessionChart chart = emptyChart(comparison.workload());
    const auto price = comparison.table().priceOf(row);
    if (!price) {
        chart.leftOut.push_back(row);
        return chart;
    }
    const billing::Rule* own = comparison.table().ruleOf(row);
    for (const billing::Rule& rule : billingLadder(own)) {
        if (auto line = lineOf(chart, comparison.workload(), row, rule, *price)) {
            line->own = own != nullptr && rule == *own;
            chart.lines.push_back(std::move(*line));
        }
    }
    compareTimes(chart);
    return chart;
}

SessionChart sessionsOfOffers(const Comparison& comparison, std::span<const OfferTable::Row> rows) {
    SessionChart chart = emptyChart(comparison.workload());
    std::optional<Currency> currency;
    for (const OfferTable::Row row : rows) {
        const auto price = comparison.table().priceOf(row);
        const billing::Rule* rule = comparison.table().ruleOf(row);
        const bool comparable = price && rule != nullptr && (!currency || *currency == price->currency);
        auto line = comparable ? lineOf(chart, comparison.workload(), row, *rule, *price) : std::nullopt;
        if (!line) {
            chart.leftOut.push_back(row);
            continue;
        }
        line->own = true;
        currency = price->currency;
        chart.lines.push_back(std::move(*line));
    }
    compareTimes(chart);
    return chart;
}

std::optional<billing::Breakdown> monthSplit(const Comparison& comparison, OfferTable::Row row) {
    const auto price = comparison.table().priceOf(row);
    const billing::Rule* rule = comparison.table().ruleOf(row);
    if (!price || rule == nullptr) {
        return std::nullopt;
    }
    const auto split = billing::monthOfSessions(*rule, Rate::perHour(*price), comparison.workload().sessions);
    return split ? std::optional(*split) : std::nullopt;
}

} // namespace fitgauge::compare
