// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/compare/group_judge.h"
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
    return compareFacts(facts, withoutTargets(fixtureWorkload()), filter, {{{Column::Product, false}}});
}

Filter typed(std::string_view text) {
    Filter filter = open();
    filter.expression = parseExpression(text).value();
    return filter;
}

std::string shownBy(std::string_view text, const catalog::Facts& facts = fixtureFacts()) {
    return shownIds(*shownWith(typed(text), facts));
}

std::string shownByColumn(Column column, std::string_view text) {
    Filter filter = open();
    filter.columns = {{column, parseExpression(text, column).value()}};
    return shownIds(*shownWith(filter));
}

} // namespace

TEST_CASE("Memory of one card and of the machine are two filters", "[compare][X-03]") {
    Filter filter = open();
    filter.vramTotalGb = {100.0, std::nullopt};
    const auto comparison = shownWith(filter);
    CHECK(shownIds(*comparison) == "F7 F8");
    CHECK(comparison->hiddenCount(HiddenBy::VramTotal) == 9);
}

TEST_CASE("Asking for native FP8 leaves out the A100 and what nobody told us", "[compare][S-13][X-01]") {
    catalog::Facts facts = fixtureFacts();
    facts.gpus[1].fp8Native = Tri::Unknown; // L4
    Filter filter = open();
    filter.precisions = {Precision::Fp8, Precision::Bf16};
    CHECK(shownIds(*shownWith(filter, facts)) == "F3 F6 F8 F9");
    filter.includeUnknown = true;
    CHECK(shownIds(*shownWith(filter, facts)) == "F2 F3 F6 F8 F9");
    filter.precisions = {Precision::Fp4};
    CHECK(shownWith(filter, facts)->hiddenCount(HiddenBy::Precision) == 11);
}

TEST_CASE("Bandwidth and number of cards and links narrow the table", "[compare][S-11]") {
    Filter filter = open();
    filter.bandwidthGbps = {3000.0, std::nullopt};
    CHECK(shownIds(*shownWith(filter)) == "F6 F8");
    filter = open();
    filter.gpuCount = {2.0, 4.0};
    CHECK(shownIds(*shownWith(filter)) == "F7");
    filter = open();
    filter.links = {LinkKind::Fabric};
    CHECK(shownIds(*shownWith(filter)) == "F6 F8");
}

TEST_CASE("Links are read from the facts", "[compare]") {
    hardware::Gpu gpu;
    CHECK_FALSE(linkKindOf(gpu));
    gpu.interconnect = "NVLink bridge";
    CHECK(linkKindOf(gpu) == LinkKind::Bridge);
    gpu.interconnect = "Infinity Fabric";
    CHECK(linkKindOf(gpu) == LinkKind::Fabric);
    gpu.interconnect = "none";
    CHECK(linkKindOf(gpu) == LinkKind::None);
}

TEST_CASE("Egress that is included and egress after an allowance are kinds of their own", "[compare][S-52]") {
    catalog::Facts facts = fixtureFacts();
    facts.providers[2].egressFreeGbPerMonth = 100; // F3
    Filter filter = open();
    filter.egress = {EgressKind::Included};
    CHECK(shownIds(*shownWith(filter, facts)) == "F2");
    filter.egress = {EgressKind::Included, EgressKind::Allowance};
    CHECK(shownIds(*shownWith(filter, facts)) == "F2 F3");
    filter.egress = {EgressKind::Metered};
    CHECK(shownIds(*shownWith(filter, facts)) == "F9");
    filter.egress.clear();
    filter.egressNano = {std::nullopt, usd(5).nano};
    CHECK(shownIds(*shownWith(filter, facts)) == "F2 F3");
    filter = open();
    filter.volumeNano = {std::nullopt, usd(8).nano};
    CHECK(shownIds(*shownWith(filter, facts)) == "F2");
}

