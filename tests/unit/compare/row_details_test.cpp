// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/compare/billing_detail.h"
#include "core/compare/context_room.h"
#include "core/compare/unit_cost.h"
#include "tests/support/builders.h"
#include "tests/support/catch.h"

using namespace fitgauge;
using namespace fitgauge::compare;
using namespace fitgauge::test;

TEST_CASE("unit costs are the machine's price over its typical rates", "[S-30][compare]") {
    const auto comparison = compareFixture();
    const auto row = rowOf(*comparison, "F3");
    const auto cost = unitCostOf(*comparison, row);
    REQUIRE(cost);
    const auto& speed = *comparison->figures(row).speed;
    const double hour = 0.9;
    CHECK(static_cast<double>(cost->answerTokens->nano) / 1e9 ==
          Approx(hour / (3600 * speed.outputTokensPerSecond.typical) * 1e6).epsilon(1e-6));
    CHECK(*cost->answerTokensPerUnit ==
          Approx(3600 * speed.outputTokensPerSecond.typical / hour).epsilon(1e-6));
    CHECK(static_cast<double>(cost->thousandRequests.nano) / 1e9 ==
          Approx(hour / (3600 * speed.requestsPerSecond.typical) * 1000).epsilon(1e-4));
    CHECK(cost->mixedTokens.nano < cost->answerTokens->nano);
}

TEST_CASE("an hourly rule makes sessions of twenty minutes cost three times as much", "[R-43][compare]") {
    auto workload = fixtureWorkload(Profile::Research);
    workload.sessions.idle = Duration();
    const auto comparison = compareFixture(workload);
    const auto hourly = roundingOf(*comparison, rowOf(*comparison, "F6"));
    REQUIRE(hourly);
    CHECK(hourly->value() == Approx(3.0));
    const auto fine = roundingOf(*comparison, rowOf(*comparison, "F2"));
    REQUIRE(fine);
    CHECK(fine->value() == Approx(1.0));
    const auto trap = largestTrapOf(*comparison, rowOf(*comparison, "F6"));
    REQUIRE(trap);
    CHECK(trap->trap.trap == billing::Trap::Rounding);
    CHECK(trap->sharePpm == 666'667);
    CHECK_FALSE(largestTrapOf(*comparison, rowOf(*comparison, "F2")));
    const auto live = compareFixture();
    CHECK_FALSE(roundingOf(*live, rowOf(*live, "F6")));
}

TEST_CASE("idle is a third of a month of sessions that idle half as long as they work", "[R-26][compare]") {
    const auto comparison = compareFixture(fixtureWorkload(Profile::Research));
    const auto trap = largestTrapOf(*comparison, rowOf(*comparison, "F3"));
    REQUIRE(trap);
    CHECK(trap->trap.trap == billing::Trap::Idle);
    CHECK(trap->sharePpm == 333'333);
}

TEST_CASE("cards needed are counted among what is sold", "[compare]") {
    const auto comparison = compareFixture();
    const auto needed = cardsNeededOf(*comparison, rowOf(*comparison, "F3"));
    REQUIRE(needed);
    CHECK(needed->comfortable == 1);
    CHECK(needed->full == 1);
    CHECK_FALSE(cardsNeededOf(*compareFixture(fixtureWorkload(Profile::Research)), 0));
}

TEST_CASE("a credit of fifty covers seventy eight sessions of twenty minutes", "[R-32][R-33][compare]") {
    auto workload = fixtureWorkload(Profile::Research);
    workload.sessions.idle = Duration();
    const auto comparison = compareFixture(workload);
    const auto row = rowOf(*comparison, "F10");
    const auto use = creditUseOf(*comparison, row);
    REQUIRE(use);
    CHECK(use->sessions == 78);
    CHECK(use->months.second == comparison->figures(row).cost);
    CHECK(use->months.first.nano == use->months.second.nano - 50 * kNanoPerUnit);
    CHECK_FALSE(creditUseOf(*comparison, rowOf(*comparison, "F1")));
}

TEST_CASE("spot at 0.75 costs 0.758 an hour of finished work", "[R-41][compare]") {
    const auto comparison = compareFixture(fixtureWorkload(Profile::Batch));
    const auto rate = effectiveSpotRateOf(*comparison, rowOf(*comparison, "F5"));
    REQUIRE(rate);
    CHECK(static_cast<double>(rate->nanoPerHour) / 1e9 == Approx(0.758).margin(0.0005));
    CHECK_FALSE(effectiveSpotRateOf(*comparison, rowOf(*comparison, "F4")));
}

TEST_CASE("half a minute at each of 176 launches is an hour and 28 minutes a month", "[R-07][compare]") {
    const auto comparison = compareFixture(fixtureWorkload(Profile::Research));
    const auto waiting = monthlyWaitingOf(*comparison, rowOf(*comparison, "F2"));
    REQUIRE(waiting);
    CHECK(waiting->low == Duration::minutes(88));
    CHECK(waiting->high == Duration::minutes(88));
    const auto range = monthlyWaitingOf(*comparison, rowOf(*comparison, "F6"));
    REQUIRE(range);
    CHECK(range->low < range->high);
    CHECK_FALSE(monthlyWaitingOf(*comparison, rowOf(*comparison, "F9")));
}
