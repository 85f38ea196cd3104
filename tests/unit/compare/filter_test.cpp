// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/builders.h"
#include "tests/support/catch.h"

using namespace fitgauge;
using namespace fitgauge::compare;
using namespace fitgauge::test;

namespace {

Filter open() {
    Filter filter;
    filter.fitsOnly = false;
    return filter;
}

std::shared_ptr<const Comparison> shownWith(const Filter& filter,
                                            const catalog::Facts& facts = fixtureFacts()) {
    Workload workload = fixtureWorkload();
    workload = withoutTargets(workload);
    return compareFacts(facts, workload, filter, {{{Column::Product, false}}});
}

} // namespace

TEST_CASE("Asking for exactly 48 GB keeps the two L40S offers", "[compare][S-09]") {
    Filter filter = open();
    filter.vramGb = {48.0, 48.0};
    const auto comparison = shownWith(filter);
    CHECK(shownIds(*comparison) == "F3 F9");
    CHECK(comparison->hiddenCount(HiddenBy::Vram) == 9);
}

TEST_CASE("The memory filter looks at one card and never at the machine", "[compare][X-03]") {
    Filter filter = open();
    filter.vramGb = {100.0, std::nullopt};
    CHECK(shownIds(*shownWith(filter)).empty()); // 8 x 80 GB is not a card of 640 GB
    filter.vramGb = {16.0, 24.0};
    CHECK(shownIds(*shownWith(filter)) == "F1 F1-spot F2"); // the prototype tier
}

TEST_CASE("Asking for HBM sized memory keeps the 80 GB cards", "[compare][R-20]") {
    Filter filter = open();
    filter.vramGb = {79.0, 80.0};
    filter.singleGpu = true;
    CHECK(shownIds(*shownWith(filter)) == "F10 F4 F5 F6");
}

TEST_CASE("Asking for Jupyter leaves out no and unknown", "[compare][R-08][X-01]") {
    Filter filter = open();
    filter.jupyter = true;
    CHECK(shownIds(*shownWith(filter)) == "F1 F1-spot F2 F4");
    filter.includeUnknown = true;
    const auto comparison = shownWith(filter);
    CHECK(comparison->hiddenCount(HiddenBy::Access) == 1); // F3 says no
    CHECK(comparison->hiddenBy(rowOf(*comparison, "F3")) == HiddenBy::Access);
}

TEST_CASE("Asking for an own image keeps the one provider that says yes", "[compare][R-08]") {
    Filter filter = open();
    filter.customImage = true;
    CHECK(shownIds(*shownWith(filter)) == "F2");
    filter.customImage = false;
    filter.snapshots = true;
    CHECK(shownIds(*shownWith(filter)) == "F1 F1-spot F4");
}

TEST_CASE("Asking for fine billing leaves out hourly and unknown increments", "[compare][R-05][X-01]") {
    catalog::Facts facts = fixtureFacts();
    facts.billingRules[1].increment.reset(); // F2
    Filter filter = open();
    filter.incrementAtMost = Duration::minutes(1);
    CHECK(shownIds(*shownWith(filter, facts)) == "F1 F1-spot F10 F3 F4 F5 F7 F9");
    filter.includeUnknown = true;
    CHECK(shownIds(*shownWith(filter, facts)) == "F1 F1-spot F10 F2 F3 F4 F5 F7 F9");
}

TEST_CASE("Spot is out of Live and Research and in Batch", "[compare][S-22][R-42]") {
    CHECK(defaultFilter(Profile::Live).notReclaimable);
    CHECK(defaultFilter(Profile::Research).notReclaimable);
    CHECK_FALSE(defaultFilter(Profile::Batch).notReclaimable);
    Workload workload = fixtureWorkload();
    workload = withoutTargets(workload);
    const auto comparison = compareFixture(workload);
    CHECK(comparison->hiddenBy(rowOf(*comparison, "F5")) == HiddenBy::Reclaimable);
    CHECK(comparison->hiddenBy(rowOf(*comparison, "F1-spot")) == HiddenBy::DoesNotFit); // the first rule
    CHECK(comparison->hiddenCount(HiddenBy::Reclaimable) == 1);
}

TEST_CASE("Research hides machines of several cards and counts them", "[compare][R-11]") {
    const auto comparison = compareFixture(fixtureWorkload(Profile::Research));
    CHECK(comparison->hiddenCount(HiddenBy::MultiGpu) == 2);
    Filter filter = defaultFilter(Profile::Research);
    filter.singleGpu = false;
    const auto more = compareFacts(fixtureFacts(), fixtureWorkload(Profile::Research), filter);
    CHECK(more->rows().size() == comparison->rows().size() + 2);
}

TEST_CASE("Every search word must occur somewhere in the offer", "[compare]") {
    Filter filter = open();
    filter.text = "a100 provider";
    CHECK(shownIds(*shownWith(filter)) == "F10 F4 F5 F7");
    filter.text = "PCIE  F7";
    CHECK(shownIds(*shownWith(filter)) == "F7");
    filter.text = "eu-west h100";
    CHECK(shownIds(*shownWith(filter)) == "F6 F8");
    filter.text = "product f3";
    CHECK(shownIds(*shownWith(filter)) == "F3");
    filter.text = "a100 l40s";
    const auto none = shownWith(filter);
    CHECK(none->rows().empty());
    CHECK(none->hiddenCount(HiddenBy::Search) == none->table().size());
}

TEST_CASE("Lists of providers and cards and regions and markets narrow the table", "[compare]") {
    Filter filter = open();
    filter.providers = {"F2", "F3"};
    CHECK(shownIds(*shownWith(filter)) == "F2 F3");
    filter = open();
    filter.gpus = {"T4"};
    CHECK(shownIds(*shownWith(filter)) == "F1 F1-spot");
    filter = open();
    filter.markets = {catalog::Market::Spot, catalog::Market::Serverless};
    CHECK(shownIds(*shownWith(filter)) == "F1-spot F5 F9");
    filter = open();
    filter.regions = {"us-east"};
    CHECK(shownWith(filter)->hiddenCount(HiddenBy::Region) == 11);
}

TEST_CASE("A price range takes both ends and leaves out unknown prices", "[compare][X-01]") {
    catalog::Facts facts = fixtureFacts();
    facts.offers[1].price.reset(); // F2
    Filter filter = open();
    filter.priceNano = {usd(35).nano, usd(90).nano};
    CHECK(shownIds(*shownWith(filter, facts)) == "F1 F3 F5");
    filter.includeUnknown = true;
    CHECK(shownIds(*shownWith(filter, facts)) == "F1 F2 F3 F5");
}

TEST_CASE("An empty result names the one filter whose removal brings back most", "[compare]") {
    Filter filter = defaultFilter(Profile::Live);
    filter.vramGb = {100.0, std::nullopt};
    const auto comparison = shownWith(filter);
    REQUIRE(comparison->rows().empty());
    REQUIRE(comparison->relief());
    CHECK(comparison->relief()->rule == HiddenBy::Vram);
    filter.vramGb = {};
    CHECK(comparison->relief()->rowsBack == shownWith(filter)->rows().size());
}
