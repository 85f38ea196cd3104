// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/billing/egress.h"

#include "core/billing/exact.h"

#include <string>

namespace fitgauge::billing {

EgressKind egressKind(const EgressTerms& terms) {
    if (!terms.perGb) {
        return EgressKind::Unknown;
    }
    if (terms.perGb->isZero()) {
        return EgressKind::Included;
    }
    if (terms.tiered) {
        return EgressKind::Tiered;
    }
    const bool allowance = terms.freePerMonth && terms.freePerMonth->count() > 0;
    return allowance ? EgressKind::Flat : EgressKind::Metered;
}

Expected<Bytes> trafficOut(std::int64_t requests, Bytes perResponse) {
    const auto bytes = mulDiv(requests, perResponse.count(), 1, Rounding::HalfUp);
    if (requests < 0 || perResponse.count() < 0 || !bytes) {
        return fail(ErrorCode::BillingInputBad, {"requests", std::to_string(requests)});
    }
    return Bytes(*bytes);
}

Expected<std::optional<Money>> egressCost(const EgressTerms& terms, Bytes monthly) {
    const Bytes free = terms.freePerMonth.value_or(Bytes());
    if (monthly.count() < 0 || free.count() < 0 || (terms.perGb && terms.perGb->nano < 0)) {
        return fail(ErrorCode::BillingInputBad, {"egress", std::to_string(monthly.count())});
    }
    if (!terms.perGb) {
        return std::optional<Money>();
    }
    const Bytes paid = monthly > free ? monthly - free : Bytes();
    const auto cost =
        (Exact::ratio(paid.count(), 1'000'000'000) * Exact::of(*terms.perGb)).toMoney(terms.perGb->currency);
    return cost ? Expected<std::optional<Money>>(*cost) : Unexpected(cost.error());
}

} // namespace fitgauge::billing
