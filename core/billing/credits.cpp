// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/billing/credits.h"

#include <algorithm>
#include <limits>
#include <string>

namespace fitgauge::billing {
namespace {

constexpr std::int64_t kDaysOfMonth = 30;

Expected<bool> checkedPair(const Credit& credit, Money price) {
    if (credit.amount.currency != price.currency) {
        return fail(ErrorCode::BillingInputBad, {"currency", credit.amount.currency.code()});
    }
    if (credit.amount.nano < 0 || price.nano < 0 || credit.expiresAfterDays.value_or(0) < 0) {
        return fail(ErrorCode::BillingInputBad, {"credit", std::to_string(credit.amount.nano)});
    }
    return true;
}

// What of an even month falls before the expiry.
Expected<std::int64_t> payableNano(const Credit& credit, Money month, std::int64_t fromDay) {
    const std::int64_t end = credit.expiresAfterDays.value_or(std::numeric_limits<int>::max());
    const std::int64_t days = std::clamp<std::int64_t>(end - fromDay, 0, kDaysOfMonth);
    return mulDiv(month.nano, days, kDaysOfMonth, Rounding::Down);
}

} // namespace

Expected<std::optional<std::int64_t>> sessionsCovered(const Credit& credit, Money session) {
    if (const auto good = checkedPair(credit, session); !good) {
        return Unexpected(good.error());
    }
    if (session.isZero()) {
        return std::optional<std::int64_t>();
    }
    return std::optional(credit.amount.nano / session.nano);
}

Expected<CreditedMonths> creditedMonths(const Credit& credit, Money month) {
    if (const auto good = checkedPair(credit, month); !good) {
        return Unexpected(good.error());
    }
    const auto payable = payableNano(credit, month, 0);
    const auto later = payableNano(credit, month, kDaysOfMonth);
    if (!payable || !later) {
        return Unexpected(payable ? later.error() : payable.error());
    }
    const std::int64_t first = std::min(credit.amount.nano, *payable);
    const std::int64_t second = std::min(credit.amount.nano - first, *later);
    const auto left = [&](std::int64_t used) { return Money{month.nano - used, month.currency}; };
    return CreditedMonths{left(first), left(second), Money{first, month.currency}};
}

} // namespace fitgauge::billing
