// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/builders.h"
#include "tests/support/catch.h"

#include <random>

using namespace fitgauge;
using namespace fitgauge::compare;
using namespace fitgauge::test;

namespace {

Workload research() {
    Workload workload = fixtureWorkload(Profile::Research);
    workload.sessions.idle = Duration();
    return workload;
}

std::string costOf(const Comparison& comparison, std::string_view id) {
    const auto cost = comparison.figures(rowOf(comparison, id)).cost;
    return cost ? toDecimal(*cost, 2) : "none";
}

} // namespace

TEST_CASE("A month of 176 launches of 20 minutes pays whole hours where hours are billed",
          "[compare][R-03][R-05]") {
    const auto comparison = compareFixture(research());
    CHECK(costOf(*comparison, "F6") == "528.00");
    CHECK(costOf(*comparison, "F3") == "52.80"); // per minute: 58.67 h
    const RowFigures figures = comparison->figures(rowOf(*comparison, "F6"));
    CHECK(figures.basis == CostBasis::MonthOfSessions);
    REQUIRE(figures.session);
    CHECK(toDecimal(*figures.session, 2) == "3.00");
}

TEST_CASE("An offer whose increment is unknown has no exact cost in Research", "[compare][X-01][R-05]") {
    catalog::Facts facts = fixtureFacts();
    facts.billingRules[2].increment.reset();
    const auto comparison = compareFacts(facts, research(), defaultFilter(Profile::Research));
    const RowFigures figures = comparison->figures(rowOf(*comparison, "F3"));
    CHECK_FALSE(figures.cost);
    CHECK_FALSE(figures.session);
    CHECK(figures.noCost == NoCost::NoBillingRule);
    CHECK(idOf(*comparison, comparison->rows().back()) == "F3"); // sorted last, never as zero
    CHECK(costOf(*compareFacts(facts, fixtureWorkload(), {}), "F3") == "657.00"); // never stopped: no matter
}

TEST_CASE("A reservation pays the whole month whatever the pattern is", "[compare][R-03]") {
    catalog::Facts facts = fixtureFacts();
    facts.offers[2].market = catalog::Market::Reserved;
    facts.offers[2].commitmentMonths = 12;
    const auto comparison = compareFacts(facts, research(), defaultFilter(Profile::Research));
    CHECK(costOf(*comparison, "F3") == "657.00");
}

TEST_CASE("A price in another currency is shown but neither converted nor ranked", "[compare][X-02]") {
    catalog::Facts facts = fixtureFacts();
    facts.offers[2].price->currency = *Currency::parse("EUR");
    Workload workload = fixtureWorkload();
    workload = withoutTargets(workload);
    const auto comparison = compareFacts(facts, workload, defaultFilter(Profile::Live));
    const auto row = rowOf(*comparison, "F3");
    CHECK(comparison->figures(row).noCost == NoCost::OtherCurrency);
    CHECK(comparison->table().priceOf(row)->currency.code() == "EUR");
    CHECK(idOf(*comparison, comparison->answer().row) == "F4");
    const auto& rows = comparison->rows();
    CHECK(std::find(rows.begin(), rows.end(), row) + 2 >= rows.end()); // last but for the serverless offer
}

TEST_CASE("A price that is missing or zero or a placeholder never wins and sorts last", "[compare][X-02]") {
    const auto priceInstead =
        GENERATE(std::optional<Money>(), std::optional(usd(0)), std::optional(usd(99'900)),
                 std::optional(usd(999'999)), std::optional(Money{900'000, {}}));
    catalog::Facts facts = fixtureFacts();
    facts.offers[2].price = priceInstead;
    Workload workload = fixtureWorkload();
    workload = withoutTargets(workload);
    const auto comparison = compareFacts(facts, workload, defaultFilter(Profile::Live));
    const auto row = rowOf(*comparison, "F3");
    CHECK_FALSE(comparison->table().priceOf(row));
    CHECK(comparison->figures(row).noCost == NoCost::NoPrice);
    CHECK(idOf(*comparison, comparison->answer().row) == "F4");
    const auto& rows = comparison->rows();
    CHECK(std::find(rows.begin(), rows.end(), row) + 2 >= rows.end());
}

TEST_CASE("Placeholders are told from prices", "[compare][X-02]") {
    CHECK(isPlaceholderPrice(usd(99'999), 8));
    CHECK(isPlaceholderPrice(usd(100'100), 1));
    CHECK_FALSE(isPlaceholderPrice(usd(99'800), 8));
    CHECK_FALSE(isPlaceholderPrice(usd(999), 8)); // 9.99
    CHECK_FALSE(isPlaceholderPrice(usd(1), 1));
    CHECK_FALSE(isPlaceholderPrice(Money{30'000 * kNanoPerUnit, *Currency::parse("VND")}, 1));
}

TEST_CASE("Costs are those of the billing room to the last nano unit", "[compare][X-04]") {
    std::mt19937_64 random(7);
    catalog::Facts facts = fixtureFacts();
    for (auto& offer : facts.offers) {
        offer.price = Money{std::int64_t(random() % 30'000'000'000) + 1'000'000, {}};
    }
    Workload workload = fixtureWorkload(Profile::Research);
    workload.sessions = {7, Duration::milliseconds(1'234'567), Duration::milliseconds(98'765), 21, false};
    for (const bool stops : {false, true}) {
        workload.sessions.stopWhenIdle = stops;
        const auto comparison = compareFacts(facts, workload, {});
        for (OfferTable::Row row = 0; row < comparison->table().size(); ++row) {
            const auto expected =
                billing::monthOfSessions(*comparison->table().ruleOf(row),
                                         Rate::perHour(*comparison->table().priceOf(row)), workload.sessions);
            REQUIRE(comparison->figures(row).cost == expected->total);
        }
    }
}

TEST_CASE("A price times a time is exact and refuses to overflow", "[compare]") {
    std::mt19937_64 random(11);
    for (int i = 0; i < 2'000; ++i) {
        const auto price = std::int64_t(random() % 200'000'000'000);
        const auto time = Duration::milliseconds(std::int64_t(random() % 3'000'000'000));
        REQUIRE(exactCost(price, time) == Rate{price, {}}.times(time)->nano);
    }
    CHECK_FALSE(exactCost(std::numeric_limits<std::int64_t>::max(), Duration::hours(2)));
}

TEST_CASE("Without speed constants a batch job has no cost and no answer", "[compare][S-24][X-01]") {
    catalog::Facts facts = fixtureFacts();
    facts.speedConstants.reset();
    const auto comparison =
        compareFacts(facts, fixtureWorkload(Profile::Batch), defaultFilter(Profile::Batch));
    const RowFigures figures = comparison->figures(rowOf(*comparison, "F3"));
    CHECK(figures.basis == CostBasis::Job);
    CHECK(figures.noCost == NoCost::NoSpeed);
    CHECK_FALSE(comparison->answer().row);
}
