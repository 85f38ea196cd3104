// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/compare/workload.h"

#include <optional>

namespace fitgauge::compare {

// Requests per second in the busiest hour of the day; within a burst where the traffic comes in bursts.
[[nodiscard]] double peakRequestsPerSecond(const Traffic& traffic);

// Answer tokens of a month of 730 h. Empty without traffic.
[[nodiscard]] std::optional<Money> costPerMillionAnswerTokens(Money month, const Traffic& traffic);

} // namespace fitgauge::compare
