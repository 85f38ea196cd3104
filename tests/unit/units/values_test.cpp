// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/units/bytes.h"
#include "core/units/error_code.h"
#include "core/units/tri.h"
#include "tests/support/catch.h"

#include <set>

using namespace fitgauge;
using namespace fitgauge::literals;

TEST_CASE("Unknown stays unknown unless the other side decides") {
    CHECK((Tri::Unknown && Tri::No) == Tri::No);
    CHECK((Tri::Unknown && Tri::Yes) == Tri::Unknown);
    CHECK((Tri::Unknown || Tri::Yes) == Tri::Yes);
    CHECK((Tri::Unknown || Tri::No) == Tri::Unknown);
}

TEST_CASE("Bytes keep GB and GiB apart") {
    CHECK((1_GiB).count() == 1073741824);
    CHECK(Bytes(80'000'000'000).gb() == 80.0);
    CHECK((45.0_GiB).gib() == 45.0);
    CHECK(1024_MiB == 1_GiB);
}

TEST_CASE("Every error code has a word of its own") {
    std::set<std::string_view> words;
    for (ErrorCode code : kAllErrorCodes) {
        words.insert(errorWord(code));
    }
    CHECK(words.size() == kAllErrorCodes.size());
}
