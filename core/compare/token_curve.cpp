// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/compare/token_curve.h"

#include "core/billing/token_cost.h"
#include "core/compare/kind_speed.h"
#include "core/compare/traffic_load.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace fitgauge::compare {
namespace {

constexpr std::int64_t kFewestUsers = 8;
constexpr std::int64_t kMostUsers = 4'096;
constexpr std::int64_t kPoints = 120;

const OfferTable& tableOf(const Comparison& comparison) {
    return comparison.table();
}

UsersFigures atUsers(const Comparison& comparison, OfferTable::Row row, std::int64_t users) {
    const OfferTable& table = tableOf(comparison);
    return speedAtUsers(table.kindOf(row), table.gpuOf(row), comparison.workload(), table.speedConstants(),
                        users, table.ownRuns());
}

std::optional<Money> costAtUsers(const Comparison& comparison, OfferTable::Row row, Money price,
                                 std::int64_t users) {
    const auto figures = atUsers(comparison, row, users);
    if (figures.speed.basis == speed::Basis::NoData) {
        return std::nullopt;
    }
    const auto cost =
        billing::costPerMillionTokens(Rate::perHour(price), figures.speed.outputTokensPerSecond.typical, 1.0);
    return cost ? std::optional(*cost) : std::nullopt;
}

// Slow case misses: more users never make it better, so halving finds the first count.
std::optional<std::int64_t> missesFrom(const Comparison& comparison, OfferTable::Row row, std::int64_t most) {
    const auto misses = [&](std::int64_t users) {
        const auto verdict = atUsers(comparison, row, users).target.verdict;
        return verdict == speed::Verdict::Misses;
    };
    if (!misses(most)) {
        return std::nullopt;
    }
    std::int64_t low = 0, high = most;
    while (high - low > 1) {
        const std::int64_t middle = (low + high) / 2;
        (misses(middle) ? high : low) = middle;
    }
    return high;
}

std::int64_t mostUsers(const Comparison& comparison, std::span<const OfferTable::Row> rows) {
    const std::int64_t yours = std::max<std::int64_t>(1, comparison.workload().serving.users);
    std::int64_t most = std::max(kFewestUsers, yours * 2);
    for (const OfferTable::Row row : rows) { // the end of memory is shown where it is not far off
        const auto full = comparison.memory(row).usersFull.value_or(0);
        most = full <= yours * 4 ? std::max(most, full + full / 5 + 1) : most;
    }
    return std::min(most, kMostUsers);
}

TokenLine usersLine(const Comparison& comparison, OfferTable::Row row, Money price, std::int64_t most) {
    TokenLine line;
    line.row = row;
    const std::int64_t step = std::max<std::int64_t>(1, most / kPoints);
    for (std::int64_t users = 1; users <= most; users += step) {
        if (const auto cost = costAtUsers(comparison, row, price, users)) {
            line.points.push_back({static_cast<double>(users), *cost});
        }
    }
    line.atYours = costAtUsers(comparison, row, price, comparison.workload().serving.users);
    line.missesFrom = missesFrom(comparison, row, most);
    if (const auto full = comparison.memory(row).usersFull; full && *full < most) {
        line.fullFrom = *full + 1;
    }
    return line;
}

// Share of its full load that the user's traffic keeps a row's machines busy with.
std::optional<double> utilisationOf(const Comparison& comparison, OfferTable::Row row) {
    const auto figures = comparison.figures(row);
    if (comparison.workload().profile != Profile::Live || figures.speed == nullptr) {
        return std::nullopt;
    }
    const double carried =
        figures.speed->requestsPerSecond.typical * 86'400 * static_cast<double>(figures.machines);
    const auto requests = static_cast<double>(comparison.workload().traffic.requestsPerDay);
    return carried > 0 ? std::optional(std::min(1.0, requests / carried)) : std::nullopt;
}

// A serverless worker is paid while it works: the same for every token at any load.
TokenLine utilisationLine(const Comparison& comparison, OfferTable::Row row, Money price,
                          const speed::SpeedEstimate& speed) {
    TokenLine line;
    line.row = row;
    const auto rate = Rate::perHour(price);
    const double tokens = speed.outputTokensPerSecond.typical;
    const auto curve = billing::tokenCurve(rate, tokens);
    if (!curve) {
        return line;
    }
    const bool flat = tableOf(comparison).marketOf(row) == catalog::Market::Serverless;
    for (const billing::UtilisationPoint& point : *curve) {
        line.points.push_back(
            {static_cast<double>(point.percent), flat ? curve->back().perMillion : point.perMillion});
    }
    const auto share = utilisationOf(comparison, row);
    if (flat) {
        line.atYours = curve->back().perMillion;
    } else if (share && *share > 0) {
        const auto cost = billing::costPerMillionTokens(rate, tokens, *share);
        line.atYours = cost ? std::optional(*cost) : std::nullopt;
    }
    return line;
}

double unitsOf(const Money& money) {
    return static_cast<double>(money.nano) / static_cast<double>(kNanoPerUnit);
}

// Where two lines over the same x change sides, in the middle of the step that they do it in, by straight
// lines.
void addCrossings(TokenChart& chart, std::size_t first, std::size_t second) {
    const auto& a = chart.lines[first].points;
    const auto& b = chart.lines[second].points;
    for (std::size_t i = 1; i < std::min(a.size(), b.size()); ++i) {
        const double before = unitsOf(a[i - 1].perMillion) - unitsOf(b[i - 1].perMillion);
        const double after = unitsOf(a[i].perMillion) - unitsOf(b[i].perMillion);
        if (before == 0 || before * after > 0 || a[i].x != b[i].x) { // touching at a point counts once
            continue;
        }
        const double share = before / (before - after);
        const double from = unitsOf(a[i - 1].perMillion), to = unitsOf(a[i].perMillion);
        const double cost = from + (to - from) * share;
        chart.crossings.push_back(
            {first,
             second,
             a[i - 1].x + (a[i].x - a[i - 1].x) * share,
             {std::llround(cost * static_cast<double>(kNanoPerUnit)), a[i].perMillion.currency}});
        return;
    }
}

} // namespace

TokenChart tokenChart(const Comparison& comparison, std::span<const OfferTable::Row> rows, TokenAxis axis) {
    TokenChart chart;
    const bool byUsers = axis == TokenAxis::Users;
    chart.most = byUsers ? static_cast<double>(mostUsers(comparison, rows)) : 100;
    chart.yours = byUsers ? static_cast<double>(comparison.workload().serving.users) : 0;
    for (const OfferTable::Row row : rows) {
        const auto price = tableOf(comparison).priceOf(row);
        const auto figures = comparison.figures(row);
        const bool known = price && price->currency == Currency() && figures.speed != nullptr &&
                           figures.speed->basis != speed::Basis::NoData;
        if (!known) {
            chart.leftOut.push_back(row);
            continue;
        }
        if (chart.lines.empty() && !byUsers) {
            chart.yours = utilisationOf(comparison, row).value_or(0) * 100;
        }
        chart.lines.push_back(byUsers
                                  ? usersLine(comparison, row, *price, static_cast<std::int64_t>(chart.most))
                                  : utilisationLine(comparison, row, *price, *figures.speed));
    }
    for (std::size_t i = 0; i < chart.lines.size(); ++i) {
        for (std::size_t j = i + 1; j < chart.lines.size(); ++j) {
            addCrossings(chart, i, j);
        }
    }
    return chart;
}

} // namespace fitgauge::compare
