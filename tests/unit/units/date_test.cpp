// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/units/date.h"
#include "tests/support/catch.h"

using fitgauge::Date;

TEST_CASE("Dates are read strictly and print as they were read") {
    CHECK(Date::parse("1970-01-01").value().daysSinceEpoch() == 0);
    CHECK(Date::parse("2026-11-30").value().toIso() == "2026-11-30");
    CHECK(Date::parse("2026-11-30").value() - Date::parse("2026-01-21").value() == 313);
    CHECK(Date::parse("2024-02-29").has_value());
    for (const char* text : {"2023-02-29", "2026-13-01", "2026-00-10", "2026-1-1", "26-01-01", "2026/01/01",
                             "", "unknown", "2026-11-30T00", "-026-01-01"}) {
        CAPTURE(text);
        CHECK_FALSE(Date::parse(text).has_value());
    }
}
