// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/compare/explain.h"
#include "tests/support/builders.h"
#include "tests/support/catch.h"

#include <numeric>

using namespace fitgauge;
using namespace fitgauge::compare;
using namespace fitgauge::test;

namespace {

const WhatIf* changeOf(const Explanation& explanation, Knob knob, bool upwards, std::int64_t now) {
    for (const WhatIf& change : explanation.thresholds) {
        if (change.knob == knob && (change.value > now) == upwards) {
            return &change;
        }
    }
    return nullptr;
}

} // namespace

TEST_CASE("The answer passes four tests with figures", "[compare][S-45]") {
    const auto comparison = compareFixture();
    const Explanation why = explain(*comparison);
    REQUIRE(why.tests);
    for (const TestFigures& test : *why.tests) {
        CHECK(test.outcome == Outcome::Passes);
    }
    const auto& [fits, comfort, target, fresh] = *why.tests;
    CHECK(fits.needed->gib() == Approx(32.46).margin(0.005));
    CHECK(fits.available->gib() == Approx(45.0));
    CHECK(comfort.available->gib() == Approx(38.25));
    CHECK(*target.firstToken <= *target.firstTokenTarget);
    CHECK(*target.perUser >= *target.perUserTarget);
    CHECK(fresh.ageDays == 0);
    CHECK(fresh.ageLimitDays == 400);
}

TEST_CASE("Every cheaper offer is explained by the first test it fails", "[compare][S-45]") {
    const auto comparison = compareFixture();
    const auto groups = cheaperGroups(*comparison, 5);
    REQUIRE(groups.size() == 1);
    CHECK(groups[0].failing == Test::Fits);
    CHECK(groups[0].count == 2);
    REQUIRE(groups[0].examples.size() == 2);
    const CheaperOffer& nearest = groups[0].examples[0];
    CHECK(comparison->table().idOf(nearest.row) == "F2");
    CHECK(toDecimal(nearest.cost, 2) == "438.00");
    CHECK(nearest.failed.needed->gib() == Approx(32.46).margin(0.005));
    CHECK(nearest.failed.available->gib() == Approx(22.5));
    CHECK(cheaperGroups(*comparison, 1)[0].examples.size() == 1);
    CHECK(cheaperGroups(*comparison, 1)[0].count == 2);
}

TEST_CASE("Groups of cheaper offers count what the answer counts", "[compare][S-45]") {
    catalog::Facts facts = fixtureFacts();
    facts.offers[1].provenance.asOf.reset();
    Workload workload = fixtureWorkload();
    workload.serving.users = 22;
    const auto comparison = compareFacts(facts, workload, defaultFilter(Profile::Live));
    std::array<std::size_t, kTestCount> counts{};
    for (const CheaperGroup& group : cheaperGroups(*comparison, 3)) {
        counts[std::size_t(group.failing)] = group.count;
    }
    CHECK(counts == comparison->answer().cheaperFailing);
    CHECK(counts[std::size_t(Test::Comfortable)] == 1); // F3 is tight now
}

TEST_CASE("The strongest offer says what it adds and what it costs", "[compare][S-45]") {
    const auto comparison = compareFixture();
    const auto stronger = strongerOffer(*comparison);
    REQUIRE(stronger);
    CHECK(comparison->table().idOf(stronger->row) == "F8");
    CHECK(toDecimal(stronger->extra, 2) == "15403.00");
    CHECK(*stronger->costRatio == Approx(22.0 / 0.9));
    CHECK(*stronger->bandwidthRatio == Approx(8 * 3350.0 / 864));
    CHECK(*stronger->peakComputeRatio == Approx(8 * 989.0 / 362));
    CHECK(*stronger->tokensPerCostRatio == Approx(*stronger->speedRatio / *stronger->costRatio));
    CHECK(stronger->extraMemory->gib() == Approx(8 * 79.0 - 45.0));
}

