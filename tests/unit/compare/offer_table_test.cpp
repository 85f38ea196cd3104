// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/builders.h"
#include "tests/support/catch.h"

using namespace fitgauge;
using namespace fitgauge::compare;
using namespace fitgauge::test;

TEST_CASE("A table gives back what the facts say", "[compare][R-49]") {
    const auto table = OfferTable::build(fixtureFacts());
    REQUIRE(table->size() == 11);
    const auto row = table->rowOf("F7").value();
    CHECK(row == 6);
    CHECK(table->idOf(row) == "F7");
    CHECK(table->providerOf(row).name == "Provider F7");
    CHECK(table->gpuOf(row).canonical == "A100-80-PCIe");
    CHECK(table->kindOf(row).gpuCount == 2);
    CHECK(table->priceOf(row) == usd(310));
    CHECK(table->regionOf(row) == "eu-west");
    CHECK(table->productOf(row) == "product F7");
    CHECK(table->sourceUrlOf(row) == "https://example.org/F7");
    CHECK(table->sourceKindOf(row) == "official");
    CHECK(table->asOf(row) == kToday);
    CHECK(table->ruleOf(row)->increment == Duration::seconds(60));
    CHECK_FALSE(table->rowOf("F77"));
}

TEST_CASE("Offers of the same card and count share one kind of hardware", "[compare]") {
    const auto table = OfferTable::build(fixtureFacts());
    CHECK(table->kinds().size() == 7); // T4, L4, L40S, A100, H100, 2 x A100 PCIe, 8 x H100
    CHECK(table->kindIndex(table->rowOf("F4").value()) == table->kindIndex(table->rowOf("F10").value()));
    const auto& h100 = table->kindOf(table->rowOf("F6").value());
    CHECK(h100.soldCounts == std::vector<int>{1, 8});
}

TEST_CASE("An on-demand offer knows the price of its spot twin", "[compare][R-22]") {
    const auto table = OfferTable::build(fixtureFacts());
    CHECK(table->spotPriceOf(table->rowOf("F1").value()) == usd(12));
    CHECK_FALSE(table->spotPriceOf(table->rowOf("F4").value())); // F5 is another provider's
}

TEST_CASE("An offer of an unknown provider and card is kept with nothing known", "[compare][X-01]") {
    catalog::Facts facts = fixtureFacts();
    facts.offers[2].provider = "someone";
    facts.offers[2].gpu = "NPU-9000";
    const auto table = OfferTable::build(facts);
    const auto row = table->rowOf("F3").value();
    CHECK(table->providerOf(row).name == "someone");
    CHECK(table->providerOf(row).ssh == Tri::Unknown);
    CHECK_FALSE(table->gpuOf(row).usable);
    CHECK(table->ruleOf(row) == nullptr);
}

TEST_CASE("An empty catalog makes an empty comparison", "[compare]") {
    const auto comparison = compareFacts({}, fixtureWorkload(), defaultFilter(Profile::Live));
    CHECK(comparison->rows().empty());
    CHECK_FALSE(comparison->answer().row);
    CHECK_FALSE(comparison->gaugeRow());
    CHECK_FALSE(comparison->relief());
}

TEST_CASE("The presets are the documented ones", "[compare][R-11]") {
    const Workload research = defaultWorkload(Profile::Research, kToday);
    CHECK(research.isTraining);
    CHECK(research.training.tokensPerItem == 2048);
    CHECK(research.sessions.launchesPerMonth() == 176);
    CHECK(research.serving.engine == sizing::Engine::Transformers);
    const Workload live = defaultWorkload(Profile::Live, kToday);
    CHECK(live.serving.users == 16);
    CHECK(live.serving.contextTokens == 8192);
    CHECK(live.traffic.requestsPerDay == 24'900);
    CHECK(live.comfort == 850'000);
    const Workload batch = defaultWorkload(Profile::Batch, kToday);
    CHECK(batch.comfort == 920'000);
    CHECK(batch.serving.weights == sizing::WeightFormat::Fp8);
    CHECK(batch.traffic.answerTokens == 100);
    CHECK(batch.today == kToday);
}
