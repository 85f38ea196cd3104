// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/billing/day_plan.h"

#include "core/billing/exact.h"
#include "core/billing/input_check.h"

#include <algorithm>
#include <cmath>
#include <string>

namespace fitgauge::billing {
namespace {

constexpr Duration kDay = Duration::hours(24);
constexpr int kCopies = 3;

struct Interval {
    Duration from, to;
};

// The load over one day, in machines, piecewise constant.
struct LoadPiece {
    Interval when;
    double machines = 0;
    [[nodiscard]] int needed() const { return static_cast<int>(std::ceil(machines - 1e-9)); }
};

void addHour(std::vector<LoadPiece>& pieces, const TrafficShape& shape, Duration hour, double machines) {
    const Duration end = hour + Duration::hours(1);
    if (shape.burstsPerHour == 0) {
        pieces.push_back({{hour, end}, machines});
        return;
    }
    const Duration period = Duration::milliseconds(3'600'000 / shape.burstsPerHour);
    const double inBurst = machines / (shape.burstsPerHour * shape.burstLength.inHours());
    for (int burst = 0; burst < shape.burstsPerHour; ++burst) {
        const Duration from = hour + period * burst;
        const Duration next = burst + 1 == shape.burstsPerHour ? end : from + period;
        const Duration quiet = std::min(from + shape.burstLength, next);
        pieces.push_back({{from, quiet}, inBurst});
        if (quiet < next) {
            pieces.push_back({{quiet, next}, 0});
        }
    }
}

std::vector<LoadPiece> loadOfDay(const TrafficShape& shape, double requestsPerDay, double perMachine) {
    std::vector<LoadPiece> pieces;
    for (std::size_t hour = 0; hour < shape.weights.size(); ++hour) {
        const double machines = requestsInHour(shape, requestsPerDay, hour) / perMachine;
        addHour(pieces, shape, Duration::hours(static_cast<std::int64_t>(hour)), machines);
    }
    return pieces;
}

// When the machine of rank `rank` (from 1) is billed, if it scales. The day is repeated and the last copy
// counts: by then the increments have settled into their daily rhythm.
std::vector<Interval> billedIntervals(const Rule& rule, const std::vector<LoadPiece>& load, int rank,
                                      const ScalingTerms& terms) {
    std::vector<Interval> billed;
    Interval run;
    Duration paidUntil;
    for (int copy = 0; copy < kCopies; ++copy) {
        for (const LoadPiece& piece : load) {
            if (piece.needed() < rank) {
                continue;
            }
            const Interval work = {piece.when.from + kDay * copy, piece.when.to + kDay * copy};
            if (billed.empty() || work.from > paidUntil) {
                run = {work.from, work.from};
                billed.push_back(run);
            }
            run.to = work.to + terms.scaleDownAfter;
            paidUntil = run.from + billedTime(rule, run.to - run.from);
            billed.back() = {run.from, paidUntil};
        }
    }
    return billed;
}

// The part of the intervals that falls on the last copied day, moved to 0..24 h.
std::vector<Interval> lastDayOf(const std::vector<Interval>& intervals) {
    std::vector<Interval> day;
    const Duration shift = kDay * (kCopies - 1);
    for (const Interval& one : intervals) {
        const Interval moved = {std::max(Duration(), one.from - shift), std::min(kDay, one.to - shift)};
        if (moved.from < moved.to) {
            day.push_back(moved);
        }
    }
    return day;
}

bool covers(const std::vector<Interval>& intervals, Duration time) {
    return std::any_of(intervals.begin(), intervals.end(),
                       [&](const Interval& one) { return one.from <= time && time < one.to; });
}

double loadAt(const std::vector<LoadPiece>& load, Duration time) {
    const auto found = std::find_if(load.begin(), load.end(), [&](const LoadPiece& piece) {
        return piece.when.from <= time && time < piece.when.to;
    });
    return found == load.end() ? 0 : found->machines;
}

std::vector<Duration> edgesOf(const std::vector<LoadPiece>& load,
                              const std::vector<std::vector<Interval>>& billed) {
    std::vector<Duration> edges = {Duration(), kDay};
    for (const LoadPiece& piece : load) {
        edges.push_back(piece.when.from);
    }
    for (const auto& machine : billed) {
        for (const Interval& one : machine) {
            edges.push_back(one.from);
            edges.push_back(one.to);
        }
    }
    std::sort(edges.begin(), edges.end());
    edges.erase(std::unique(edges.begin(), edges.end()), edges.end());
    return edges;
}

DayPlan planOf(const std::vector<LoadPiece>& load, const std::vector<std::vector<Interval>>& billed) {
    DayPlan plan;
    const std::vector<Duration> edges = edgesOf(load, billed);
    for (std::size_t i = 1; i < edges.size(); ++i) {
        DaySegment segment{edges[i - 1], edges[i], loadAt(load, edges[i - 1]), 0};
        for (const auto& machine : billed) {
            segment.paid += covers(machine, segment.from) ? 1 : 0;
        }
        plan.paid += (segment.to - segment.from) * segment.paid;
        plan.busyHours += segment.busy * (segment.to - segment.from).inHours();
        plan.peakReplicas = std::max(plan.peakReplicas, segment.paid);
        plan.segments.push_back(segment);
    }
    return plan;
}

Expected<int> machinesNeeded(const std::vector<LoadPiece>& load, const ScalingTerms& terms) {
    constexpr double kMostMachines = 10'000;
    double peak = 0;
    for (const LoadPiece& piece : load) {
        peak = std::max(peak, piece.machines);
    }
    if (!(peak <= kMostMachines) || terms.minReplicas < 0 || terms.minReplicas > kMostMachines) {
        return fail(ErrorCode::BillingInputBad, {"machines", std::to_string(peak)});
    }
    return std::max(terms.minReplicas, static_cast<int>(std::ceil(peak - 1e-9)));
}

} // namespace

double DayPlan::idleShare() const {
    return paid > Duration() ? std::max(0.0, 1 - busyHours / paid.inHours()) : 0;
}

Expected<DayPlan> dayPlan(const Rule& rule, const TrafficShape& shape, double requestsPerDay,
                          const ScalingTerms& terms) {
    if (const auto known = checkedRule(rule); terms.scales && !known) {
        return Unexpected(known.error());
    }
    if (const auto hold = checkedTime("scaleDownAfter", terms.scaleDownAfter); !hold) {
        return Unexpected(hold.error());
    }
    if (!shape.isValid() || !(requestsPerDay >= 0) || !(terms.requestsPerHour > 0)) {
        return fail(ErrorCode::BillingInputBad, {"traffic", std::to_string(requestsPerDay)});
    }
    const std::vector<LoadPiece> load = loadOfDay(shape, requestsPerDay, terms.requestsPerHour);
    const auto machines = machinesNeeded(load, terms);
    if (!machines) {
        return Unexpected(machines.error());
    }
    std::vector<std::vector<Interval>> billed;
    for (int rank = 1; rank <= *machines; ++rank) {
        const bool alwaysOn = rank <= terms.minReplicas || !terms.scales;
        billed.push_back(alwaysOn ? std::vector<Interval>{{Duration(), kDay}}
                                  : lastDayOf(billedIntervals(rule, load, rank, terms)));
    }
    return planOf(load, billed);
}

Expected<Money> monthOfDays(const DayPlan& plan, Rate rate) {
    const Exact days = Exact::ratio(kMonth.inMilliseconds(), kDay.inMilliseconds());
    const Exact cost = Exact::of(Money{rate.nanoPerHour, rate.currency}) * Exact::hours(plan.paid) * days;
    return cost.toMoney(rate.currency);
}

} // namespace fitgauge::billing
