// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/units/money.h"
#include "core/units/result.h"

#include <cstdint>
#include <optional>

namespace fitgauge::billing {

struct Credit {
    Money amount; // > 0
    std::optional<int> expiresAfterDays;
};

// Whole sessions that a credit pays for; empty where a session costs nothing. Errors: BillingInputBad
// for another currency or negative amounts.
[[nodiscard]] Expected<std::optional<std::int64_t>> sessionsCovered(const Credit& credit, Money session);

// The first month and the one after. A credit pays only for what is used before it expires, so of an
// even month of 30 days at most that share; it never pays more than the month.
struct CreditedMonths {
    Money first;
    Money second;
    Money used; // of the credit, in the first month
};
[[nodiscard]] Expected<CreditedMonths> creditedMonths(const Credit& credit, Money month);

} // namespace fitgauge::billing
