// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/units/money.h"
#include "core/units/result.h"

#include <optional>
#include <vector>

namespace fitgauge::billing {

// Cost of a million tokens on a machine that is `utilisation` (0 .. 1] busy at `tokensPerSecond` of full
// load: price per hour / (3600 x tokens/s x utilisation) x 10^6. Speed is an estimate, so this is one;
// rounded once. BillingInputBad for speeds or shares that are not positive.
[[nodiscard]] Expected<Money> costPerMillionTokens(Rate rate, double tokensPerSecond, double utilisation);

struct UtilisationPoint {
    int percent = 0; // 1 .. 100
    Money perMillion;
    friend bool operator==(const UtilisationPoint&, const UtilisationPoint&) = default;
};

// One point for each whole per cent (checklist S-49); the last equals the full-load cost.
[[nodiscard]] Expected<std::vector<UtilisationPoint>> tokenCurve(Rate rate, double tokensPerSecond);

// The utilisation from which a machine of this full-load cost is the cheaper one, against something that asks
// the same for every token at any load (serverless, an API): full load / flat. Empty where that is above 1:
// then it never is. Also empty for another currency or a flat price of 0.
[[nodiscard]] std::optional<double> cheaperFrom(Money perMillionAtFullLoad, Money flatPerMillion);

} // namespace fitgauge::billing
