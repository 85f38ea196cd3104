// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/builders.h"
#include "tests/support/catch.h"

using namespace fitgauge;
using namespace fitgauge::compare;
using namespace fitgauge::test;

namespace {

std::string sorted(std::vector<SortKey> keys, const catalog::Facts& facts = fixtureFacts()) {
    Filter filter;
    filter.fitsOnly = false;
    Workload workload = fixtureWorkload();
    workload = withoutTargets(workload);
    return shownIds(*compareFacts(facts, workload, filter, Order{std::move(keys)}));
}

} // namespace

TEST_CASE("Descending bandwidth puts the H100 first and ties stay in table order", "[compare][S-11]") {
    CHECK(sorted({{Column::Bandwidth, true}}) == "F6 F8 F4 F5 F7 F10 F3 F9 F1 F1-spot F2");
}

TEST_CASE("Later keys order what earlier ones leave equal", "[compare]") {
    CHECK(sorted({{Column::Vram, false}, {Column::Price, true}}) == "F1 F1-spot F2 F9 F3 F8 F7 F6 F10 F4 F5");
}

TEST_CASE("Unknown values come last in both directions", "[compare][X-01]") {
    catalog::Facts facts = fixtureFacts();
    facts.offers[0].price.reset();
    facts.offers[4].price->currency = *Currency::parse("EUR");
    CHECK(sorted({{Column::Price, false}}, facts) == "F1-spot F2 F3 F4 F9 F10 F6 F7 F8 F1 F5");
    CHECK(sorted({{Column::Price, true}}, facts) == "F8 F7 F6 F10 F9 F4 F3 F2 F1-spot F1 F5");
    CHECK(sorted({{Column::Ready, false}}) == "F2 F1 F1-spot F10 F3 F4 F5 F7 F8 F6 F9");
    CHECK(sorted({{Column::Ready, true}}) == "F6 F8 F7 F4 F5 F3 F10 F1 F1-spot F2 F9");
}

TEST_CASE("Offers that do not fit never rank above those that do", "[compare][S-05]") {
    CHECK(sorted({{Column::Cost, false}}) == "F5 F3 F4 F9 F10 F6 F7 F8 F1-spot F1 F2");
    CHECK(sorted({{Column::Cost, true}}) == "F8 F7 F6 F10 F9 F4 F3 F5 F2 F1 F1-spot");
    CHECK(sorted({{Column::Fit, false}}) == "F8 F7 F4 F5 F6 F10 F3 F9 F2 F1 F1-spot");
}

TEST_CASE("Every column can be sorted in both directions without losing a row", "[compare]") {
    for (const Column column : kAllColumns) {
        for (const bool descending : {false, true}) {
            const std::string ids = sorted({{column, descending}});
            REQUIRE(std::count(ids.begin(), ids.end(), ' ') == 10);
        }
    }
}

TEST_CASE("Column ids are found again and are all different", "[compare]") {
    for (const Column column : kAllColumns) {
        REQUIRE(columnFromId(columnId(column)) == column);
    }
    CHECK_FALSE(columnFromId("no such column"));
    CHECK(columnUnit(Column::Bandwidth) == "GB/s");
}

TEST_CASE("The default order is the cost of the profile", "[compare][R-11]") {
    Workload workload = fixtureWorkload();
    workload = withoutTargets(workload);
    const auto comparison =
        compareFacts(fixtureFacts(), workload, defaultFilter(Profile::Live), defaultOrder(Profile::Live));
    CHECK(shownIds(*comparison) == "F3 F4 F9 F10 F6 F7 F8");
}
