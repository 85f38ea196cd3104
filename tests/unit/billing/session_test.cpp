// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/billing/session.h"
#include "tests/support/catch.h"
#include "tests/unit/billing/money_literals.h"

using namespace fitgauge;
using namespace fitgauge::billing;
using namespace fitgauge::test;

namespace {

const Duration kSteps[] = {Duration::seconds(1), Duration::minutes(1), Duration::minutes(15),
                           Duration::hours(1)};

Money sumOfParts(const Breakdown& bill) {
    return bill.used + bill.idle + bill.rounding + bill.minimum;
}

} // namespace

TEST_CASE("Billed time is whole increments and at least the minimum") {
    const Rule second = steppedRule(Duration::seconds(1), Duration::minutes(1));
    CHECK(billedTime(second, Duration()) == Duration());
    CHECK(billedTime(second, Duration::milliseconds(1)) == Duration::minutes(1));
    CHECK(billedTime(second, Duration::seconds(61)) == Duration::seconds(61));
    CHECK(billedTime(second, Duration::milliseconds(61'001)) == Duration::seconds(62));
    const Duration step = Duration::minutes(1);
    CHECK(billedTime(steppedRule(step, {}, Rounding::HalfUp), Duration::seconds(89)) == Duration::minutes(1));
    CHECK(billedTime(steppedRule(step, {}, Rounding::HalfUp), Duration::seconds(90)) == Duration::minutes(2));
    CHECK(billedTime(steppedRule(step, {}, Rounding::Down), Duration::seconds(119)) == Duration::minutes(1));
}

TEST_CASE("Twenty minutes at 2.00 an hour cost what each increment makes of them", "[R-05]") {
    const char* const expected[] = {"0.67", "0.67", "1.00", "2.00"};
    for (int i = 0; i < 4; ++i) {
        const auto bill = sessionCost(steppedRule(kSteps[i]), perHour("2.00"), Duration::minutes(20), {});
        CHECK(toDecimal(bill.value().total, 2) == expected[i]);
    }
}

TEST_CASE("A month rounds each session and not the sum", "[R-02][R-03][R-44]") {
    SessionPattern pattern;
    pattern.idle = Duration();
    CHECK(pattern.launchesPerMonth() == 176);
    const Rule hourly = steppedRule(Duration::hours(1), Duration::hours(1));
    const Breakdown bill = monthOfSessions(hourly, perHour("3.00"), pattern).value();
    CHECK(bill.total == usd("528.00"));
    CHECK(bill.used == usd("176.00"));
    CHECK(bill.rounding == usd("352.00"));
    CHECK(bill.minimum == usd("0"));
    CHECK(sumOfParts(bill) == bill.total);
}

TEST_CASE("Three hundred launches show how rounding adds up", "[R-30]") {
    SessionPattern pattern{
        .launchesPerDay = 10, .active = Duration::minutes(20), .idle = {}, .daysPerMonth = 30};
    const char* const expected[] = {"200", "200", "300", "600"};
    for (int i = 0; i < 4; ++i) {
        CHECK(monthOfSessions(steppedRule(kSteps[i]), perHour("2.00"), pattern).value().total ==
              usd(expected[i]));
    }
}

TEST_CASE("Idle minutes are a part of their own until breaks stop the machine", "[R-06]") {
    SessionPattern pattern{.launchesPerDay = 1,
                           .active = Duration::minutes(60),
                           .idle = Duration::minutes(45),
                           .daysPerMonth = 1};
    const Rule rule = steppedRule(Duration::seconds(1));
    CHECK(monthOfSessions(rule, perHour("0.60"), pattern).value().idle == usd("0.45"));
    pattern.stopWhenIdle = true;
    CHECK(pattern.launchesPerMonth() == 2);
    CHECK(pattern.runPerLaunch() == Duration::minutes(30));
    const Breakdown bill = monthOfSessions(rule, perHour("0.60"), pattern).value();
    CHECK(bill.idle == usd("0"));
    CHECK(bill.total == usd("0.60"));
}

TEST_CASE("A minimum charge is told apart from rounding") {
    const Rule rule = steppedRule(Duration::minutes(1), Duration::minutes(10));
    const Breakdown bill =
        sessionCost(rule, perHour("6.00"), Duration::seconds(90), Duration::seconds(60)).value();
    CHECK(bill.used == usd("0.15"));
    CHECK(bill.idle == usd("0.10"));
    CHECK(bill.rounding == usd("0.05"));
    CHECK(bill.minimum == usd("0.70"));
    CHECK(bill.total == usd("1.00"));
}

TEST_CASE("Always on pays 730 hours and no more than the cap") {
    Rule rule = steppedRule(Duration::hours(1));
    CHECK(alwaysOnMonth(rule, perHour("0.90")).value() == usd("657.00"));
    rule.monthlyCap = Duration::hours(672);
    CHECK(alwaysOnMonth(rule, perHour("1.00")).value() == usd("672.00"));
}

TEST_CASE("Bad input and missing rules are refused") {
    const Rule rule = steppedRule(Duration::seconds(1));
    const auto codeOf = [](const auto& result) { return result.error().code; };
    CHECK(codeOf(sessionCost(rule, perHour("1"), Duration::minutes(-1), {})) == ErrorCode::BillingInputBad);
    CHECK(codeOf(sessionCost(rule, perHour("1"), {}, Duration::hours(90'000))) == ErrorCode::BillingInputBad);
    CHECK(codeOf(sessionCost(rule, perHour("-1"), {}, {})) == ErrorCode::BillingInputBad);
    CHECK(codeOf(sessionCost(steppedRule(Duration()), perHour("1"), {}, {})) == ErrorCode::BillingInputBad);
    CHECK(codeOf(sessionCost(Rule(), perHour("1"), {}, {})) == ErrorCode::BillingRuleMissing);
    SessionPattern pattern;
    pattern.launchesPerDay = 1001;
    CHECK(codeOf(monthOfSessions(rule, perHour("1"), pattern)) == ErrorCode::BillingInputBad);
    pattern = {};
    pattern.daysPerMonth = -1;
    CHECK(codeOf(monthOfSessions(rule, perHour("1"), pattern)) == ErrorCode::BillingInputBad);
}