TEST_CASE("The answer changes at 22 users and the panel says so", "[compare][S-45][S-10]") {
    const auto comparison = compareFixture(withoutTargets(fixtureWorkload()));
    const Explanation why = explain(*comparison);
    const WhatIf* more = changeOf(why, Knob::Users, true, 16);
    REQUIRE(more);
    CHECK(more->value == 22);
    CHECK(idOf(*comparison, more->row) == "F4");
    CHECK(toDecimal(*more->cost, 2) == "1168.00");
    const WhatIf* longer = changeOf(why, Knob::Context, true, 8192);
    REQUIRE(longer);
    CHECK(longer->value == 11'264); // 21.79 GiB of cache fit in comfort; 11 Ki x 16 need 22
    CHECK(idOf(*comparison, longer->row) == "F4");
}

TEST_CASE("A threshold is the first value with another answer", "[compare]") {
    const Workload workload = withoutTargets(fixtureWorkload());
    const auto comparison = compareFixture(workload);
    for (const WhatIf& change : explain(*comparison).thresholds) {
        if (change.knob == Knob::Precision) {
            continue;
        }
        const bool isUsers = change.knob == Knob::Users;
        const std::int64_t now = isUsers ? workload.serving.users : workload.serving.contextTokens;
        const std::int64_t unit = isUsers ? 1 : 1024;
        Workload before = workload;
        (isUsers ? before.serving.users : before.serving.contextTokens) =
            change.value + (change.value > now ? -unit : unit);
        CHECK(idOf(*comparison, compareFixture(before)->answer().row) == "F3");
        Workload there = workload;
        (isUsers ? there.serving.users : there.serving.contextTokens) = change.value;
        CHECK(compareFixture(there)->answer().row == change.row);
    }
}

TEST_CASE("What 8 bit would save is told before switching", "[compare][S-15]") {
    Workload workload = withoutTargets(fixtureWorkload());
    workload.traffic.requestsPerDay = 12'000; // what one L4 carries
    const auto comparison = compareFixture(workload);
    const auto cheaper = cheaperIf8Bit(*comparison);
    REQUIRE(cheaper);
    CHECK(comparison->table().idOf(cheaper->row) == "F2");
    CHECK(toDecimal(cheaper->cost, 2) == "438.00");
    CHECK(toDecimal(cheaper->saving, 2) == "219.00");
    CHECK((cheaper->savingPpm + 5'000) / 10'000 == 33);
    CHECK((cheaper->usedPpm + 5'000) / 10'000 == 75);
    workload.serving.weights = sizing::WeightFormat::Fp8;
    CHECK_FALSE(cheaperIf8Bit(*compareFixture(workload)));
    CHECK_FALSE(cheaperIf8Bit(*compareFixture(fixtureWorkload(Profile::Research))));
}

TEST_CASE("Doubts count what is unknown", "[compare][X-01]") {
    catalog::Facts facts = fixtureFacts();
    facts.offers[3].price.reset();
    facts.offers[9].price->currency = *Currency::parse("EUR");
    facts.offers[5].gpuIsGuess = true;
    const auto comparison = compareFacts(facts, fixtureWorkload(), defaultFilter(Profile::Live));
    const Doubts doubts = explain(*comparison).doubts;
    CHECK(doubts.withoutPrice == 1);
    CHECK(doubts.otherCurrency == 1);
    CHECK(doubts.guessedParts == 1);
    CHECK(doubts.unknownMemory == 0);
    CHECK(doubts.answerPriceDays == 0);
}

TEST_CASE("A comparison without an answer explains without one", "[compare]") {
    const auto comparison = compareFacts({}, fixtureWorkload(), defaultFilter(Profile::Live));
    const Explanation why = explain(*comparison);
    CHECK_FALSE(why.tests);
    CHECK(why.cheaper.empty());
    CHECK_FALSE(why.strongest);
    CHECK(why.thresholds.empty());
}
