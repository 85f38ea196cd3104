// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/compare/launches_curve.h"

#include "core/compare/cost_curve.h"

#include <algorithm>

namespace fitgauge::compare {
namespace {

constexpr std::int64_t kOnce = 1'000'000; // 1 x, in parts per million
constexpr std::int64_t kFewest = 20;      // launches that the axis shows at least

LaunchesChart emptyChart(const Workload& workload) {
    LaunchesChart chart;
    chart.run = workload.sessions.runPerLaunch();
    chart.launches = workload.sessions.launchesPerMonth();
    chart.most = std::max(kFewest, chart.launches + chart.launches / 2);
    return chart;
}

std::optional<LaunchesLine> lineOf(const LaunchesChart& chart, OfferTable::Row row, const billing::Rule& rule,
                                   Money price) {
    if (!rule.increment) {
        return std::nullopt;
    }
    LaunchesLine line;
    line.row = row;
    line.rule = rule;
    line.rate = Rate::perHour(price);
    auto points = billing::launchesCurve(rule, line.rate, chart.run, chart.most);
    const auto yours = monthAt(line, chart.run, chart.launches);
    if (!points || !yours) {
        return std::nullopt;
    }
    line.points = std::move(*points);
    line.atYours = *yours;
    if (chart.run > Duration()) {
        const auto billed = billing::billedTime(rule, chart.run);
        const auto times =
            mulDiv(billed.inMilliseconds(), kOnce, chart.run.inMilliseconds(), Rounding::HalfUp);
        line.timesRunPpm = times ? std::optional(*times) : std::nullopt;
    }
    return line;
}

void findWorst(LaunchesChart& chart) {
    std::int64_t most = kOnce;
    for (std::size_t i = 0; i < chart.lines.size(); ++i) {
        const auto& times = chart.lines[i].timesRunPpm;
        if (times && *times > most) {
            most = *times;
            chart.worst = i;
        }
    }
}

} // namespace

std::optional<Money> monthAt(const LaunchesLine& line, Duration run, std::int64_t launches) {
    billing::SessionList list;
    const auto added = list.add(run, launches);
    if (!added) {
        return std::nullopt;
    }
    const auto billed = billing::billedTime(line.rule, list);
    const auto cost = billed ? line.rate.times(*billed) : Expected<Money>(Unexpected(billed.error()));
    return cost ? std::optional(*cost) : std::nullopt;
}

LaunchesChart launchesLadder(const Comparison& comparison, OfferTable::Row row) {
    LaunchesChart chart = emptyChart(comparison.workload());
    const auto price = comparison.table().priceOf(row);
    if (!price) {
        chart.leftOut.push_back(row);
        return chart;
    }
    const billing::Rule* own = comparison.table().ruleOf(row);
    for (const billing::Rule& rule : billingLadder(own)) {
        if (auto line = lineOf(chart, row, rule, *price)) {
            line->own = own != nullptr && rule == *own;
            chart.lines.push_back(std::move(*line));
        }
    }
    findWorst(chart);
    return chart;
}

LaunchesChart launchesOfOffers(const Comparison& comparison, std::span<const OfferTable::Row> rows) {
    LaunchesChart chart = emptyChart(comparison.workload());
    std::optional<Currency> currency;
    for (const OfferTable::Row row : rows) {
        const auto price = comparison.table().priceOf(row);
        const billing::Rule* rule = comparison.table().ruleOf(row);
        const bool comparable = price && rule != nullptr && (!currency || *currency == price->currency);
        auto line = comparable ? lineOf(chart, row, *rule, *price) : std::nullopt;
        if (!line) {
            chart.leftOut.push_back(row);
            continue;
        }
        line->own = true;
        currency = price->currency;
        chart.lines.push_back(std::move(*line));
    }
    findWorst(chart);
    return chart;
}

} // namespace fitgauge::compare
