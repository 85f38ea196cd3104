// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/compare/traffic_load.h"

#include <algorithm>

namespace fitgauge::compare {

double peakRequestsPerSecond(const Traffic& traffic) {
    const billing::TrafficShape shape = billing::trafficShape(traffic.pattern);
    double most = 0;
    for (std::size_t hour = 0; hour < shape.weights.size(); ++hour) {
        most =
            std::max(most, billing::requestsInHour(shape, static_cast<double>(traffic.requestsPerDay), hour));
    }
    const double busySeconds =
        shape.burstsPerHour > 0 ? shape.burstsPerHour * shape.burstLength.inSeconds() : 3600.0;
    return most / busySeconds;
}

std::optional<Money> costPerMillionAnswerTokens(Money month, const Traffic& traffic) {
    constexpr std::int64_t kMillion = 1'000'000, kHoursPerMonth = 730, kHoursPerDay = 24;
    std::int64_t tokens = 0; // of 24 months: keeps the days of a month whole
    if (__builtin_mul_overflow(traffic.requestsPerDay, traffic.answerTokens, &tokens) ||
        __builtin_mul_overflow(tokens, kHoursPerMonth, &tokens) || tokens <= 0) {
        return std::nullopt;
    }
    const auto nano = mulDiv(month.nano, kMillion * kHoursPerDay, tokens, Rounding::HalfUp);
    return nano ? std::optional(Money{*nano, month.currency}) : std::nullopt;
}

} // namespace fitgauge::compare
