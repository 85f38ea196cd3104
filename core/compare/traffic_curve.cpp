// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/compare/traffic_curve.h"

#include "core/billing/day_plan.h"
#include "core/billing/session.h"
#include "core/compare/traffic_load.h"

#include <algorithm>
#include <cmath>

namespace fitgauge::compare {
namespace {

constexpr double kHoursPerMonth = 730;
constexpr double kFewest = 1'000; // requests a day that the axis shows at least
constexpr double kWiden = 12;     // times the user's traffic in which a crossing is looked for
constexpr std::size_t kPoints = 160;

bool isServerless(const Comparison& comparison, OfferTable::Row row) {
    return comparison.table().marketOf(row) == catalog::Market::Serverless;
}

// Requests a day that one machine carries within the target, at the shape of this traffic.
std::optional<double> carriedADay(const Workload& workload, const RowFigures& figures) {
    Traffic unit = workload.traffic;
    unit.requestsPerDay = 1'000'000;
    const double peak = peakRequestsPerSecond(unit) / 1e6;
    const bool known = figures.speed != nullptr && figures.speed->basis != speed::Basis::NoData;
    if (!known || peak <= 0) {
        return std::nullopt;
    }
    return figures.speed->requestsPerSecond.typical / peak;
}

struct Zero {
    OfferTable::Row row = 0;
    billing::ScaleToZeroTerms terms;
    Rate rate;
};

std::optional<Zero> zeroOf(const Comparison& comparison, OfferTable::Row row) {
    const OfferTable& table = comparison.table();
    const auto price = table.priceOf(row);
    const auto terms = scaleToZeroTerms(table.providerOf(row), comparison.workload(),
                                        comparison.kindFigures(table.kindIndex(row)));
    if (!price || !terms || !comparison.figures(row).cost) {
        return std::nullopt;
    }
    return Zero{row, *terms, Rate::perHour(*price)};
}

std::optional<Zero> zeroAmong(const Comparison& comparison, std::span<const OfferTable::Row> rows) {
    for (const OfferTable::Row row : rows) {
        if (isServerless(comparison, row)) {
            if (auto zero = zeroOf(comparison, row)) {
                return zero;
            }
        }
    }
    const auto other = serverlessRow(comparison);
    return other ? zeroOf(comparison, *other) : std::nullopt;
}

struct Side {
    OfferTable::Row row = 0;
    billing::AlwaysOn machine;
};

std::vector<Side> alwaysOnSides(const Comparison& comparison, std::span<const OfferTable::Row> rows) {
    std::vector<Side> sides;
    for (const OfferTable::Row row : rows) {
        const auto figures = comparison.figures(row);
        const auto price = comparison.table().priceOf(row);
        const auto carried = carriedADay(comparison.workload(), figures);
        if (!isServerless(comparison, row) && price && figures.cost && carried) {
            sides.push_back({row, {Rate::perHour(*price), *carried}});
        }
    }
    return sides;
}

std::optional<Money> costAtCrossing(const BreakEvenLine& line) {
    return line.crossing ? monthAt(line, *line.crossing) : std::nullopt;
}

billing::Rule plainRule(Duration step) {
    billing::Rule rule;
    rule.increment = step;
    return rule;
}

// The always-on stair to `most`, without anything to compare it with.
std::vector<billing::TrafficPoint> stairOf(const billing::AlwaysOn& machine, double most) {
    std::vector<billing::TrafficPoint> stair;
    const auto month = billing::alwaysOnMonth(billing::Rule(), machine.rate);
    for (double from = 0; month && from < most && stair.size() < 2 * kPoints;
         from += machine.requestsPerDay) {
        const auto n = static_cast<std::int64_t>(stair.size() / 2) + 1;
        if (const auto cost = times(*month, n)) {
            stair.push_back({from, *cost});
            stair.push_back({std::min(most, from + machine.requestsPerDay), *cost});
        }
    }
    return stair;
}

// End of the axis: the user's traffic with room, or the first crossing where that lies further out.
double mostRequests(const Workload& workload, const std::vector<Side>& sides,
                    const std::optional<Zero>& zero) {
    const double yours = static_cast<double>(workload.traffic.requestsPerDay);
    const double near = std::max(kFewest, yours * 1.2);
    if (!zero || sides.empty()) {
        return near;
    }
    const auto wide =
        billing::breakEven(sides.front().machine, billing::trafficShape(workload.traffic.pattern),
                           zero->terms, zero->rate, near * kWiden, kPoints);
    return wide && wide->crossing ? std::max(near, *wide->crossing * 1.2) : near;
}

BreakEvenLine zeroLine(const Comparison& comparison, const Zero& zero, double most) {
    BreakEvenLine line;
    line.row = zero.row;
    line.scalesToZero = true;
    line.atYours = comparison.figures(zero.row).cost;
    const auto shape = billing::trafficShape(comparison.workload().traffic.pattern);
    for (std::size_t i = 0; i <= kPoints; ++i) {
        const double requests = most * static_cast<double>(i) / kPoints;
        if (const auto month = billing::scaleToZeroMonth(shape, requests, zero.terms, zero.rate)) {
            line.points.push_back({requests, month->total()});
        }
    }
    return line;
}

double unitsOf(Money money) {
    return static_cast<double>(money.nano) / static_cast<double>(kNanoPerUnit);
}

Money moneyOf(double value, Currency currency) {
    return {std::llround(value * static_cast<double>(kNanoPerUnit)), currency};
}

void sumUp(DayLine& line, Currency currency) {
    double paid = 0, used = 0;
    for (const DayPiece& piece : line.pieces) {
        paid += piece.paid * (piece.toHour - piece.fromHour);
        used += piece.used * (piece.toHour - piece.fromHour);
    }
    line.paid = moneyOf(paid, currency);
    line.used = moneyOf(used, currency);
    line.idle = {line.paid.nano - line.used.nano, currency};
    line.idlePpm = paid > 0 ? std::llround((paid - used) / paid * 1e6) : 0;
}

DayLine alwaysOnDay(const Comparison& comparison, OfferTable::Row row, Money price, double carriedPerHour) {
    DayLine line;
    line.row = row;
    const auto shape = billing::trafficShape(comparison.workload().traffic.pattern);
    const auto requests = static_cast<double>(comparison.workload().traffic.requestsPerDay);
    const double paid = unitsOf(price) * static_cast<double>(comparison.figures(row).machines);
    for (std::size_t hour = 0; hour < 24; ++hour) {
        const double busy = billing::requestsInHour(shape, requests, hour) / carriedPerHour;
        line.pieces.push_back({double(hour), double(hour + 1), paid, std::min(busy * unitsOf(price), paid)});
        line.usedHours += busy;
    }
    sumUp(line, price.currency);
    return line;
}

// Each hour alone as a day of its own: a shape with one hour's requests.
DayLine scaleToZeroDayLine(const Comparison& comparison, const Zero& zero) {
    DayLine line;
    line.row = zero.row;
    line.scalesToZero = true;
    const auto shape = billing::trafficShape(comparison.workload().traffic.pattern);
    const auto requests = static_cast<double>(comparison.workload().traffic.requestsPerDay);
    const double price = unitsOf({zero.rate.nanoPerHour, zero.rate.currency});
    auto cold = zero.terms;
    cold.keepWarm = Duration();
    for (std::size_t hour = 0; hour < 24; ++hour) {
        billing::TrafficShape one = shape;
        one.weights.fill(0);
        one.weights[hour] = 1;
        const double share = billing::requestsInHour(shape, requests, hour);
        const auto active = billing::scaleToZeroDay(one, share, zero.terms);
        const auto busy = billing::scaleToZeroDay(one, share, cold);
        if (!active || !busy) {
            continue;
        }
        line.pieces.push_back(
            {double(hour), double(hour + 1), active->activeHours * price, busy->activeHours * price});
        line.usedHours += busy->activeHours;
        line.coldStarts += active->coldStarts;
    }
    line.waitingPpm = requests > 0 ? std::llround(line.coldStarts / requests * 1e6) : 0;
    sumUp(line, zero.rate.currency);
    return line;
}

constexpr std::size_t kNightFrom = 20, kNightTo = 7;

Money nightIdleOf(const DayLine& line) {
    double idle = 0;
    for (std::size_t hour = 0; hour < line.pieces.size(); ++hour) {
        const bool night = hour >= kNightFrom || hour < kNightTo;
        idle += night ? line.pieces[hour].paid - line.pieces[hour].used : 0;
    }
    return moneyOf(idle, line.paid.currency);
}

std::vector<StepPaid> followingOf(const Comparison& comparison, double carriedPerHour) {
    std::vector<StepPaid> steps;
    billing::ScalingTerms terms;
    terms.requestsPerHour = carriedPerHour;
    for (const Duration step :
         {Duration::seconds(1), Duration::minutes(1), Duration::minutes(15), Duration::hours(1)}) {
        const auto plan =
            billing::dayPlan(plainRule(step), billing::trafficShape(comparison.workload().traffic.pattern),
                             static_cast<double>(comparison.workload().traffic.requestsPerDay), terms);
        if (plan) {
            steps.push_back({step, plan->paid});
        }
    }
    return steps;
}

} // namespace

std::optional<OfferTable::Row> serverlessRow(const Comparison& comparison) {
    const OfferTable& table = comparison.table();
    std::optional<OfferTable::Row> best;
    std::int64_t least = 0;
    for (std::uint32_t group = 0; group < table.groups().size(); ++group) {
        const OfferGroup& shared = table.groups()[group];
        if (shared.market != catalog::Market::Serverless || table.rowsOfGroup(group).empty() ||
            !runs(comparison.kindFigures(shared.kind).memory.fit)) {
            continue;
        }
        const OfferTable::Row row = table.rowsOfGroup(group).front(); // the cheapest of its group
        const auto cost = comparison.costNano(row);
        if (cost && (!best || *cost < least)) {
            best = row;
            least = *cost;
        }
    }
    return best;
}

std::optional<Money> monthAt(const BreakEvenLine& line, double requestsPerDay) {
    const auto& points = line.points;
    for (std::size_t i = 1; i < points.size(); ++i) {
        const double span = points[i].requestsPerDay - points[i - 1].requestsPerDay;
        if (points[i].requestsPerDay < requestsPerDay || span <= 0) {
            continue;
        }
        const double share = (requestsPerDay - points[i - 1].requestsPerDay) / span;
        const double low = unitsOf(points[i - 1].monthly), high = unitsOf(points[i].monthly);
        return moneyOf(low + (high - low) * share, points[i].monthly.currency);
    }
    return points.empty() ? std::nullopt : std::optional(points.back().monthly);
}

std::optional<DayChart> dayChart(const Comparison& comparison, OfferTable::Row row) {
    const auto figures = comparison.figures(row);
    const auto price = comparison.table().priceOf(row);
    const auto carried = carriedADay(comparison.workload(), figures);
    if (comparison.workload().profile != Profile::Live || !price || !figures.cost || !carried) {
        return std::nullopt;
    }
    const double carriedPerHour = figures.speed->requestsPerSecond.typical * 3600;
    DayChart chart;
    const std::array asked{row};
    const auto zero = zeroAmong(comparison, asked);
    if (isServerless(comparison, row)) {
        if (!zero || zero->row != row) {
            return std::nullopt;
        }
        chart.line = scaleToZeroDayLine(comparison, *zero);
    } else {
        chart.line = alwaysOnDay(comparison, row, *price, carriedPerHour);
        if (zero && zero->rate.currency == price->currency) {
            chart.scaleToZero = scaleToZeroDayLine(comparison, *zero);
        }
    }
    chart.nightIdle = nightIdleOf(chart.line);
    chart.following = followingOf(comparison, carriedPerHour);
    return chart;
}

BreakEvenChart breakEvenChart(const Comparison& comparison, std::span<const OfferTable::Row> rows) {
    BreakEvenChart chart;
    const Workload& workload = comparison.workload();
    if (workload.profile != Profile::Live) {
        return chart;
    }
    const auto sides = alwaysOnSides(comparison, rows);
    const auto zero = zeroAmong(comparison, rows);
    const auto shape = billing::trafficShape(workload.traffic.pattern);
    chart.requests = static_cast<double>(workload.traffic.requestsPerDay);
    chart.most = mostRequests(workload, sides, zero);
    for (const Side& side : sides) {
        BreakEvenLine line;
        line.row = side.row;
        line.oneMachine = side.machine.requestsPerDay;
        line.atYours = comparison.figures(side.row).cost;
        line.points = stairOf(side.machine, chart.most);
        if (zero) {
            const auto pair =
                billing::breakEven(side.machine, shape, zero->terms, zero->rate, chart.most, kPoints);
            line.crossing = pair ? pair->crossing : std::nullopt;
            line.crossingCost = costAtCrossing(line);
        }
        chart.lines.push_back(std::move(line));
    }
    if (zero) {
        chart.zero = chart.lines.size();
        chart.lines.push_back(zeroLine(comparison, *zero, chart.most));
        if (const auto day = billing::scaleToZeroDay(shape, chart.requests, zero->terms)) {
            chart.day = *day;
        }
    }
    return chart;
}

} // namespace fitgauge::compare
