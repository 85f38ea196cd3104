// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/billing/session.h"

#include <optional>

namespace fitgauge::billing {

// How long until a machine can be used. Empty: nobody told us.
struct Wait {
    std::optional<Duration> queue;     // before one is free; empty where the provider has no queue figure
    std::optional<Duration> provision; // until it answers
};

// One try: queue + provision + run, and what it costs (checklist R-13). Waiting is not billed; where a
// provider bills starting, pass it with the run to sessionCost.
struct Experiment {
    Duration knownTime;       // the known parts
    bool timeComplete = true; // false: "+ unknown wait"
    Money cost;
};
[[nodiscard]] Expected<Experiment> experiment(const Rule& rule, Rate rate, const Wait& wait, Duration run);

// Launches x (queue + provision) in a month; empty where the provision time is unknown.
[[nodiscard]] std::optional<Duration> waitingPerMonth(const SessionPattern& pattern, const Wait& wait);

} // namespace fitgauge::billing
