// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/builders.h"
#include "tests/support/catch.h"

#include <random>

using namespace fitgauge;
using namespace fitgauge::compare;
using namespace fitgauge::test;

namespace {

Workload live() {
    return withoutTargets(fixtureWorkload());
}

std::int64_t centsOf(const Comparison& comparison, std::string_view id) {
    const auto cost = comparison.figures(rowOf(comparison, id)).cost;
    return cost ? roundedTo(*cost, 2).nano / (kNanoPerUnit / 100) : -1;
}

Workload in8Bit(Workload workload) {
    workload.serving.weights = sizing::WeightFormat::Int8;
    workload.serving.keyCache = workload.serving.valueCache = sizing::KvFormat::Fp8;
    return workload;
}

} // namespace

TEST_CASE("The cheapest offer that comfortably fits the fixture is the L40S", "[compare][S-45]") {
    const auto comparison = compareFixture(live());
    const Answer& answer = comparison->answer();
    REQUIRE(answer.kind == AnswerKind::Comfortable);
    CHECK(idOf(*comparison, answer.row) == "F3");
    CHECK(centsOf(*comparison, "F3") == 65'700);
    CHECK(centsOf(*comparison, "F4") == 116'800);
    const auto& memory = comparison->memory(*answer.row);
    CHECK((*memory.usedPpm() + 5'000) / 10'000 == 72);
    CHECK(comparison->gaugeRow() == answer.row);
}

TEST_CASE("The users that an L40S holds are 21 in comfort and 28 in all", "[compare][S-47][S-10]") {
    const auto comparison = compareFixture(live());
    const auto& memory = comparison->memory(rowOf(*comparison, "F3"));
    CHECK(memory.usersComfortable == 21);
    CHECK(memory.usersFull == 28);
}

TEST_CASE("From 22 users on the answer moves to the A100", "[compare][S-45][S-10]") {
    Workload workload = live();
    workload.serving.users = 21;
    CHECK(idOf(*compareFixture(workload), compareFixture(workload)->answer().row) == "F3");
    workload.serving.users = 22;
    const auto comparison = compareFixture(workload);
    CHECK(idOf(*comparison, comparison->answer().row) == "F4");
    CHECK(centsOf(*comparison, "F4") == 116'800);
    CHECK(comparison->memory(rowOf(*comparison, "F3")).fit == sizing::Fit::Tight);
}

TEST_CASE("With 8 bit weights and cache the L4 is enough", "[compare][S-15]") {
    Workload workload = in8Bit(live());
    workload.traffic.requestsPerDay = 12'000; // what one L4 carries
    const auto comparison = compareFixture(workload);
    CHECK(idOf(*comparison, comparison->answer().row) == "F2");
    CHECK(centsOf(*comparison, "F2") == 43'800);
    CHECK((*comparison->memory(rowOf(*comparison, "F2")).usedPpm() + 5'000) / 10'000 == 75);
}

TEST_CASE("Offers that are cheaper than the answer are counted by the first test they fail",
          "[compare][S-45]") {
    const auto comparison = compareFixture(live());
    const auto& failing = comparison->answer().cheaperFailing;
    CHECK(failing[std::size_t(Test::Fits)] == 2); // F1 and F2; the spot offers are outside the filters
    CHECK(failing[std::size_t(Test::Comfortable)] == 0);
    CHECK(failing[std::size_t(Test::PriceFresh)] == 0);
}

TEST_CASE("A cheaper offer that only one chip hides is named with its chip", "[compare][S-22]") {
    const auto comparison = compareFixture(live());
    CHECK(idOf(*comparison, comparison->answer().cheaperOutsideFilters) == "F5");
    CHECK(comparison->answer().cheaperHiddenBy == HiddenBy::Reclaimable);
}

TEST_CASE("The strongest comfortable offer is named unless it is the answer", "[compare][S-45]") {
    const auto comparison = compareFixture(live());
    CHECK(idOf(*comparison, comparison->answer().strongest) == "F8");
    Filter onlyF4 = defaultFilter(Profile::Live);
    onlyF4.providers = {"F4"};
    CHECK_FALSE(compareFacts(fixtureFacts(), live(), onlyF4)->answer().strongest);
}

TEST_CASE("When nothing is comfortable the answer is the cheapest tight offer", "[compare][S-45]") {
    Workload workload = live();
    workload.serving.users = 22;
    Filter filter = defaultFilter(Profile::Live);
    filter.providers = {"F2", "F3"};
    const auto comparison = compareFacts(fixtureFacts(), workload, filter);
    CHECK(comparison->answer().kind == AnswerKind::Tight);
    CHECK(idOf(*comparison, comparison->answer().row) == "F3");
}

TEST_CASE("When only old prices are left the freshest of them is the answer", "[compare][S-44][S-45]") {
    catalog::Facts facts = fixtureFacts();
    for (auto& offer : facts.offers) {
        offer.provenance.asOf = Date(kToday.daysSinceEpoch() - 500);
    }
    facts.offers[3].provenance.asOf = Date(kToday.daysSinceEpoch() - 450); // F4, dearer than F3
    const auto comparison = compareFacts(facts, live(), defaultFilter(Profile::Live));
    CHECK(comparison->answer().kind == AnswerKind::OldPrice);
    CHECK(idOf(*comparison, comparison->answer().row) == "F4");
    CHECK(comparison->figures(rowOf(*comparison, "F4")).age == PriceAge::PastLimit);
}

TEST_CASE("One fresh price beats every cheaper old one", "[compare][S-44][S-45]") {
    catalog::Facts facts = fixtureFacts();
    facts.offers[2].provenance.asOf = Date(kToday.daysSinceEpoch() - 401); // F3
    const auto comparison = compareFacts(facts, live(), defaultFilter(Profile::Live));
    CHECK(comparison->answer().kind == AnswerKind::Comfortable);
    CHECK(idOf(*comparison, comparison->answer().row) == "F4");
    CHECK(comparison->answer().cheaperFailing[std::size_t(Test::PriceFresh)] == 1);
}

TEST_CASE("A price of unknown day is past its limit", "[compare][X-01]") {
    catalog::Facts facts = fixtureFacts();
    facts.offers[2].provenance.asOf.reset();
    const auto comparison = compareFacts(facts, live(), defaultFilter(Profile::Live));
    CHECK(idOf(*comparison, comparison->answer().row) == "F4");
    CHECK(comparison->figures(rowOf(*comparison, "F3")).age == PriceAge::Unknown);
    CHECK_FALSE(comparison->figures(rowOf(*comparison, "F3")).ageDays);
}

TEST_CASE("Prices grow old after 3 days on spot and marketplaces and 14 in feeds and 400 in lists",
          "[compare][S-44]") {
    const auto ageOf = [](PriceSource source, int days) {
        return priceAge(kToday.daysSinceEpoch() - days, source, kToday);
    };
    CHECK(ageOf(PriceSource::SpotOrMarketplace, 3) == PriceAge::Fresh);
    CHECK(ageOf(PriceSource::SpotOrMarketplace, 4) == PriceAge::PastLimit);
    CHECK(ageOf(PriceSource::LiveFeed, 14) == PriceAge::Fresh);
    CHECK(ageOf(PriceSource::LiveFeed, 15) == PriceAge::PastLimit);
    CHECK(ageOf(PriceSource::PublishedList, 400) == PriceAge::Fresh);
    CHECK(ageOf(PriceSource::PublishedList, 401) == PriceAge::PastLimit);
}

TEST_CASE("Offers that cost the same to the cent are told apart by cards then readiness then bandwidth",
          "[compare][S-45]") {
    catalog::Facts facts = fixtureFacts();
    facts.offers[3].price = facts.offers[9].price = facts.offers[6].price = facts.offers[5].price = usd(80);
    const auto answer = [&] {
        const auto comparison = compareFacts(facts, live(), defaultFilter(Profile::Live));
        return idOf(*comparison, comparison->answer().row);
    };
    CHECK(answer() == "F10"); // one card, ready in 60 s
    facts.providers[9].provisioning = "120";
    facts.offers[9].provenance.asOf = Date(kToday.daysSinceEpoch() - 1);
    CHECK(answer() == "F4"); // as ready, as fast: the fresher price
    facts.providers[5].provisioning = "120";
    CHECK(answer() == "F6"); // more bandwidth
    facts.offers[3].price = Money{usd(80).nano - 1'000, Currency()};
    CHECK(answer() == "F6"); // a fraction of a cent decides nothing
}

TEST_CASE("A part that was guessed from its name is never comfortable by luck", "[compare][X-01]") {
    catalog::Facts facts = fixtureFacts();
    facts.offers[2].gpuIsGuess = true;
    const auto comparison = compareFacts(facts, live(), defaultFilter(Profile::Live));
    const auto f3 = rowOf(*comparison, "F3");
    CHECK(comparison->memory(f3).fit == sizing::Fit::Unknown);
    CHECK(comparison->hiddenBy(f3) == HiddenBy::DoesNotFit);
    CHECK(idOf(*comparison, comparison->answer().row) == "F4");
}

TEST_CASE("A part without a memory figure has an unknown fit", "[compare][X-01]") {
    catalog::Facts facts = fixtureFacts();
    facts.gpus[2].usable.reset();
    facts.gpus[2].vramGb.reset();
    const auto comparison = compareFacts(facts, live(), defaultFilter(Profile::Live));
    CHECK(comparison->memory(rowOf(*comparison, "F3")).fit == sizing::Fit::Unknown);
    CHECK(idOf(*comparison, comparison->answer().row) == "F4");
}

TEST_CASE("A slice of a card has that share of its memory", "[compare]") {
    catalog::Facts facts = fixtureFacts();
    facts.offers[3].gpuCount = 0.5; // F4: half of 79 GiB
    const auto comparison = compareFacts(facts, live(), defaultFilter(Profile::Live));
    const auto& memory = comparison->memory(rowOf(*comparison, "F4"));
    REQUIRE(memory.usable);
    CHECK(memory.usable->gib() == Approx(39.5));
    CHECK(memory.fit == sizing::Fit::Comfortable); // 32.46 of 39.5 GiB: 82 %
    CHECK(memory.cardsUsed == 1);
}

TEST_CASE("A model too big for one card needs the count that the catalog sells", "[compare][S-08]") {
    Workload workload = live();
    workload.serving.contextTokens = 32'768;
    const auto comparison = compareFixture(workload);
    const auto& pair = comparison->memory(rowOf(*comparison, "F7"));
    CHECK(pair.fit == sizing::Fit::Comfortable);
    CHECK(idOf(*comparison, comparison->answer().row) == "F7");
    CHECK(comparison->memory(rowOf(*comparison, "F6")).fit == sizing::Fit::NeedsCards);
    CHECK(comparison->memory(rowOf(*comparison, "F6")).cardsNeeded == 8);
}

namespace {

// Random offers around the fixture: prices with and without cents, old and fresh, with and without a rule.
catalog::Facts randomFacts(unsigned seed) {
    std::mt19937 random(seed);
    const auto upTo = [&random](int most) { return std::uniform_int_distribution<int>(0, most)(random); };
    catalog::Facts facts = fixtureFacts();
    const std::vector<catalog::Offer> patterns = facts.offers;
    for (int i = 0; i < 200; ++i) {
        catalog::Offer offer = patterns[std::size_t(upTo(int(patterns.size()) - 1))];
        offer.id += "/" + std::to_string(i);
        offer.price = upTo(9) == 0 ? std::nullopt : std::optional(usd(upTo(2'500)));
        offer.provenance.asOf = Date(kToday.daysSinceEpoch() - upTo(600));
        offer.gpuIsGuess = upTo(9) == 0;
        if (upTo(15) == 0 && offer.price) {
            offer.price->currency = *Currency::parse("EUR");
        }
        facts.offers.push_back(offer);
    }
    return facts;
}

Filter randomFilter(unsigned seed, Profile profile) {
    Filter filter = defaultFilter(profile);
    filter.notReclaimable = seed % 2 == 0;
    filter.singleGpu = seed % 3 == 0;
    filter.fitsOnly = seed % 5 != 0;
    if (seed % 4 == 0) {
        filter.priceNano.high = usd(1'000).nano;
    }
    if (seed % 7 == 0) {
        filter.text = "a100";
    }
    return filter;
}

} // namespace

TEST_CASE("No comfortable fresh priced offer in the filtered set is cheaper than the answer",
          "[compare][S-45]") {
    for (unsigned seed = 0; seed < 60; ++seed) {
        const Profile profile = seed % 2 == 0 ? Profile::Live : Profile::Research;
        Workload workload = withoutTargets(fixtureWorkload(profile));
        workload.serving.users = 1 + seed;
        const auto comparison = compareFacts(randomFacts(seed), workload, randomFilter(seed, profile));
        if (comparison->answer().kind != AnswerKind::Comfortable) {
            continue;
        }
        const auto best = roundedTo(*comparison->figures(*comparison->answer().row).cost, 2);
        for (const auto row : comparison->rows()) {
            const RowFigures figures = comparison->figures(row);
            if (figures.cost && figures.age == PriceAge::Fresh &&
                figures.memory->fit == sizing::Fit::Comfortable) {
                REQUIRE(roundedTo(*figures.cost, 2).nano >= best.nano);
            }
        }
    }
}

TEST_CASE("Counts of cheaper offers are those of a walk over all of them", "[compare][S-45]") {
    for (unsigned seed = 0; seed < 60; ++seed) {
        const Profile profile = seed % 2 == 0 ? Profile::Live : Profile::Research;
        const auto comparison =
            compareFacts(randomFacts(seed), fixtureWorkload(profile), randomFilter(seed, profile));
        const Answer& answer = comparison->answer();
        if (!answer.row) {
            continue;
        }
        const std::int64_t limit = *comparison->costNano(*answer.row);
        std::array<std::size_t, kTestCount> counts{};
        std::int64_t cheapestOutside = limit;
        for (OfferTable::Row row = 0; row < comparison->table().size(); ++row) {
            const auto cost = comparison->costNano(row);
            const HidingRules rules = withoutTests(comparison->hiding().rulesOf(comparison->table(), row));
            const auto failing = firstFailing(*comparison, row);
            if (!cost || *cost >= limit) {
                continue;
            }
            if (rules == 0 && failing) {
                ++counts[std::size_t(*failing)];
            } else if (std::has_single_bit(rules) && !failing) {
                cheapestOutside = std::min(cheapestOutside, *cost);
            }
        }
        REQUIRE(counts == answer.cheaperFailing);
        REQUIRE(answer.cheaperOutsideFilters.has_value() == (cheapestOutside < limit));
        if (answer.cheaperOutsideFilters) {
            const auto named = *comparison->costNano(*answer.cheaperOutsideFilters);
            REQUIRE(named - cheapestOutside < kNanoPerUnit / 100); // equal to the cent at most
        }
    }
}

TEST_CASE("The cheaper borderline offer is the cheapest that only the target's slow case rules out",
          "[compare][S-20]") {
    std::size_t named = 0;
    for (unsigned seed = 0; seed < 60; ++seed) {
        Workload workload = fixtureWorkload(Profile::Live);
        workload.targets.tokensPerSecondPerUser = 10.0 + 2 * seed; // some lie between typical and slow case
        const auto comparison = compareFacts(randomFacts(seed), workload, randomFilter(seed, Profile::Live));
        const Answer& answer = comparison->answer();
        if (!answer.row) {
            CHECK_FALSE(answer.cheaperBorderline.has_value());
            continue;
        }
        std::int64_t cheapest = *comparison->costNano(*answer.row);
        const std::int64_t limit = cheapest;
        for (OfferTable::Row row = 0; row < comparison->table().size(); ++row) {
            const RowFigures figures = comparison->figures(row);
            const bool counts = figures.target.verdict == speed::Verdict::Borderline &&
                                figures.memory->fit == sizing::Fit::Comfortable &&
                                figures.age == PriceAge::Fresh &&
                                withoutTests(comparison->hiding().rulesOf(comparison->table(), row)) == 0;
            const auto cost = comparison->costNano(row);
            if (counts && cost) {
                cheapest = std::min(cheapest, *cost);
            }
        }
        REQUIRE(answer.cheaperBorderline.has_value() == (cheapest < limit));
        if (answer.cheaperBorderline) {
            ++named;
            REQUIRE(*comparison->costNano(*answer.cheaperBorderline) - cheapest < kNanoPerUnit / 100);
        }
    }
    CHECK(named > 0);
}

TEST_CASE("Hidden and shown rows add up to the table", "[compare][R-11]") {
    for (unsigned seed = 0; seed < 60; ++seed) {
        const Profile profile = seed % 2 == 0 ? Profile::Live : Profile::Research;
        const auto comparison = compareFacts(randomFacts(seed), withoutTargets(fixtureWorkload(profile)),
                                             randomFilter(seed, profile));
        std::array<std::size_t, kHiddenByCount> counted{};
        for (OfferTable::Row row = 0; row < comparison->table().size(); ++row) {
            ++counted[std::size_t(comparison->hiddenBy(row))];
        }
        std::size_t sum = 0;
        for (std::size_t rule = 0; rule < kHiddenByCount; ++rule) {
            REQUIRE(counted[rule] == comparison->hiddenCount(static_cast<HiddenBy>(rule)));
            sum += counted[rule];
        }
        REQUIRE(sum == comparison->table().size());
        REQUIRE(counted[0] == comparison->rows().size());
    }
}
