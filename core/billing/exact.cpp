// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/billing/exact.h"

#include <algorithm>
#include <cassert>
#include <charconv>
#include <limits>
#include <string>

namespace fitgauge::billing {
namespace {

using Wide = Exact::Wide;

Wide absolute(Wide value) {
    return value < 0 ? -value : value;
}

Wide greatestCommonDivisor(Wide a, Wide b) {
    while (b != 0) {
        a %= b;
        std::swap(a, b);
    }
    return a;
}

// Splits "6.55e-06" into its digits and a power of ten. False for anything else.
bool splitDecimal(std::string_view text, std::string& digits, int& exponent) {
    const std::size_t mark = std::min(text.find_first_of("eE"), text.size());
    std::string_view power = text.substr(std::min(mark + 1, text.size()));
    if (mark < text.size()) {
        power.remove_prefix(power.starts_with('+') ? 1 : 0);
        const auto [end, error] = std::from_chars(power.data(), power.data() + power.size(), exponent);
        if (error != std::errc() || end != power.data() + power.size()) {
            return false;
        }
    }
    const std::string_view mantissa = text.substr(0, mark);
    const std::size_t point = std::min(mantissa.find('.'), mantissa.size());
    digits = std::string(mantissa.substr(0, point));
    if (point < mantissa.size()) {
        const std::string_view fraction = mantissa.substr(point + 1);
        digits += fraction;
        exponent -= static_cast<int>(fraction.size());
    }
    constexpr std::size_t kMostDigits = 18;
    return !digits.empty() && digits.size() <= kMostDigits &&
           std::all_of(digits.begin(), digits.end(), [](char c) { return c >= '0' && c <= '9'; });
}

Exact powerOfTen(int exponent) {
    std::int64_t power = 1;
    for (int i = 0; i < exponent; ++i) {
        power *= 10;
    }
    return power;
}

} // namespace

Exact Exact::poisoned() {
    Exact value;
    value.m_overflown = true;
    return value;
}

Exact Exact::reduced(Wide numerator, Wide denominator) {
    const Wide divisor = std::max<Wide>(1, greatestCommonDivisor(absolute(numerator), denominator));
    Exact value;
    value.m_numerator = numerator / divisor;
    value.m_denominator = denominator / divisor;
    return value;
}

Exact Exact::ratio(std::int64_t numerator, std::int64_t denominator) {
    assert(denominator > 0);
    return reduced(numerator, denominator);
}

Expected<Exact> Exact::parse(std::string_view text) {
    const bool negative = text.starts_with('-');
    std::string digits;
    int exponent = 0;
    constexpr int kMostExponent = 18;
    if (!splitDecimal(text.substr(negative ? 1 : 0), digits, exponent) || exponent > kMostExponent ||
        exponent < -kMostExponent) {
        return fail(ErrorCode::BillingInputBad, {"number", std::string(text.substr(0, 64))});
    }
    std::int64_t whole = 0;
    std::from_chars(digits.data(), digits.data() + digits.size(), whole);
    const Exact value = negative ? -whole : whole;
    return exponent < 0 ? value / powerOfTen(-exponent) : value * powerOfTen(exponent);
}

Exact operator+(const Exact& a, const Exact& b) {
    Wide left = 0;
    Wide right = 0;
    Wide denominator = 0;
    Wide sum = 0;
    const Wide shared = greatestCommonDivisor(a.m_denominator, b.m_denominator);
    if (a.m_overflown || b.m_overflown ||
        __builtin_mul_overflow(a.m_numerator, b.m_denominator / shared, &left) ||
        __builtin_mul_overflow(b.m_numerator, a.m_denominator / shared, &right) ||
        __builtin_mul_overflow(a.m_denominator, b.m_denominator / shared, &denominator) ||
        __builtin_add_overflow(left, right, &sum)) {
        return Exact::poisoned();
    }
    return Exact::reduced(sum, denominator);
}

Exact operator*(const Exact& a, const Exact& b) {
    // Crosswise reduction first, so that only results that really are too large overflow.
    const Exact left = Exact::reduced(a.m_numerator, b.m_denominator);
    const Exact right = Exact::reduced(b.m_numerator, a.m_denominator);
    Wide numerator = 0;
    Wide denominator = 0;
    if (a.m_overflown || b.m_overflown ||
        __builtin_mul_overflow(left.m_numerator, right.m_numerator, &numerator) ||
        __builtin_mul_overflow(left.m_denominator, right.m_denominator, &denominator)) {
        return Exact::poisoned();
    }
    return Exact::reduced(numerator, denominator);
}

Exact operator/(const Exact& a, const Exact& b) {
    assert(b.m_overflown || b.m_numerator > 0);
    Exact inverse;
    inverse.m_numerator = b.m_denominator;
    inverse.m_denominator = b.m_overflown ? 1 : b.m_numerator;
    inverse.m_overflown = b.m_overflown;
    return a * inverse;
}

Expected<std::int64_t> Exact::scaled(std::int64_t factor, Rounding rounding) const {
    const Exact value = *this * Exact(factor);
    Wide quotient = value.m_numerator / value.m_denominator;
    Wide rest = value.m_numerator % value.m_denominator;
    if (rest < 0) {
        rest += value.m_denominator;
        --quotient;
    }
    // rest >= half, written so that doubling cannot overflow.
    const bool half = rest > 0 && rest >= value.m_denominator - rest;
    const bool up = rounding == Rounding::Up ? rest > 0 : rounding == Rounding::HalfUp && half;
    quotient += up ? 1 : 0;
    if (value.m_overflown || quotient > std::numeric_limits<std::int64_t>::max() ||
        quotient < std::numeric_limits<std::int64_t>::min()) {
        return fail(ErrorCode::MoneyOutOfRange, {"exact amount"});
    }
    return static_cast<std::int64_t>(quotient);
}

Expected<Money> Exact::toMoney(Currency currency, Rounding rounding) const {
    const auto nano = scaled(kNanoPerUnit, rounding);
    return nano ? Expected<Money>(Money{*nano, currency}) : Unexpected(nano.error());
}

Expected<Money> Exact::toMoney(Currency currency, int decimals, Rounding rounding) const {
    assert(decimals >= 0 && decimals <= 9);
    std::int64_t steps = 1;
    for (int i = 0; i < decimals; ++i) {
        steps *= 10;
    }
    const auto count = scaled(steps, rounding);
    if (!count) {
        return Unexpected(count.error());
    }
    return times(Money{kNanoPerUnit / steps, currency}, *count);
}

Expected<Duration> Exact::secondsToDuration() const {
    const auto ms = scaled(1000, Rounding::Up);
    return ms ? Expected<Duration>(Duration::milliseconds(*ms)) : Unexpected(ms.error());
}

} // namespace fitgauge::billing
