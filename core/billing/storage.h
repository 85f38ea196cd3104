// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/billing/rule.h"
#include "core/units/bytes.h"
#include "core/units/result.h"

#include <optional>

namespace fitgauge::billing {

// Volumes and snapshots are sold by the GB (10^9 bytes) and month of 730 h. `rule` gives the increment that
// storage time is brought up to, where one is known. Rounded once. Errors: BillingInputBad, MoneyOutOfRange.
[[nodiscard]] Expected<Money> storageCost(const Rule& rule, Bytes size, Money perGbMonth, Duration kept);

// Keep a volume all month, or fetch the data again at every launch.
struct VolumePlan {
    Bytes data;
    std::optional<Money> perGbMonth;   // empty: nobody told us
    double bytesPerSecond = 0;         // of the link while downloading; 0: unknown
    std::int64_t launches = 0;         // a month
    Rate machine;                      // billed while it downloads
    std::optional<Money> ingressPerGb; // for the data that comes in, empty: unknown
};

struct VolumeChoice {
    std::optional<Money> keep;
    std::optional<Money> fetchAgain;   // machine time and, where it has a price, ingress
    Duration waiting;                  // a month, for all downloads
    std::optional<bool> keepIsCheaper; // empty where one side is unknown
};

[[nodiscard]] Expected<VolumeChoice> volumeChoice(const Rule& rule, const VolumePlan& plan);

} // namespace fitgauge::billing
