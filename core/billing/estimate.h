// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/units/duration.h"
#include "core/units/money.h"
#include "core/units/result.h"

namespace fitgauge::billing {

// Expected values (reclaims, requests that meet a warm worker) are real numbers. These are the only places
// where one touches a bill: it becomes whole milliseconds or a whole amount here, rounded once, half up.

// BillingInputBad {"hours", value} for negative, absurd or not finite.
[[nodiscard]] Expected<Duration> expectedTime(double hours);
// amount x factor. BillingInputBad {"factor", value}; MoneyOutOfRange.
[[nodiscard]] Expected<Money> expectedAmount(Money amount, double factor);

} // namespace fitgauge::billing
