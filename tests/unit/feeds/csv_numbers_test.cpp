// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/feeds/csv_numbers.h"

#include "tests/support/catch.h"

using namespace fitgauge;
using namespace fitgauge::feeds;

TEST_CASE("The decimal sign is told by cells that cannot be read both ways") {
    CHECK(decimalSignOf("2,49") == DecimalSign::Comma);
    CHECK(decimalSignOf("1.234,5") == DecimalSign::Comma);
    CHECK(decimalSignOf("2.49 EUR") == DecimalSign::Point);
    CHECK(decimalSignOf("1,234.5") == DecimalSign::Point);
    CHECK(decimalSignOf("1,234,567") == DecimalSign::Point);
    CHECK(decimalSignOf("0,125") == DecimalSign::Comma);
    for (const char* open : {"7", "1,234", "1.234", "", "n/a", "A100"}) {
        CAPTURE(open);
        CHECK(decimalSignOf(open) == DecimalSign::Unknown);
    }
}

TEST_CASE("A number in the other way of writing stays no number instead of a hundredfold one") {
    CHECK(plainNumber("1.234,50 \xE2\x82\xAC", DecimalSign::Comma) == "1234.50");
    CHECK(plainNumber("$1,234.50/h", DecimalSign::Point) == "1234.50");
    CHECK(plainNumber("2 345,5", DecimalSign::Comma) == "2345.5");
    CHECK(plainNumber("2,49", DecimalSign::Point) == "2,49");
    CHECK(plainNumber("2.49", DecimalSign::Comma) == "2,49");
    CHECK(plainNumber("12,34.5", DecimalSign::Point) == "12,34.5");
    CHECK(plainNumber("on request", DecimalSign::Point) == "onrequest");
}

TEST_CASE("Currencies are whole words or signs and days are read only where day and month are certain") {
    CHECK(currencyIn("price_usd_hour") == "USD");
    CHECK(currencyIn("2.49EUR") == "EUR");
    CHECK(currencyIn("\xE2\x82\xAB 60.000") == "VND");
    CHECK(currencyIn("decade").empty());
    CHECK(leadingNumber("640 GB HBM3", DecimalSign::Point) == 640);
    CHECK_FALSE(leadingNumber("Unknown", DecimalSign::Point).has_value());
    CHECK(dateIn("2026-01-21T10:00:00Z") == Date::parse("2026-01-21").value());
    CHECK(dateIn("21.01.2026") == Date::parse("2026-01-21").value());
    CHECK(dateIn("2026/01/21") == Date::parse("2026-01-21").value());
    CHECK_FALSE(dateIn("01/02/2026").has_value());
    CHECK_FALSE(dateIn("2026-02-30").has_value());
}