TEST_CASE("Ready within takes the slow case and leaves out unknown", "[compare][R-07]") {
    Filter filter = open();
    filter.readyWithin = Duration::seconds(90);
    CHECK(shownIds(*shownWith(filter)) == "F1 F1-spot F10 F2 F3");
    filter.readyWithin = Duration::seconds(2099);
    CHECK(shownWith(filter)->hiddenBy(rowOf(*shownWith(filter), "F6")) == HiddenBy::Ready); // 600 to 2100
    filter.readyWithin = Duration::seconds(90);
    filter.includeUnknown = true;
    CHECK(shownIds(*shownWith(filter)) == "F1 F1-spot F10 F2 F3 F9");
}

TEST_CASE("Commitments and tax and kinds of provider narrow the table", "[compare]") {
    catalog::Facts facts = fixtureFacts();
    facts.offers[2].market = catalog::Market::Reserved; // F3
    facts.offers[2].commitmentMonths = 12;
    facts.providers[0].pricesIncludeTax = Tri::Yes;
    facts.providers[1].pricesIncludeTax = Tri::No;
    facts.billingRules[1].pricesIncludeTax = Tri::Yes; // F2: the rule says more
    facts.providers[4].kind = catalog::ProviderKind::Broker;
    Filter filter = open();
    filter.commitmentMonths = {12};
    CHECK(shownIds(*shownWith(filter, facts)) == "F3");
    filter.commitmentMonths = {0, 1};
    CHECK(shownWith(filter, facts)->hiddenCount(HiddenBy::Commitment) == 1);
    filter = open();
    filter.taxIncluded = true;
    CHECK(shownIds(*shownWith(filter, facts)) == "F1 F1-spot F2");
    filter.taxIncluded = false;
    CHECK(shownIds(*shownWith(filter, facts)).empty());
    filter = open();
    filter.noResellers = true;
    CHECK(shownWith(filter, facts)->hiddenBy(rowOf(*shownWith(filter, facts), "F5")) ==
          HiddenBy::ProviderKind);
    filter.noResellers = false;
    filter.providerKinds = {catalog::ProviderKind::Broker};
    CHECK(shownIds(*shownWith(filter, facts)) == "F5");
}

TEST_CASE("Age of a price and prices that cannot be believed hide single rows", "[compare][X-01]") {
    catalog::Facts facts = fixtureFacts();
    facts.offers[0].provenance.asOf = Date(kToday.daysSinceEpoch() - 30); // F1
    facts.offers[4].provenance.asOf = Date(kToday.daysSinceEpoch() - 4);  // F5 is spot: limit 3 days
    facts.offers[1].provenance.asOf.reset();                              // F2
    facts.offers[2].price.reset();                                        // F3
    Filter filter = open();
    filter.ageDaysAtMost = 7;
    CHECK(shownIds(*shownWith(filter, facts)) == "F1-spot F10 F3 F4 F5 F6 F7 F8 F9");
    filter.freshOnly = true;
    CHECK(shownIds(*shownWith(filter, facts)) == "F1-spot F10 F3 F4 F6 F7 F8 F9");
    filter.ageDaysAtMost.reset();
    CHECK(shownIds(*shownWith(filter, facts)) == "F1 F1-spot F10 F3 F4 F6 F7 F8 F9");
    filter.includeUnknown = true;
    CHECK(shownIds(*shownWith(filter, facts)) == "F1 F1-spot F10 F2 F3 F4 F6 F7 F8 F9");
    filter = open();
    filter.pricedOnly = true;
    const auto priced = shownWith(filter, facts);
    CHECK(priced->hiddenBy(rowOf(*priced, "F3")) == HiddenBy::Price);
    CHECK(priced->rows().size() == 10);
}

TEST_CASE("Makers and parts that are guesses can be left out", "[compare]") {
    catalog::Facts facts = fixtureFacts();
    facts.gpus[2].vendor = "AMD"; // L40S
    facts.offers[0].gpuIsGuess = true;
    Filter filter = open();
    filter.vendors = {"NVIDIA"};
    filter.knownCardsOnly = true;
    CHECK(shownIds(*shownWith(filter, facts)) == "F1-spot F10 F2 F4 F5 F6 F7 F8");
}

