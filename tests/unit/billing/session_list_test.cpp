// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/billing/session.h"
#include "core/billing/session_list.h"
#include "tests/support/catch.h"
#include "tests/unit/billing/money_literals.h"

using namespace fitgauge;
using namespace fitgauge::billing;
using namespace fitgauge::test;

TEST_CASE("A list of sessions costs what its sessions cost one by one", "[R-03]") {
    const Rule rule = steppedRule(Duration::minutes(15), Duration::minutes(30));
    SessionList sessions;
    Duration billed;
    for (int i = 1; i <= 200; ++i) {
        const Duration run = Duration::seconds(61 * (i % 50 + 1));
        REQUIRE(sessions.add(run));
        billed += billedTime(rule, run);
    }
    CHECK(sessions.lengths().size() == 50);
    CHECK(sessions.launches() == 200);
    CHECK(billedTime(rule, sessions).value() == billed);
    const Rule unknown;
    const std::vector<OfferTerms> offers = {
        {perHour("2"), &rule}, {perHour("3"), &rule}, {perHour("1"), nullptr}, {perHour("1"), &unknown}};
    const auto costs = monthCosts(offers, sessions);
    REQUIRE(costs.size() == 4);
    CHECK(costs[0].value() == perHour("2").times(billed).value());
    CHECK(costs[1].value() == perHour("3").times(billed).value());
    CHECK(costs[2].error().code == ErrorCode::BillingRuleMissing);
    CHECK(costs[3].error().code == ErrorCode::BillingRuleMissing);
}

TEST_CASE("The launches curve meets the month at its end", "[R-30]") {
    const auto curve =
        launchesCurve(steppedRule(Duration::minutes(15)), perHour("2.00"), Duration::minutes(20), 300)
            .value();
    CHECK(curve.front() == LaunchesPoint{0, usd("0")});
    CHECK(curve.back() == LaunchesPoint{300, usd("300")});
    CHECK(curve.size() == 101);
    CHECK(launchesCurve(steppedRule(Duration::hours(1)), perHour("2.00"), Duration::minutes(20), 3)
              .value()
              .size() == 4);
}

TEST_CASE("Session lists refuse nonsense") {
    SessionList sessions;
    CHECK(sessions.add(Duration::minutes(-1)).error().code == ErrorCode::BillingInputBad);
    CHECK(sessions.add(Duration::minutes(1), -1).error().code == ErrorCode::BillingInputBad);
    CHECK(sessions.add(Duration::minutes(1), 10'000'001).error().code == ErrorCode::BillingInputBad);
    CHECK(billedTime(Rule(), sessions).error().code == ErrorCode::BillingRuleMissing);
    CHECK(billedTime(steppedRule(Duration()), sessions).error().code == ErrorCode::BillingInputBad);
    CHECK(launchesCurve(Rule(), perHour("1"), Duration::minutes(1), 1).error().code ==
          ErrorCode::BillingRuleMissing);
}
