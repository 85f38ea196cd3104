// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/feeds/price_text.h"

#include "tests/support/catch.h"

#include <limits>

using namespace fitgauge;
using namespace fitgauge::feeds;

TEST_CASE("A price text becomes whole nano units or the reason why not") {
    CHECK(readPrice("2.49").nano == 2'490'000'000);
    CHECK(readPrice(" $1.00 ").nano == 1'000'000'000);
    CHECK(readPrice("0.35000000000000003").nano == 350'000'000);
    CHECK(readPrice("1e-2").nano == 10'000'000);
    CHECK(readPriceInCents("39.0").nano == 390'000'000);
    CHECK(readPriceInCents("75").nano == 750'000'000);
    CHECK(readPrice("abc").bad == RejectReason::PriceNotANumber);
    CHECK(readPrice("1,5").bad == RejectReason::PriceNotANumber);
    CHECK(readPrice("NaN").bad == RejectReason::PriceNotFinite);
    CHECK(readPrice("-inf").bad == RejectReason::PriceNotFinite);
    CHECK(readPrice("-0.5").bad == RejectReason::PriceNegative);
    CHECK(readPrice("1e300").bad == RejectReason::PriceTooLarge);
    CHECK(readPrice(std::numeric_limits<double>::quiet_NaN()).bad == RejectReason::PriceNotFinite);
}

TEST_CASE("A blank or zero price is unknown and never free", "[X-02]") {
    for (const auto* text : {"", "  ", "null", "None", "0", "0.00", "-"}) {
        CAPTURE(text);
        const PriceReading reading = readPrice(text);
        CHECK_FALSE(reading.nano.has_value());
        CHECK_FALSE(reading.bad.has_value());
    }
    CHECK_FALSE(readPrice(0.0).nano.has_value());
}

TEST_CASE("A price per card becomes one of the machine exactly") {
    CHECK(scaled(readPrice("2.69"), 8).nano == 21'520'000'000);
    CHECK(scaled(readPrice("0.123456789"), 3).nano == 370'370'367);
    CHECK(scaled(readPrice("999999"), 8).bad == RejectReason::PriceTooLarge);
    CHECK(scaled(readPrice("abc"), 8).bad == RejectReason::PriceNotANumber);
}
