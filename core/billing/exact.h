// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/units/duration.h"
#include "core/units/money.h"
#include "core/units/result.h"

#include <cstdint>
#include <string_view>

namespace fitgauge::billing {

// A fraction of two 128-bit integers in lowest terms. Bills mix prices per second, hour and month with sizes
// and multipliers; a fraction keeps all of them exact until the amount is rounded once. What does not fit any
// more poisons the value: toMoney() and toMilliseconds() then report MoneyOutOfRange.
class Exact {
  public:
    __extension__ using Wide = __int128;

    constexpr Exact() = default;
    constexpr Exact(std::int64_t whole) : m_numerator(whole) {} // NOLINT: whole numbers are fractions
    // numerator / denominator; denominator > 0.
    [[nodiscard]] static Exact ratio(std::int64_t numerator, std::int64_t denominator);
    [[nodiscard]] static Exact of(Money money) { return ratio(money.nano, kNanoPerUnit); }
    // Time in hours.
    [[nodiscard]] static Exact hours(Duration time) {
        return ratio(time.inMilliseconds(), Duration::hours(1).inMilliseconds());
    }
    // Decimal text as files carry it: "2.49", "-1", "6.55e-06". BillingInputBad {"number", text}.
    [[nodiscard]] static Expected<Exact> parse(std::string_view text);

    friend Exact operator+(const Exact& a, const Exact& b);
    friend Exact operator-(const Exact& a, const Exact& b) { return a + b * Exact(-1); }
    friend Exact operator*(const Exact& a, const Exact& b);
    // b > 0 (asserted).
    friend Exact operator/(const Exact& a, const Exact& b);
    friend bool operator<(const Exact& a, const Exact& b) { return (a - b).m_numerator < 0; }
    friend bool operator==(const Exact& a, const Exact& b) = default;

    [[nodiscard]] bool isNegative() const { return m_numerator < 0; }
    [[nodiscard]] bool isZero() const { return m_numerator == 0 && !m_overflown; }

    // Units of a currency, rounded once to nano units.
    [[nodiscard]] Expected<Money> toMoney(Currency currency, Rounding rounding = Rounding::HalfUp) const;
    // To `decimals` (0..9) digits after the point, as an invoice prints it.
    [[nodiscard]] Expected<Money> toMoney(Currency currency, int decimals, Rounding rounding) const;
    // Seconds to whole milliseconds; a begun millisecond counts in full.
    [[nodiscard]] Expected<Duration> secondsToDuration() const;

  private:
    [[nodiscard]] static Exact reduced(Wide numerator, Wide denominator);
    [[nodiscard]] static Exact poisoned();
    [[nodiscard]] Expected<std::int64_t> scaled(std::int64_t factor, Rounding rounding) const;

    Wide m_numerator = 0;
    Wide m_denominator = 1;
    bool m_overflown = false;
};

} // namespace fitgauge::billing
