// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/billing/cost_curve.h"
#include "core/billing/session.h"
#include "core/compare/comparison.h"

#include <optional>
#include <span>
#include <vector>

// Data of the session chart: "What does one session cost?" Widgets, CSV and paper draw it and compute
// nothing.
namespace fitgauge::compare {

// One line: an offer's price under one billing rule.
struct SessionLine {
    OfferTable::Row row = 0;
    billing::Rule rule; // that the line is drawn under; its increment is known
    Rate rate;
    bool own = false;                        // it is the offer's own rule
    std::vector<billing::CurvePoint> points; // from length 0 to SessionChart::longest, exact stairs
    billing::Breakdown atLength;             // the bill of one session of the user's length
    Money run; // price times the time that the session ran, without any rounding
    // total / run in parts per million, rounded half up: 3'000'000 is "3.0 x". Empty when nothing ran.
    std::optional<std::int64_t> timesRunPpm;
};

struct SessionChart {
    Duration length;                // of one launch of the pattern, idle time included unless it is stopped
    Duration longest;               // end of the axis: max(1 h, 3 x length)
    std::vector<SessionLine> lines; // ladder: by increment; offers: in the order asked for
    // Offers that have no line: no price, no rule, another currency than the first line, or out of range.
    std::vector<OfferTable::Row> leftOut;
    std::optional<std::size_t> worst; // line with the largest timesRunPpm above 1 x, the first of equals
    std::size_t fair = 0;             // lines that charge less than 1 % above what ran

    [[nodiscard]] const SessionLine* ownLine() const; // of a ladder; null when the offer has no known rule
};

// What one session of that length costs on a line. Empty outside the range of money.
[[nodiscard]] std::optional<Money> costAt(const SessionLine& line, Duration length);

// The steps of 1 s, 1 min, 15 min and 1 h as rules, by size; the own rule, whole, in place of its like or in
// its place by size. `own` may be null.
[[nodiscard]] std::vector<billing::Rule> billingLadder(const billing::Rule* own);

// The offer's own price under steps of 1 s, 1 min, 15 min and 1 h and under its own rule, which takes the
// place of an equal step. Steps other than the own one have no minimum.
[[nodiscard]] SessionChart sessionLadder(const Comparison& comparison, OfferTable::Row row);

// Several offers, each under its own rule.
[[nodiscard]] SessionChart sessionsOfOffers(const Comparison& comparison,
                                            std::span<const OfferTable::Row> rows);

// A month of the workload's sessions on one offer, split by what is paid for. Empty without price, rule or
// range.
[[nodiscard]] std::optional<billing::Breakdown> monthSplit(const Comparison& comparison, OfferTable::Row row);

} // namespace fitgauge::compare
