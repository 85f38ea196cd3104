// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/catch.h"
#include "tests/unit/sizing/sizing_support.h"

#include <array>

using namespace fitgauge;
using namespace fitgauge::sizing;
using namespace fitgauge::test;

namespace {

constexpr std::array<int, 4> kCounts = {1, 2, 4, 8};

MemoryEstimate estimate(const Serving& serving, double usableGib, int cards = 1) {
    return estimateServing(eightBillion(), serving, cardWith(usableGib), cards, kDefaultComfort, kCounts);
}

} // namespace

TEST_CASE("An 8B model with 16 users of 8192 tokens needs 32.46 GiB", "[S-06][S-07]") {
    const MemoryEstimate result = estimate(fixtureServing(), 45.0);
    CHECK(hundredthsOfGib(partOf(result, PartKind::Weights)) == 1496);
    CHECK(partOf(result, PartKind::Weights).gb() == Approx(16.06));
    CHECK(hundredthsOfGib(partOf(result, PartKind::KvCache)) == 1600);
    CHECK(hundredthsOfGib(partOf(result, PartKind::Overhead)) == 150);
    CHECK(hundredthsOfGib(result.needed) == 3246);
    CHECK((result.usedPpm().value() + 5000) / 10000 == 72);
    CHECK(result.fit == Fit::Comfortable);
}

TEST_CASE("Doubling context or users doubles the KV part only", "[S-06]") {
    const MemoryEstimate base = estimate(fixtureServing(), 45.0);
    Serving longer = fixtureServing();
    longer.contextTokens *= 2;
    Serving busier = fixtureServing();
    busier.users *= 2;
    for (const Serving& doubled : {longer, busier}) {
        const MemoryEstimate result = estimate(doubled, 45.0);
        CHECK(partOf(result, PartKind::KvCache) == partOf(base, PartKind::KvCache) * 2);
        CHECK(result.needed - base.needed == partOf(base, PartKind::KvCache));
    }
}

TEST_CASE("The 45 GiB card is comfortable up to 21 users and full after 28", "[S-10][S-47]") {
    const MemoryEstimate result = estimate(fixtureServing(), 45.0);
    CHECK(result.usersComfortable == 21);
    CHECK(result.usersFull == 28);
    for (std::int64_t users = 1; users <= 40; ++users) {
        Serving serving = fixtureServing();
        serving.users = users;
        const Fit alone =
            estimateServing(eightBillion(), serving, cardWith(45.0), 1, kDefaultComfort, {}).fit;
        const Fit expected = users <= 21 ? Fit::Comfortable : users <= 28 ? Fit::Tight : Fit::DoesNotFit;
        CHECK(alone == expected);
        if (users > 28) {
            CHECK(estimate(serving, 45.0).fit == Fit::NeedsCards);
        }
    }
}

TEST_CASE("With the memory that the card really reports it is 73 per cent and 21 and 27 users", "[S-47]") {
    const MemoryEstimate result = estimate(fixtureServing(), 44.39);
    CHECK((result.usedPpm().value() + 5000) / 10000 == 73);
    CHECK(result.usersComfortable == 21);
    CHECK(result.usersFull == 27);
}

TEST_CASE("Eight bits for weights and cache need 16.98 GiB", "[S-46]") {
    Serving serving = fixtureServing();
    serving.weights = WeightFormat::Fp8;
    serving.keyCache = KvFormat::Fp8;
    serving.valueCache = KvFormat::Fp8;
    const MemoryEstimate result = estimate(serving, 22.5);
    CHECK(hundredthsOfGib(partOf(result, PartKind::Weights)) == 748);
    CHECK(hundredthsOfGib(result.needed) == 1698);
    CHECK((result.usedPpm().value() + 5000) / 10000 == 75);
}

TEST_CASE("Four bit weights of a plain 8B size take 4.21 GiB", "[S-46]") {
    for (const WeightFormat format :
         {WeightFormat::Int4Awq, WeightFormat::Int4Gptq, WeightFormat::Nf4, WeightFormat::GgufQ4_K_M}) {
        Serving serving = fixtureServing();
        serving.weights = format;
        CHECK(hundredthsOfGib(partOf(estimate(serving, 45.0), PartKind::Weights)) == 421);
    }
}

TEST_CASE("32K for 16 users does not fit one 79 GiB card and needs two", "[S-08]") {
    Serving serving = fixtureServing();
    serving.contextTokens = 32768;
    const MemoryEstimate one = estimate(serving, 79.0);
    CHECK(hundredthsOfGib(one.needed) == 8046);
    CHECK(one.fit == Fit::NeedsCards);
    CHECK(one.cardsNeeded == 2);
    CHECK(one.usersFull == 15); // the rest wait
    const MemoryEstimate two = estimate(serving, 79.0, 2);
    CHECK(two.fit == Fit::Comfortable);
    CHECK(two.cardsUsed == 2);
    // Half of weights and cache each; the reserve is per card.
    CHECK(hundredthsOfGib(two.needed) == 4098);
}

TEST_CASE("An engine that can offload would spill where a server does not fit", "[S-10]") {
    Serving serving = fixtureServing();
    serving.users = 40;
    serving.engine = Engine::LlamaCpp;
    const MemoryEstimate result =
        estimateServing(eightBillion(), serving, cardWith(45.0), 1, kDefaultComfort, {});
    CHECK(result.fit == Fit::WouldSpill);
    CHECK(result.needed > *result.usable);
}

TEST_CASE("No memory figure or no formula gives Unknown", "[S-10]") {
    CHECK(estimateServing(eightBillion(), fixtureServing(), {}, 1, kDefaultComfort, kCounts).fit ==
          Fit::Unknown);
    models::Architecture strange;
    strange.totalParameters = 8'030'000'000;
    const MemoryEstimate result =
        estimateServing(strange, fixtureServing(), cardWith(45.0), 1, kDefaultComfort, kCounts);
    CHECK(result.fit == Fit::Unknown);
    CHECK(result.weightsOnly);
    CHECK(hundredthsOfGib(partOf(result, PartKind::Weights)) == 1496);
}
