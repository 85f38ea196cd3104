// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/units/money.h"

#include <fmt/format.h>

#include <algorithm>
#include <cassert>
#include <limits>

namespace fitgauge {
namespace {

__extension__ using Wide = __int128;

constexpr int kNanoDigits = 9;

constexpr std::int64_t powerOfTen(int exponent) {
    std::int64_t value = 1;
    for (int i = 0; i < exponent; ++i) {
        value *= 10;
    }
    return value;
}

// Floor division with a remainder in [0, divisor): the three rules then read the same for both signs.
Wide divideRounded(Wide numerator, Wide divisor, Rounding rounding) {
    Wide quotient = numerator / divisor;
    Wide remainder = numerator % divisor;
    if (remainder < 0) {
        remainder += divisor;
        --quotient;
    }
    const bool up =
        rounding == Rounding::Up ? remainder > 0 : rounding == Rounding::HalfUp && 2 * remainder >= divisor;
    return up ? quotient + 1 : quotient;
}

bool isDigit(char c) {
    return c >= '0' && c <= '9';
}

} // namespace

Expected<Currency> Currency::parse(std::string_view text) {
    const bool shaped = text.size() == 3 &&
                        std::all_of(text.begin(), text.end(), [](char c) { return c >= 'A' && c <= 'Z'; });
    if (!shaped) {
        return fail(ErrorCode::CurrencyUnknown, {std::string(text)});
    }
    Currency currency;
    std::copy(text.begin(), text.end(), currency.m_code.begin());
    return currency;
}

Expected<Money> Money::parse(std::string_view text, Currency currency) {
    const auto malformed = [&] { return fail(ErrorCode::MoneyMalformed, {std::string(text.substr(0, 64))}); };
    const bool negative = text.starts_with('-');
    const std::string_view digits = negative ? text.substr(1) : text;
    const std::size_t point = std::min(digits.find('.'), digits.size());
    const std::string_view whole = digits.substr(0, point);
    const std::string_view fraction = point < digits.size() ? digits.substr(point + 1) : std::string_view();
    const bool hasPoint = point < digits.size();
    if (whole.empty() || (hasPoint && fraction.empty()) || fraction.size() > kNanoDigits ||
        !std::all_of(whole.begin(), whole.end(), isDigit) ||
        !std::all_of(fraction.begin(), fraction.end(), isDigit)) {
        return malformed();
    }
    if (whole.size() > 10) {
        return fail(ErrorCode::MoneyOutOfRange, {std::string(text.substr(0, 64))});
    }
    Wide nano = 0;
    for (char c : whole) {
        nano = nano * 10 + (c - '0');
    }
    for (int i = 0; i < kNanoDigits; ++i) {
        const auto index = static_cast<std::size_t>(i);
        nano = nano * 10 + (index < fraction.size() ? fraction[index] - '0' : 0);
    }
    if (nano > std::numeric_limits<std::int64_t>::max()) {
        return fail(ErrorCode::MoneyOutOfRange, {std::string(text.substr(0, 64))});
    }
    return Money{static_cast<std::int64_t>(negative ? -nano : nano), currency};
}

Money operator+(Money a, Money b) {
    assert(a.currency == b.currency);
    return {a.nano + b.nano, a.currency};
}

Money operator-(Money a, Money b) {
    assert(a.currency == b.currency);
    return {a.nano - b.nano, a.currency};
}

Expected<std::int64_t> mulDiv(std::int64_t a, std::int64_t b, std::int64_t c, Rounding rounding) {
    assert(c > 0);
    const Wide result = divideRounded(Wide(a) * Wide(b), Wide(c), rounding);
    if (result > std::numeric_limits<std::int64_t>::max() ||
        result < std::numeric_limits<std::int64_t>::min()) {
        return fail(ErrorCode::MoneyOutOfRange, {fmt::format("{} x {} / {}", a, b, c)});
    }
    return static_cast<std::int64_t>(result);
}

Expected<Money> Rate::times(Duration time, Rounding rounding) const {
    const auto nano =
        mulDiv(nanoPerHour, time.inMilliseconds(), Duration::hours(1).inMilliseconds(), rounding);
    if (!nano) {
        return Unexpected(nano.error());
    }
    return Money{*nano, currency};
}

Expected<Money> times(Money money, std::int64_t count) {
    const auto nano = mulDiv(money.nano, count, 1, Rounding::HalfUp);
    if (!nano) {
        return Unexpected(nano.error());
    }
    return Money{*nano, money.currency};
}

Money roundedTo(Money money, int decimals, Rounding rounding) {
    assert(decimals >= 0 && decimals <= kNanoDigits);
    const Wide step = powerOfTen(kNanoDigits - decimals);
    const Wide nano = divideRounded(Wide(money.nano), step, rounding) * step;
    constexpr Wide kMost = std::numeric_limits<std::int64_t>::max();
    // Only amounts within one step of the limit can pass it: they keep their exact value.
    return nano > kMost || nano < -kMost ? money : Money{static_cast<std::int64_t>(nano), money.currency};
}

std::string toDecimal(Money money, int decimals) {
    const Money rounded = roundedTo(money, decimals);
    const bool negative = rounded.nano < 0;
    const Wide absolute = negative ? -Wide(rounded.nano) : Wide(rounded.nano);
    const auto whole = static_cast<std::int64_t>(absolute / kNanoPerUnit);
    const auto fraction =
        static_cast<std::int64_t>(absolute % kNanoPerUnit) / powerOfTen(kNanoDigits - decimals);
    const std::string text =
        decimals == 0 ? fmt::format("{}", whole) : fmt::format("{}.{:0{}}", whole, fraction, decimals);
    return negative ? "-" + text : text;
}

} // namespace fitgauge
