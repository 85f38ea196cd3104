// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/billing/estimate.h"

#include "core/billing/input_check.h"

#include <cmath>
#include <limits>
#include <string>

namespace fitgauge::billing {

Expected<Duration> expectedTime(double hours) {
    if (!std::isfinite(hours) || hours < 0 || hours > kLongestRun.inHours()) {
        return fail(ErrorCode::BillingInputBad, {"hours", std::to_string(hours)});
    }
    return Duration::milliseconds(std::llround(hours * Duration::hours(1).inSeconds() * 1000));
}

Expected<Money> expectedAmount(Money amount, double factor) {
    if (!std::isfinite(factor) || factor < 0) {
        return fail(ErrorCode::BillingInputBad, {"factor", std::to_string(factor)});
    }
    const long double nano = static_cast<long double>(amount.nano) * static_cast<long double>(factor);
    if (std::fabs(nano) >= static_cast<long double>(std::numeric_limits<std::int64_t>::max())) {
        return fail(ErrorCode::MoneyOutOfRange, {std::to_string(factor)});
    }
    return Money{std::llround(nano), amount.currency};
}

} // namespace fitgauge::billing
