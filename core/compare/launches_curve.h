// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/billing/session_list.h"
#include "core/compare/comparison.h"

#include <optional>
#include <span>
#include <vector>

// Data of the launches chart: "How does rounding add up?" (checklist R-30). Widgets draw it and compute
// nothing.
namespace fitgauge::compare {

// One offer's price under one billing rule.
struct LaunchesLine {
    OfferTable::Row row = 0;
    billing::Rule rule; // its increment is known
    Rate rate;
    bool own = false;                           // it is the offer's own rule
    std::vector<billing::LaunchesPoint> points; // 0 .. LaunchesChart::most
    Money atYours;                              // a month of the user's launches
    // Billed time over time that ran in parts per million, rounded half up. Empty when nothing runs.
    std::optional<std::int64_t> timesRunPpm;
};

struct LaunchesChart {
    Duration run;              // of one launch
    std::int64_t launches = 0; // of the user's month, restarts after breaks included
    std::int64_t most = 0;     // end of the axis, > 0
    std::vector<LaunchesLine> lines;
    std::vector<OfferTable::Row> leftOut; // no price, no rule, another currency than the first line
    std::optional<std::size_t> worst;     // line with the largest timesRunPpm above 1 x, the first of equals
};

// A month of so many launches on a line. Empty outside the range of money.
[[nodiscard]] std::optional<Money> monthAt(const LaunchesLine& line, Duration run, std::int64_t launches);

// The offer's own price under the rules of billingLadder().
[[nodiscard]] LaunchesChart launchesLadder(const Comparison& comparison, OfferTable::Row row);
// Several offers, each under its own rule.
[[nodiscard]] LaunchesChart launchesOfOffers(const Comparison& comparison,
                                             std::span<const OfferTable::Row> rows);

} // namespace fitgauge::compare
