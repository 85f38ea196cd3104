// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/units/bytes.h"
#include "core/units/money.h"
#include "core/units/result.h"

#include <cstdint>
#include <optional>

namespace fitgauge::billing {

// What leaving data costs. Everything may be unknown; unknown is never 0.
struct EgressTerms {
    std::optional<Money> perGb; // after the allowance; GB = 10^9 bytes
    std::optional<Bytes> freePerMonth;
    bool tiered = false; // the price falls with the amount, `perGb` is the first tier
    friend bool operator==(const EgressTerms&, const EgressTerms&) = default;
};

// How far a bill for traffic can be told in advance (checklist S-52).
enum class EgressKind : std::uint8_t { Unknown, Included, Flat, Metered, Tiered };
// Included: free without limit. Flat: free up to an allowance, priced beyond. Metered: priced from the first
// GB.
[[nodiscard]] EgressKind egressKind(const EgressTerms& terms);

// Requests x response size. BillingInputBad for negative or absurd amounts.
[[nodiscard]] Expected<Bytes> trafficOut(std::int64_t requests, Bytes perResponse);

// The monthly line; empty where the price is unknown. An unknown allowance counts as none.
[[nodiscard]] Expected<std::optional<Money>> egressCost(const EgressTerms& terms, Bytes monthly);

} // namespace fitgauge::billing
