// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/billing/rule.h"
#include "core/units/result.h"

namespace fitgauge::billing {

// Times and prices that no bill can hold are refused before any arithmetic, so that what follows cannot
// overflow: a run may last ten years, a machine may cost a million an hour.
inline constexpr Duration kLongestRun = Duration::hours(87'600);
inline constexpr std::int64_t kDearestNanoPerHour = 1'000'000 * kNanoPerUnit;

// BillingInputBad {field, value in milliseconds} for negative or absurd times.
[[nodiscard]] Expected<Duration> checkedTime(const char* field, Duration time);
// BillingInputBad {field, count} outside 0 .. most.
[[nodiscard]] Expected<std::int64_t> checkedCount(const char* field, std::int64_t count, std::int64_t most);
// BillingInputBad {"rate", nano per hour} for a negative or absurd price.
[[nodiscard]] Expected<Rate> checkedRate(Rate rate);
// BillingRuleMissing {provider} without an increment; BillingInputBad for an increment or minimum that is
// zero, negative or absurd.
[[nodiscard]] Expected<bool> checkedRule(const Rule& rule);

} // namespace fitgauge::billing