TEST_CASE("An expression compares columns of hardware and price and text", "[compare]") {
    CHECK(shownBy("vram >= 24 && <= 48") == "F2 F3 F9");
    CHECK(shownBy("price: 0.60..0.90") == "F2 F3 F5");
    CHECK(shownBy("price = 0.35") == "F1"); // 0.35 as a decimal has no exact binary form
    CHECK(shownBy("gpu: l40s || price < 0.2") == "F1-spot F3 F9");
    CHECK(shownBy("(t4 || l4) !gpu:l40s market: on-demand") == "F1 F2");
    CHECK(shownBy("low_precision: fp8 ssh_jupyter: jupyter") == "F2");
    CHECK(shownBy("gpus > 1") == "F7 F8");
    CHECK(shownBy("product: \"product F1\"") == "F1 F1-spot F10");
    CHECK(shownBy("as_of >= 2026-11-29 && increment <= 1 && market != spot") == "F1 F10 F2 F9");
    CHECK(shownBy("as_of < 2026-11-29").empty());
    CHECK(shownBy("fit: comfortable && gpus = 1 && price < 2") == "F10 F3 F4 F5 F9");
    CHECK(shownBy("age: 0..1 && ready <= 40") == "F1 F1-spot F2");
}

TEST_CASE("Unknown values decide nothing unless they may pass", "[compare][X-01]") {
    CHECK(shownBy("egress <= 0.05") == "F2 F3");
    CHECK(shownBy("!(egress <= 0.05)") == "F9"); // unknown stays unknown
    CHECK(shownBy("egress: unknown && gpu: a100") == "F10 F4 F5 F7");
    CHECK(shownBy("egress: !unknown") == "F2 F3 F9");
    CHECK(shownBy("egress < 1 || gpu: t4") == "F1 F1-spot F2 F3 F9");
    Filter filter = typed("egress <= 0.05");
    filter.includeUnknown = true;
    CHECK(shownWith(filter)->hiddenCount(HiddenBy::Expression) == 1);
    CHECK(shownBy("ssh_jupyter: jupyter") == "F1 F1-spot F2 F4"); // F3: no
}

TEST_CASE("Filters of several columns must all hold", "[compare]") {
    CHECK(shownByColumn(Column::Vram, "24 || 48") == "F2 F3 F9");
    Filter filter = open();
    filter.columns = {{Column::Vram, parseExpression("24 || 48", Column::Vram).value()},
                      {Column::Price, parseExpression(">0.6", Column::Price).value()}};
    const auto comparison = shownWith(filter);
    CHECK(shownIds(*comparison) == "F3 F9");
    CHECK(comparison->hiddenCount(HiddenBy::ColumnFilter) == 9);
}

TEST_CASE("Rows that are shown and rows that are hidden by rule add up to the table", "[compare]") {
    Filter filter = defaultFilter(Profile::Live);
    filter.text = "a100 || l40s !F9";
    filter.expression = parseExpression("price < 3").value();
    filter.vramTotalGb = {40.0, 100.0};
    const auto comparison = shownWith(filter);
    std::size_t sum = 0;
    for (std::size_t rule = 0; rule < kHiddenByCount; ++rule) {
        sum += comparison->hiddenCount(static_cast<HiddenBy>(rule));
    }
    CHECK(sum == comparison->table().size());
    CHECK(comparison->hiddenCount(HiddenBy::Nothing) == comparison->rows().size());
    for (OfferTable::Row row = 0; row < comparison->table().size(); ++row) {
        const bool isShown =
            std::find(comparison->rows().begin(), comparison->rows().end(), row) != comparison->rows().end();
        CHECK(isShown == (comparison->hiddenBy(row) == HiddenBy::Nothing));
    }
}

TEST_CASE("An expression that hides everything is named as the one to remove", "[compare]") {
    const auto comparison = shownWith(typed("price > 1000"));
    REQUIRE(comparison->relief());
    CHECK(comparison->relief()->rule == HiddenBy::Expression);
    CHECK(comparison->relief()->rowsBack == 11);
}
