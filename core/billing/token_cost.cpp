// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/billing/token_cost.h"

#include "core/billing/estimate.h"
#include "core/billing/input_check.h"

#include <cmath>
#include <string>

namespace fitgauge::billing {

Expected<Money> costPerMillionTokens(Rate rate, double tokensPerSecond, double utilisation) {
    const auto price = checkedRate(rate);
    if (!price) {
        return Unexpected(price.error());
    }
    if (!(tokensPerSecond > 0) || !(utilisation > 0 && utilisation <= 1) || !std::isfinite(tokensPerSecond)) {
        return fail(ErrorCode::BillingInputBad, {"tokensPerSecond", std::to_string(tokensPerSecond)});
    }
    constexpr double kMillion = 1e6;
    constexpr double kSecondsPerHour = 3600;
    return expectedAmount(Money{rate.nanoPerHour, rate.currency},
                          kMillion / (kSecondsPerHour * tokensPerSecond * utilisation));
}

Expected<std::vector<UtilisationPoint>> tokenCurve(Rate rate, double tokensPerSecond) {
    std::vector<UtilisationPoint> curve;
    for (int percent = 1; percent <= 100; ++percent) {
        const auto cost = costPerMillionTokens(rate, tokensPerSecond, percent / 100.0);
        if (!cost) {
            return Unexpected(cost.error());
        }
        curve.push_back({percent, *cost});
    }
    return curve;
}

std::optional<double> cheaperFrom(Money perMillionAtFullLoad, Money flatPerMillion) {
    if (perMillionAtFullLoad.currency != flatPerMillion.currency || flatPerMillion.nano <= 0 ||
        perMillionAtFullLoad.nano > flatPerMillion.nano) {
        return std::nullopt;
    }
    return static_cast<double>(perMillionAtFullLoad.nano) / static_cast<double>(flatPerMillion.nano);
}

} // namespace fitgauge::billing
