// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/compare/extras.h"
#include "tests/support/builders.h"
#include "tests/support/catch.h"

using namespace fitgauge;
using namespace fitgauge::compare;
using namespace fitgauge::test;

TEST_CASE("two hundred gigabytes kept or fetched again at every launch", "[R-28][R-29][compare]") {
    auto workload = fixtureWorkload(Profile::Research);
    workload.extras.volumeGb = 200;
    workload.extras.egressGb = 300;
    const auto comparison = compareFixture(workload);
    const auto f2 = extraCostsOf(*comparison, rowOf(*comparison, "F2"));
    REQUIRE(f2);
    CHECK(toDecimal(f2->storage.value(), 2) == "14.00");
    CHECK(toDecimal(f2->egress.value(), 2) == "0.00");
    CHECK(f2->keepIsCheaper == true);
    CHECK_FALSE(f2->totalIsLowerBound);
    CHECK(f2->total.value().nano ==
          comparison->figures(rowOf(*comparison, "F2")).cost.value().nano + 14 * kNanoPerUnit);
    const auto f3 = extraCostsOf(*comparison, rowOf(*comparison, "F3"));
    REQUIRE(f3);
    CHECK(toDecimal(f3->egress.value(), 2) == "15.00");
    const auto f1 = extraCostsOf(*comparison, rowOf(*comparison, "F1"));
    REQUIRE(f1);
    CHECK_FALSE(f1->egress); // unknown is never nothing
    CHECK(f1->totalIsLowerBound);
}

TEST_CASE("a live month's answers leave through the network", "[S-38][compare]") {
    const auto comparison = compareFixture();
    const auto f9 = extraCostsOf(*comparison, rowOf(*comparison, "F9"));
    REQUIRE(f9);
    CHECK(toDecimal(f9->egress.value(), 2) == "0.27");
    auto workload = fixtureWorkload();
    workload.extras.responseBytes = 8'000;
    const auto doubled = compareFixture(workload);
    CHECK(extraCostsOf(*doubled, rowOf(*doubled, "F9"))->leaving == f9->leaving * 2);
    CHECK_FALSE(extraCostsOf(*compareFixture(fixtureWorkload(Profile::Batch)), 0));
}
