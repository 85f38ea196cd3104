// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/units/parse_number.h"
#include "tests/support/catch.h"

using namespace fitgauge;

TEST_CASE("Integers are read from the whole text or not at all") {
    CHECK(parseInteger("131072") == 131072);
    CHECK(parseInteger("-3") == -3);
    for (const char* text : {"", " 1", "1 ", "1.0", "1e3", "+1", "0x10", "9223372036854775808"}) {
        CAPTURE(text);
        CHECK_FALSE(parseInteger(text).has_value());
    }
}

TEST_CASE("Numbers are finite and take the whole text") {
    CHECK(parseNumber("0.167") == 0.167);
    CHECK(parseNumber("1e3") == 1000.0);
    for (const char* text : {"", "1,5", "nan", "inf", "1e999", "2.0x"}) {
        CAPTURE(text);
        CHECK_FALSE(parseNumber(text).has_value());
    }
}

TEST_CASE("Scaled numbers keep every digit") {
    CHECK(parseScaled("8.03", 9) == 8'030'000'000);
    CHECK(parseScaled("6.738416", 9) == 6'738'416'000);
    CHECK(parseScaled("873.5", 6) == 873'500'000);
    CHECK(parseScaled("7", 0) == 7);
    CHECK(parseScaled("1026.408232576", 9) == 1'026'408'232'576);
    for (const char* text : {"", ".5", "1.", "-1", "1.2345678901", "9999999999.9", "1e2", "1.2.3"}) {
        CAPTURE(text);
        CHECK_FALSE(parseScaled(text, 9).has_value());
    }
}
