// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/speed/cost_per_token.h"

#include <cmath>
#include <limits>
#include <string>

namespace fitgauge::speed {

namespace {

constexpr double kMicro = 1e6;
constexpr std::int64_t kMillionTokens = 1'000'000;
constexpr std::int64_t kSecondsPerHour = 3600;
constexpr double kFastest = 1e12; // units a second; far above any machine, keeps the product in range

// The rate in millionths of a unit per second, so that the division is one of integers.
Expected<std::int64_t> microRate(const char* field, double perSecond) {
    const bool good = std::isfinite(perSecond) && perSecond > 0 && perSecond <= kFastest;
    const std::int64_t micro = good ? std::llround(perSecond * kMicro) : 0;
    if (micro <= 0) {
        return fail(ErrorCode::SpeedInputBad, {field, std::to_string(perSecond)});
    }
    return micro;
}

// perHour x units x 10^6 / (3600 x micro): the 10^6 is shortened against the 3600 (by 400).
Expected<Money> costOf(Money perHour, const char* field, double perSecond, std::int64_t units) {
    if (perHour.nano < 0) {
        return fail(ErrorCode::SpeedInputBad, {"price", std::to_string(perHour.nano)});
    }
    const auto micro = microRate(field, perSecond);
    if (!micro) {
        return Unexpected(micro.error());
    }
    constexpr std::int64_t kShortened = 2500; // 10^6 / 400
    constexpr std::int64_t kHour = 9;         // 3600 / 400
    constexpr std::int64_t kMost = std::numeric_limits<std::int64_t>::max();
    if (units <= 0 || units > kMost / kShortened || *micro > kMost / kHour) {
        return fail(ErrorCode::SpeedInputBad, {"count", std::to_string(units)});
    }
    const auto nano = mulDiv(perHour.nano, units * kShortened, *micro * kHour, Rounding::HalfUp);
    if (!nano) {
        return Unexpected(nano.error());
    }
    return Money{*nano, perHour.currency};
}

} // namespace

Expected<Money> costPerMillionTokens(Money perHour, double tokensPerSecond) {
    return costOf(perHour, "tokens per second", tokensPerSecond, kMillionTokens);
}

Expected<Money> costPerItems(Money perHour, double itemsPerSecond, std::int64_t count) {
    return costOf(perHour, "items per second", itemsPerSecond, count);
}

Expected<double> tokensPerCurrencyUnit(Money perHour, double tokensPerSecond) {
    const auto micro = microRate("tokens per second", tokensPerSecond);
    if (!micro) {
        return Unexpected(micro.error());
    }
    if (perHour.nano <= 0) {
        return fail(ErrorCode::SpeedInputBad, {"price", std::to_string(perHour.nano)});
    }
    const double unitsPerHour = static_cast<double>(perHour.nano) / static_cast<double>(kNanoPerUnit);
    return tokensPerSecond * static_cast<double>(kSecondsPerHour) / unitsPerHour;
}

} // namespace fitgauge::speed
