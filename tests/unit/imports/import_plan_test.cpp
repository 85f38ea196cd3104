// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/imports/import_plan.h"
#include "tests/support/catch.h"

using namespace fitgauge;
using namespace fitgauge::imports;
using feeds::Draft;
using feeds::Flag;

namespace {

Money dollars(std::string_view text) {
    return Money::parse(text, Currency{}).value();
}

Draft draft(std::string product, std::string_view price) {
    Draft result;
    result.provider = "acme";
    result.product = std::move(product);
    result.gpu = "H100 SXM5 80GB";
    result.soldAs = "H100";
    result.gpuMemoryGb = 80;
    result.price = dollars(price);
    result.region = "eu-1";
    return result;
}

Current known() {
    return {{}, {"H100 SXM5 80GB"}, {"acme"}};
}

// The catalog after an import of `drafts`.
Current after(const std::vector<Draft>& drafts) {
    Current current = known();
    for (const PlannedOffer& planned : planImport(current, drafts, {}).offers) {
        current.offers.push_back(planned.offer);
    }
    return current;
}

} // namespace

TEST_CASE("A first import adds every offer and shrinks nothing") {
    const auto plan = planImport(known(), {draft("a", "2"), draft("b", "3")}, {});
    CHECK(plan.count(Change::Added) == 2);
    CHECK(plan.vanished.empty());
    CHECK(plan.newGpus.empty());
    CHECK(plan.newProviders.empty());
    CHECK_FALSE(plan.shrunken);
}

TEST_CASE("A second import tells what changed and what vanished") {
    const Current current = after({draft("a", "2"), draft("b", "3"), draft("c", "4")});
    const auto plan = planImport(current, {draft("a", "2"), draft("b", "3.5"), draft("d", "1")}, {});
    CHECK(plan.count(Change::Unchanged) == 1);
    CHECK(plan.count(Change::Changed) == 1);
    CHECK(plan.count(Change::Added) == 1);
    REQUIRE(plan.vanished.size() == 1);
    CHECK(plan.vanished.front().product == "c");
    CHECK(plan.offers[1].priceSoFar == dollars("3"));
}

TEST_CASE("A price that moved by more than three times is held and exactly three times is not") {
    const Current current = after({draft("a", "1"), draft("b", "9"), draft("c", "1")});
    const auto plan =
        planImport(current, {draft("a", "3"), draft("b", "2.999999999"), draft("c", "3.000000001")}, {});
    CHECK(plan.offers[0].change == Change::Changed);
    CHECK(plan.offers[1].change == Change::Held);
    CHECK(plan.offers[2].change == Change::Held);
}

TEST_CASE("A price in another currency is a change and never held") {
    Draft euros = draft("a", "9");
    euros.price->currency = Currency::parse("EUR").value();
    const auto plan = planImport(after({draft("a", "1")}), {euros}, {});
    CHECK(plan.offers[0].change == Change::Changed);
}

TEST_CASE("A reading below 85 percent of the last one is shrunken") {
    std::vector<Draft> drafts;
    for (int i = 0; i < 20; ++i) {
        drafts.push_back(draft("p" + std::to_string(i), "1"));
    }
    const Current current = after(drafts);
    drafts.resize(17);
    CHECK_FALSE(planImport(current, drafts, {}).shrunken);
    drafts.resize(16);
    CHECK(planImport(current, drafts, {}).shrunken);
    CHECK(planImport(known(), {}, {}).shrunken);
}

TEST_CASE("An unknown card and provider become rows with nothing guessed") {
    Draft odd = draft("x", "5");
    odd.provider = "newcloud";
    odd.gpu.clear();
    odd.soldAs = "B999";
    odd.gpuMemoryGb = 300;
    odd.flags = {Flag::CardUnknown};
    Draft other = odd;
    other.product = "y";
    const auto plan = planImport(known(), {odd, other}, {});
    REQUIRE(plan.newGpus.size() == 1);
    CHECK(plan.newGpus[0].canonical == "B999");
    CHECK(plan.newGpus[0].vramGb == 300);
    CHECK_FALSE(plan.newGpus[0].bandwidthGbps.has_value());
    CHECK_FALSE(plan.newGpus[0].verified);
    REQUIRE(plan.newProviders.size() == 1);
    CHECK(plan.newProviders[0].id == "newcloud");
    CHECK(plan.newProviders[0].kind == catalog::ProviderKind::Other);

    other.gpuMemoryGb = 150;
    CHECK_FALSE(planImport(known(), {odd, other}, {}).newGpus[0].vramGb.has_value());
}

TEST_CASE("Two prices for one offer keep the dearer one as suspect") {
    const auto plan = planImport(known(), {draft("a", "2"), draft("a", "3"), draft("a", "2")}, {});
    REQUIRE(plan.offers.size() == 1);
    CHECK(plan.merged == 2);
    CHECK(plan.offers[0].offer.price == dollars("3"));
    CHECK(plan.offers[0].suspect);
    CHECK(plan.offers[0].flags == std::vector{Flag::ConflictingPrices});
}

TEST_CASE("Zones and sellers tell offers apart") {
    Draft zone = draft("a", "2");
    zone.zone = "eu-1b";
    Draft seller = draft("a", "3");
    seller.seller = "somebody";
    const auto plan = planImport(known(), {draft("a", "2"), zone, seller}, {});
    REQUIRE(plan.offers.size() == 3);
    CHECK(plan.offers[1].offer.region == "eu-1b");
    CHECK(plan.offers[2].offer.variant == "somebody");
}
