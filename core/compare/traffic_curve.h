// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/billing/break_even.h"
#include "core/compare/comparison.h"

#include <array>
#include <optional>
#include <span>
#include <vector>

// Data of the day and break-even charts of live traffic. Widgets draw it and compute nothing.
namespace fitgauge::compare {

// The cheapest serverless offer that runs the workload and has a cost in US dollars, filters aside. Empty:
// the catalog has none.
[[nodiscard]] std::optional<OfferTable::Row> serverlessRow(const Comparison& comparison);

// Money in one stretch of the day, per hour, in units of the currency.
struct DayPiece {
    double fromHour = 0, toHour = 0; // 0 .. 24
    double paid = 0;
    double used = 0; // <= paid but for estimates that run over
};

// "When do I pay for idle capacity?"
struct DayLine {
    OfferTable::Row row = 0;
    bool scalesToZero = false;
    std::vector<DayPiece> pieces; // cover 0 .. 24 without gaps
    Money paid;                   // of a day
    Money used;                   // of it
    Money idle;                   // of it: paid - used
    std::int64_t idlePpm = 0;     // idle / paid
    double usedHours = 0;
    double coldStarts = 0;       // of a day; scale to zero
    std::int64_t waitingPpm = 0; // share of requests that meet a cold start
};

// Hours of machines that are billed in a day when machines follow the traffic, under one billing step.
struct StepPaid {
    Duration increment;
    Duration paid;
};

struct DayChart {
    DayLine line;                       // of the offer asked for
    std::optional<DayLine> scaleToZero; // the serverless offer beside it
    Money nightIdle;                    // of line: idle from 20 to 07 o'clock
    std::vector<StepPaid> following;    // 1 s, 1 min, 15 min, 1 h: stopped between the peaks (S-35)
};

// Empty for other profiles than Live, without price, rule or speed.
[[nodiscard]] std::optional<DayChart> dayChart(const Comparison& comparison, OfferTable::Row row);

// "Always on, or scale to zero?"
struct BreakEvenLine {
    OfferTable::Row row = 0;
    bool scalesToZero = false;
    std::vector<billing::TrafficPoint> points;
    std::optional<Money> atYours;   // headline cost
    std::optional<double> crossing; // always on: from so many requests a day it is cheaper than scale to zero
    std::optional<Money> crossingCost;
    double oneMachine = 0; // requests a day that one machine carries
};

// Month cost at so many requests a day, straight between the line's points; the upper step at an edge is the
// lower one's. Empty without points.
[[nodiscard]] std::optional<Money> monthAt(const BreakEvenLine& line, double requestsPerDay);

struct BreakEvenChart {
    double requests = 0;              // the user's, a day
    double most = 0;                  // end of the axis
    std::vector<BreakEvenLine> lines; // always-on ones in the order asked for, then the one of scale to zero
    std::optional<std::size_t> zero;  // index of the latter; empty: no serverless offer is known
    billing::ScaleToZeroDay day;      // of it, at the user's traffic
};

// Always-on rows against one serverless offer: the first among `rows`, else serverlessRow(). No lines for
// other profiles than Live.
[[nodiscard]] BreakEvenChart breakEvenChart(const Comparison& comparison,
                                            std::span<const OfferTable::Row> rows);

} // namespace fitgauge::compare
