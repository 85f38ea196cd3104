// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/billing/input_check.h"

#include <string>

namespace fitgauge::billing {

Expected<Duration> checkedTime(const char* field, Duration time) {
    if (time < Duration() || time > kLongestRun) {
        return fail(ErrorCode::BillingInputBad, {field, std::to_string(time.inMilliseconds())});
    }
    return time;
}

Expected<std::int64_t> checkedCount(const char* field, std::int64_t count, std::int64_t most) {
    if (count < 0 || count > most) {
        return fail(ErrorCode::BillingInputBad, {field, std::to_string(count)});
    }
    return count;
}

Expected<Rate> checkedRate(Rate rate) {
    if (rate.nanoPerHour < 0 || rate.nanoPerHour > kDearestNanoPerHour) {
        return fail(ErrorCode::BillingInputBad, {"rate", std::to_string(rate.nanoPerHour)});
    }
    return rate;
}

Expected<bool> checkedRule(const Rule& rule) {
    if (!rule.increment) {
        return fail(ErrorCode::BillingRuleMissing, {rule.provider});
    }
    if (*rule.increment <= Duration() || *rule.increment > kLongestRun) {
        return fail(ErrorCode::BillingInputBad,
                    {"increment", std::to_string(rule.increment->inMilliseconds())});
    }
    if (const auto minimum = checkedTime("minimum", rule.minimum); !minimum) {
        return Unexpected(minimum.error());
    }
    return true;
}

} // namespace fitgauge::billing
