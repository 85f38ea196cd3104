// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/models/plain_size.h"
#include "tests/support/catch.h"

#include <cmath>

using namespace fitgauge::models;

TEST_CASE("A plain 8B size has the shape of the common 8B models", "[S-06]") {
    for (const std::int64_t parameters : {8'000'000'000, 8'030'000'000}) {
        const Architecture model = plainSize(parameters);
        CHECK(model.layers == 32);
        CHECK(model.kvHeads == 8);
        CHECK(model.headDim == 128);
        CHECK(model.totalParameters == parameters);
        CHECK(model.plainSize);
    }
    const Architecture fixture = plainSize(8'030'000'000);
    CHECK(fixture.hidden == 4096);
    CHECK(fixture.intermediate == 14336);
    CHECK(fixture.vocabulary == 128256);
}

TEST_CASE("A plain size is named by its parameter count") {
    CHECK(plainSize(8'000'000'000).id == "8B");
    CHECK(plainSize(8'030'000'000).id == "8.03B");
    CHECK(plainSize(9'400'000'000).id == "9.4B");
    CHECK(plainSize(500'000'000).id == "500M");
}

TEST_CASE("Every dimension of a plain size rises with the parameter count") {
    Architecture smaller = plainSize(1);
    for (double size = 1e6; size < 2e13; size *= 1.07) {
        const Architecture larger = plainSize(std::llround(size));
        CHECK(larger.layers >= smaller.layers);
        CHECK(larger.hidden >= smaller.hidden);
        CHECK(larger.intermediate >= smaller.intermediate);
        CHECK(larger.headDim >= smaller.headDim);
        CHECK(larger.attentionHeads * larger.headDim >= smaller.attentionHeads * smaller.headDim);
        smaller = larger;
    }
    CHECK(smaller.totalParameters == 10'000'000'000'000);
}
