// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/units/money.h"

#include <cstdint>

namespace fitgauge::speed {

// Prices per unit of work of a machine that costs `perHour` and delivers `perSecond` units. The division is
// done in 128 bits on a rate held in millionths of a unit per second, and rounded once, half up, to a nano
// unit. SpeedInputBad {field, value} for a rate that is not finite and above zero, or a negative price;
// MoneyOutOfRange when the result does not fit.

// perHour / (3600 s x rate) x 10^6: prices are quoted per million tokens.
[[nodiscard]] Expected<Money> costPerMillionTokens(Money perHour, double tokensPerSecond);

// perHour / (3600 s x rate) x count: per request (1), per 1,000 images or items (1000).
[[nodiscard]] Expected<Money> costPerItems(Money perHour, double itemsPerSecond, std::int64_t count);

// Tokens that one unit of the currency buys; 3600 s x rate / perHour. SpeedInputBad when the price is zero.
[[nodiscard]] Expected<double> tokensPerCurrencyUnit(Money perHour, double tokensPerSecond);

} // namespace fitgauge::speed
