// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/units/duration.h"
#include "core/units/result.h"

#include <array>
#include <cstdint>
#include <string>
#include <string_view>

namespace fitgauge {

// An ISO 4217 code such as USD; three capital letters, nothing else.
class Currency {
  public:
    constexpr Currency() = default; // USD
    [[nodiscard]] static Expected<Currency> parse(std::string_view text);
    [[nodiscard]] std::string code() const { return {m_code.data(), m_code.size()}; }
    friend constexpr bool operator==(const Currency&, const Currency&) = default;

  private:
    std::array<char, 3> m_code{'U', 'S', 'D'};
};

inline constexpr std::int64_t kNanoPerUnit = 1'000'000'000;

// An amount as whole nano units (10^-9) of one currency: never a floating-point number. Sums of different
// currencies are a programming error (asserted); conversion is a deliberate act elsewhere. Holds up to 9.2
// thousand million units: callers that multiply use the checked functions below.
struct Money {
    std::int64_t nano = 0;
    Currency currency;

    // Digits with an optional point and at most nine decimals: "2.49". MoneyMalformed or MoneyOutOfRange
    // {text}.
    [[nodiscard]] static Expected<Money> parse(std::string_view text, Currency currency);

    [[nodiscard]] constexpr bool isZero() const { return nano == 0; }
    friend constexpr bool operator==(const Money&, const Money&) = default;
    friend Money operator+(Money a, Money b);
    friend Money operator-(Money a, Money b);
};

// How a charge is brought to a whole number of steps.
enum class Rounding : std::uint8_t { HalfUp, Up, Down };

// a * b / c in 128 bits, rounded once. c > 0. MoneyOutOfRange when the result does not fit 64 bits.
[[nodiscard]] Expected<std::int64_t> mulDiv(std::int64_t a, std::int64_t b, std::int64_t c,
                                            Rounding rounding);

// A price per hour, as published. Rates per second or per month are stored as the exact hourly multiple where
// there is one, so that time * rate stays exact until it is rounded once.
struct Rate {
    std::int64_t nanoPerHour = 0;
    Currency currency;

    [[nodiscard]] static constexpr Rate perHour(Money money) { return {money.nano, money.currency}; }
    // nanoPerHour * time / 1 h, rounded once to a nano unit.
    [[nodiscard]] Expected<Money> times(Duration time, Rounding rounding = Rounding::HalfUp) const;
    friend constexpr bool operator==(const Rate&, const Rate&) = default;
};

[[nodiscard]] Expected<Money> times(Money money, std::int64_t count);

// Rounds to `decimals` digits after the point (0..9), by the given rule: what an invoice or a cell prints.
[[nodiscard]] Money roundedTo(Money money, int decimals, Rounding rounding = Rounding::HalfUp);

// Plain decimal text with a point and exactly `decimals` digits, rounded half up, no grouping: "2.49".
[[nodiscard]] std::string toDecimal(Money money, int decimals);

} // namespace fitgauge
