// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/units/money.h"
#include "tests/support/catch.h"

#include <limits>

using namespace fitgauge;

namespace {

Money usd(std::string_view text) {
    return Money::parse(text, Currency()).value();
}

} // namespace

TEST_CASE("Money is read from its digits and never through a double") {
    CHECK(usd("0.1").nano == 100'000'000);
    CHECK(usd("2.49").nano == 2'490'000'000);
    CHECK(usd("-0.000000001").nano == -1);
    CHECK(usd("9223372036.854775807").nano == std::numeric_limits<std::int64_t>::max());
}

TEST_CASE("Money refuses what is no plain decimal number") {
    for (const char* text : {"", ".", "-", "1.", ".5", "1e3", "nan", "inf", "0x10", "1,000", " 1", "1 ", "+1",
                             "1.0000000001", "--1"}) {
        CAPTURE(text);
        const auto money = Money::parse(text, Currency());
        REQUIRE_FALSE(money.has_value());
        CHECK(money.error().code == ErrorCode::MoneyMalformed);
    }
    CHECK(Money::parse("9223372036.854775808", Currency()).error().code == ErrorCode::MoneyOutOfRange);
    CHECK(Money::parse("99999999999", Currency()).error().code == ErrorCode::MoneyOutOfRange);
}

TEST_CASE("Rate times time is exact and rounds once") {
    const Rate rate = Rate::perHour(usd("2.00"));
    CHECK(toDecimal(rate.times(Duration::minutes(20)).value(), 9) == "0.666666667");
    CHECK(toDecimal(rate.times(Duration::minutes(20), Rounding::Down).value(), 9) == "0.666666666");
    CHECK(rate.times(Duration::hours(3)).value() == usd("6.00"));
    // A year of eight cards at a dear price still fits, and what does not fit is an error.
    CHECK(Rate::perHour(usd("800")).times(Duration::hours(8760)).value() == usd("7008000"));
    CHECK(Rate::perHour(usd("9000000000")).times(Duration::hours(2)).error().code ==
          ErrorCode::MoneyOutOfRange);
}

TEST_CASE("Printing rounds half up and keeps the sign") {
    CHECK(toDecimal(usd("0.005"), 2) == "0.01");
    CHECK(toDecimal(usd("0.0049"), 2) == "0.00");
    CHECK(toDecimal(usd("656.5"), 0) == "657");
    CHECK(toDecimal(usd("-1.255"), 2) == "-1.25"); // half up means towards the larger number
    CHECK(toDecimal(usd("1234567.5"), 2) == "1234567.50");
    CHECK(roundedTo(usd("0.001"), 2, Rounding::Up) == usd("0.01"));
    CHECK(roundedTo(usd("0.009"), 2, Rounding::Down) == usd("0"));
}

TEST_CASE("A currency is three capital letters") {
    CHECK(Currency::parse("VND").value().code() == "VND");
    CHECK_FALSE(Currency::parse("usd").has_value());
    CHECK_FALSE(Currency::parse("US").has_value());
    CHECK_FALSE(Currency::parse("USDT").has_value());
}
