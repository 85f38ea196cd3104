// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/units/result.h"

#include <compare>
#include <cstdint>
#include <string>
#include <string_view>

namespace fitgauge {

// A calendar day (proleptic Gregorian), kept as days since 1970-01-01. Prices and facts are dated by the day.
class Date {
  public:
    constexpr Date() = default;
    constexpr explicit Date(std::int32_t daysSinceEpoch) : m_days(daysSinceEpoch) {}

    // "2026-11-30" only; anything else, and days that no calendar has, is DateMalformed {text}.
    [[nodiscard]] static Expected<Date> parse(std::string_view text);
    [[nodiscard]] std::string toIso() const;

    [[nodiscard]] constexpr std::int32_t daysSinceEpoch() const { return m_days; }
    // Days from `earlier` to `later`; negative when the order is the other way round.
    friend constexpr std::int32_t operator-(Date later, Date earlier) {
        return later.m_days - earlier.m_days;
    }
    friend constexpr auto operator<=>(Date, Date) = default;

  private:
    std::int32_t m_days = 0;
};

} // namespace fitgauge
