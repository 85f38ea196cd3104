// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/billing/rule.h"
#include "core/units/result.h"

#include <cstdint>
#include <map>
#include <span>
#include <vector>

namespace fitgauge::billing {

// The launches of a month by length. Equal lengths are kept once with their count.
class SessionList {
  public:
    // BillingInputBad for negative or absurd lengths and counts.
    [[nodiscard]] Expected<bool> add(Duration run, std::int64_t count = 1);
    [[nodiscard]] const std::map<Duration, std::int64_t>& lengths() const { return m_lengths; }
    [[nodiscard]] std::int64_t launches() const { return m_launches; }
    [[nodiscard]] Duration ran() const;

  private:
    std::map<Duration, std::int64_t> m_lengths;
    std::int64_t m_launches = 0;
};

// Time billed for all launches together, each rounded by itself. Errors: BillingRuleMissing, BillingInputBad.
[[nodiscard]] Expected<Duration> billedTime(const Rule& rule, const SessionList& sessions);

// What one offer asks: its price and its rule (nullptr: none is known).
struct OfferTerms {
    Rate rate;
    const Rule* rule = nullptr;
};

// The month of every offer, in their order. Billed time is worked out once for each distinct increment,
// minimum and rounding, so a thousand offers cost little more than one.
[[nodiscard]] std::vector<Expected<Money>> monthCosts(std::span<const OfferTerms> offers,
                                                      const SessionList& sessions);

struct LaunchesPoint {
    std::int64_t launches = 0;
    Money monthly;
    friend bool operator==(const LaunchesPoint&, const LaunchesPoint&) = default;
};

// Month cost against launches of one length, 0 .. most: exact at each of its points, straight between
// them. At most `mostPoints` (>= 2).
[[nodiscard]] Expected<std::vector<LaunchesPoint>>
launchesCurve(const Rule& rule, Rate rate, Duration run, std::int64_t most, std::size_t mostPoints = 101);

} // namespace fitgauge::billing
