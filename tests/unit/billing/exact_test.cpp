// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/billing/exact.h"
#include "tests/support/catch.h"

using namespace fitgauge;
using namespace fitgauge::billing;

TEST_CASE("A decimal number becomes the fraction that it is") {
    CHECK(Exact::parse("6.55e-06").value() == Exact::ratio(655, 100'000'000));
    CHECK(Exact::parse("5e-05").value() == Exact::ratio(5, 100'000));
    CHECK(Exact::parse("-0.25").value() == Exact::ratio(-1, 4));
    CHECK(Exact::parse("1E3").value() == Exact(1000));
    for (const char* text :
         {"", "-", ".", "e5", "1e", "1e99", "0x1", "nan", "1.2.3", "1,5", " 1", "1234567890123456789"}) {
        CAPTURE(text);
        REQUIRE_FALSE(Exact::parse(text).has_value());
        CHECK(Exact::parse(text).error().code == ErrorCode::BillingInputBad);
    }
}

TEST_CASE("Thirds and sevenths add up without loss") {
    const Exact third = Exact::ratio(1, 3);
    CHECK(third + third + third == Exact(1));
    CHECK(Exact::ratio(1, 7) * Exact(7) == Exact(1));
    CHECK(Exact(1) / Exact(3) - third == Exact());
    CHECK(Exact::ratio(-1, 2) < Exact());
}

TEST_CASE("An exact amount is rounded once and only at the end") {
    const Currency usd;
    CHECK(Exact::ratio(2, 3).toMoney(usd).value().nano == 666'666'667);
    CHECK(Exact::ratio(1, 200).toMoney(usd, 2, Rounding::HalfUp).value().nano == 10'000'000);
    CHECK(Exact::ratio(1, 201).toMoney(usd, 2, Rounding::HalfUp).value().nano == 0);
    CHECK(Exact::ratio(99, 10'000).toMoney(usd, 2, Rounding::Down).value().nano == 0);
    CHECK(Exact::ratio(1, 10'000).toMoney(usd, 2, Rounding::Up).value().nano == 10'000'000);
    CHECK(Exact::ratio(4204, 10'000).secondsToDuration().value() == Duration::milliseconds(421));
}

TEST_CASE("What does not fit is an error and never a wrong number") {
    Exact large = Exact::ratio(INT64_MAX, 7);
    for (int i = 0; i < 4; ++i) {
        large = large * Exact(INT64_MAX);
    }
    CHECK(large.toMoney(Currency()).error().code == ErrorCode::MoneyOutOfRange);
    CHECK((large + Exact(1)).toMoney(Currency()).error().code == ErrorCode::MoneyOutOfRange);
    CHECK(Exact(INT64_MAX).toMoney(Currency()).error().code == ErrorCode::MoneyOutOfRange);
}
