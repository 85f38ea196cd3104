// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/billing/exact.h"
#include "core/units/result.h"

#include <vector>

namespace fitgauge::billing {

// One line of a price that is sold in parts: so much for a GPU, a core or a GB of memory, and how many.
// Prices per second are 3600 times as much an hour.
struct PriceComponent {
    Exact perHour; // of one, >= 0
    Exact amount;  // >= 0
};

// The price of the whole machine an hour, with `multiplier` for its tier (Rule::multiplierThousandths);
// rounded once to a nano unit. BillingInputBad for negative lines.
[[nodiscard]] Expected<Rate> machineRate(const std::vector<PriceComponent>& components,
                                         const Exact& multiplier, Currency currency);

} // namespace fitgauge::billing
