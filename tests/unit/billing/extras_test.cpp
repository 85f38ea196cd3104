// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/billing/cold_start.h"
#include "core/billing/credits.h"
#include "core/billing/egress.h"
#include "core/billing/experiment.h"
#include "core/billing/month_bill.h"
#include "core/billing/storage.h"
#include "core/billing/token_cost.h"
#include "tests/support/catch.h"
#include "tests/unit/billing/money_literals.h"

using namespace fitgauge;
using namespace fitgauge::billing;
using namespace fitgauge::test;
using namespace fitgauge::literals;

namespace {

Bytes gb(std::int64_t count) {
    return Bytes(count * 1'000'000'000);
}

EgressTerms egressAt(std::string_view perGb, std::int64_t freeGb = 0) {
    return {.perGb = usd(perGb), .freePerMonth = gb(freeGb), .tiered = false};
}

// Fixture F6: hourly, 3.00.
const Rule kHourly = steppedRule(Duration::hours(1), Duration::hours(1));
const SessionPattern kNoIdle{.launchesPerDay = 8,
                             .active = Duration::minutes(20),
                             .idle = {},
                             .daysPerMonth = 22,
                             .stopWhenIdle = false};

Money sumOfParts(const Breakdown& bill) {
    return bill.used + bill.idle + bill.rounding + bill.minimum + bill.storage + bill.egress + bill.loads +
           bill.credits;
}

bool isBad(const auto& result) {
    return !result && result.error().code == ErrorCode::BillingInputBad;
}

} // namespace

TEST_CASE("A kept volume is weighed against downloading at every launch", "[R-28]") {
    VolumePlan plan{.data = gb(200),
                    .perGbMonth = usd("0.07"),
                    .bytesPerSecond = 125e6,
                    .launches = 176,
                    .machine = perHour("0.60"),
                    .ingressPerGb = {}};
    const VolumeChoice choice = volumeChoice(Rule(), plan).value();
    CHECK(choice.keep == usd("14.00"));
    CHECK(choice.waiting == Duration::seconds(1600 * 176));
    CHECK(choice.fetchAgain == perHour("0.60").times(Duration::seconds(1600 * 176)).value());
    CHECK(choice.keepIsCheaper == true);
    plan.launches = 10;
    CHECK(volumeChoice(Rule(), plan).value().keepIsCheaper == false);
    plan.perGbMonth.reset();
    CHECK_FALSE(volumeChoice(Rule(), plan).value().keepIsCheaper.has_value());
}

TEST_CASE("Storage is prorated and brought up to its own increments") {
    CHECK(storageCost(Rule(), gb(100), usd("0.10"), Duration::hours(73)).value() == usd("1.00"));
    Rule hourly;
    hourly.storageIncrement = Duration::hours(1);
    CHECK(storageCost(hourly, gb(730), usd("1.00"), Duration::minutes(61)).value() == usd("2.00"));
    CHECK(isBad(storageCost(Rule(), Bytes(-1), usd("1"), kMonth)));
    CHECK(isBad(storageCost(Rule(), gb(1), usd("-1"), kMonth)));
}

TEST_CASE("Egress follows requests and size with its allowance and stays unknown", "[R-29][S-38]") {
    CHECK(egressCost(egressAt("0.05"), gb(300)).value() == usd("15.00"));
    CHECK(egressCost(egressAt("0"), gb(300)).value() == usd("0"));
    const Bytes api = trafficOut(10'000'000, Bytes(20'000)).value();
    CHECK(api.gib() == Approx(186.3).margin(0.05));
    CHECK(egressCost(egressAt("0.05"), api).value() == usd("10.00"));
    CHECK(egressCost(egressAt("0.09"), api).value() == usd("18.00"));
    CHECK(egressCost(egressAt("0.09", 100), api).value() == usd("9.00"));
    CHECK(egressCost(egressAt("0.09", 1000), api).value() == usd("0"));
    CHECK_FALSE(egressCost(EgressTerms(), api).value().has_value());
    CHECK(isBad(trafficOut(-1, Bytes(1))));
    CHECK(isBad(trafficOut(INT64_MAX, Bytes(2))));
}

TEST_CASE("Egress is as predictable as its terms", "[S-52]") {
    CHECK(egressKind(EgressTerms()) == EgressKind::Unknown);
    CHECK(egressKind(egressAt("0")) == EgressKind::Included);
    CHECK(egressKind(egressAt("0.09", 100)) == EgressKind::Flat);
    CHECK(egressKind(egressAt("0.09")) == EgressKind::Metered);
    CHECK(egressKind({.perGb = usd("0.09"), .freePerMonth = {}, .tiered = true}) == EgressKind::Tiered);
}

TEST_CASE("A cold start is the sum of its steps and caches shorten it", "[S-36][S-37]") {
    ColdStartTerms terms{.allocate = Duration::seconds(5),
                         .imageLoad = Duration::seconds(4),
                         .imageCached = false,
                         .weights = Bytes::fromGib(14.96),
                         .bytesPerSecond = 1073741824.0,
                         .weightsOnVolume = false,
                         .warmUp = Duration::seconds(2)};
    const ColdStart cold = coldStart(terms).value();
    CHECK(cold.known.inSeconds() == Approx(5 + 4 + 14.96 + 2).margin(0.001));
    CHECK(cold.complete);
    terms.weightsOnVolume = true;
    CHECK(coldStart(terms).value().known == Duration::seconds(11));
    terms.imageCached = true;
    CHECK(coldStart(terms).value().known == Duration::seconds(7));
    terms.allocate.reset();
    CHECK_FALSE(coldStart(terms).value().complete);
    CHECK(loadsCost(cold, 100, Tri::Yes, perHour("3.60")).value().value().nano ==
          Approx(1'896'000'000).epsilon(1e-6));
    CHECK(loadsCost(cold, 100, Tri::No, perHour("3.60")).value() == usd("0"));
    CHECK_FALSE(loadsCost(cold, 100, Tri::Unknown, perHour("3.60")).value().has_value());
}

TEST_CASE("A credit covers 78 sessions and lowers the first month only", "[R-32][R-33]") {
    const Credit credit{usd("50"), 30};
    const Money session =
        sessionCost(steppedRule(Duration::seconds(1)), perHour("1.90"), Duration::minutes(20), {})
            .value()
            .total;
    CHECK(sessionsCovered(credit, session).value() == 78);
    CHECK_FALSE(sessionsCovered(credit, usd("0")).value().has_value());
    const CreditedMonths months = creditedMonths(credit, usd("111.47")).value();
    CHECK(months.first == usd("61.47"));
    CHECK(months.second == usd("111.47"));
    CHECK(creditedMonths(credit, usd("40")).value().first == usd("0"));
    CHECK(creditedMonths(credit, usd("40")).value().second == usd("40"));
    CHECK(creditedMonths({usd("50"), 15}, usd("60")).value().first == usd("30"));
    CHECK(creditedMonths({usd("50"), {}}, usd("40")).value().second == usd("30"));
    CHECK(isBad(creditedMonths({Money{1, Currency::parse("EUR").value()}, {}}, usd("1"))));
}

TEST_CASE("The slower card billed by the second wins on time and cost", "[R-13]") {
    const Experiment slow =
        experiment(steppedRule(Duration::seconds(1)), perHour("0.80"),
                   {.queue = {}, .provision = Duration::seconds(30)}, Duration::minutes(20))
            .value();
    CHECK(slow.knownTime.inMinutes() == 20.5);
    CHECK(toDecimal(slow.cost, 2) == "0.27");
    const Experiment fast =
        experiment(kHourly, perHour("2.00"), {.queue = {}, .provision = Duration::minutes(25)},
                   Duration::minutes(14))
            .value();
    CHECK(fast.knownTime.inMinutes() == 39);
    CHECK(fast.cost == usd("2.00"));
    CHECK_FALSE(experiment(kHourly, perHour("2.00"), Wait(), Duration::minutes(14)).value().timeComplete);
}

TEST_CASE("Waiting adds up over the launches of a month", "[R-07]") {
    CHECK(waitingPerMonth(kNoIdle, {.queue = {}, .provision = Duration::seconds(30)}) ==
          Duration::minutes(88));
    CHECK_FALSE(waitingPerMonth(kNoIdle, Wait()).has_value());
}

TEST_CASE("A bill with everything sums to the last nano unit", "[R-44]") {
    SessionPattern pattern = kNoIdle;
    pattern.idle = Duration::milliseconds(600'001);
    const Breakdown time =
        monthOfSessions(steppedRule(Duration::minutes(1)), perHour("1.234567891"), pattern).value();
    const MonthExtras extras{
        .storage = usd("14.000000001"), .egress = usd("3.3"), .loads = usd("0"), .credit = usd("50")};
    const Breakdown bill = withExtras(time, extras).value();
    CHECK(sumOfParts(bill) == bill.total);
    CHECK(bill.credits == usd("-50"));
    const Breakdown paid =
        withExtras(time, {.storage = {}, .egress = {}, .loads = {}, .credit = usd("5000")}).value();
    CHECK(paid.total == usd("0"));
    CHECK(paid.storageUnknown);
    CHECK(paid.egressUnknown);
    CHECK(sumOfParts(paid) == paid.total);
    CHECK(isBad(withExtras(time, {.storage = usd("-1"), .egress = {}, .loads = {}, .credit = {}})));
    CHECK(isBad(withExtras(
        time,
        {.storage = Money{1, Currency::parse("EUR").value()}, .egress = {}, .loads = {}, .credit = {}})));
}

TEST_CASE("Rounding is the largest trap of the hourly card", "[R-26]") {
    const Breakdown bill = monthOfSessions(kHourly, perHour("3.00"), kNoIdle).value();
    const auto traps = costTraps(bill, {.fetchAgain = usd("20"), .spotRework = {}});
    REQUIRE(traps.size() == 2);
    CHECK(traps[0] == CostTrap{Trap::Rounding, usd("352.00")});
    CHECK(traps[1] == CostTrap{Trap::FetchAgain, usd("20")});
}

TEST_CASE("Hourly rounding makes twenty minutes cost three times as much", "[R-43]") {
    const auto multiplier = [](Duration step) {
        return roundingMultiplier(steppedRule(step), Duration::minutes(20)).value().value();
    };
    CHECK(multiplier(Duration::hours(1)) == 3.0);
    CHECK(multiplier(Duration::minutes(15)) == 1.5);
    CHECK(multiplier(Duration::minutes(1)) == 1.0);
    CHECK(isBad(roundingMultiplier(kHourly, Duration())));
}

TEST_CASE("What stop really does is told from the billed states") {
    Rule rule = kHourly;
    CHECK_FALSE(afterStop(rule, perHour("2")).value().machinePerDay.has_value());
    rule.states.push_back({"stopped", Tri::No, {}, {}, {}});
    CHECK(afterStop(rule, perHour("2")).value().endsBy == EndsBilling::Stop);
    CHECK(afterStop(rule, perHour("2")).value().machinePerDay == usd("0"));
    rule.states.back().billed = Tri::Yes;
    CHECK(afterStop(rule, perHour("2")).value().endsBy == EndsBilling::Destroy);
    CHECK(afterStop(rule, perHour("2")).value().machinePerDay == usd("48"));
    rule.states.push_back({"hibernated", Tri::No, {}, {}, {}});
    CHECK(afterStop(rule, perHour("2")).value().endsBy == EndsBilling::Hibernate);
    CHECK(afterStop(rule, perHour("2")).value().storagePerDay == usd("0"));
    // 100 GB at 0.20 while stopped: 20.00 a month of 730 hours.
    const AfterStop kept = afterStop(rule, perHour("2"), {gb(100), usd("0.20")}).value();
    CHECK(toDecimal(*kept.storagePerDay, 4) == "0.6575");
    CHECK_FALSE(afterStop(rule, perHour("2"), {gb(100), {}}).value().storagePerDay.has_value());
}

TEST_CASE("Serving money is used and idle time", "[S-21]") {
    const Breakdown bill = servingBill(perHour("0.90"), Duration::hours(8), Duration::hours(4)).value();
    CHECK(bill.used == usd("3.60"));
    CHECK(bill.idle == usd("3.60"));
    CHECK(sumOfParts(bill) == bill.total);
}

TEST_CASE("A token costs less the busier the card is", "[S-49]") {
    // 0.90 an hour at 481 tokens a second: 0.52 at full load and 1.73 at 30 per cent.
    CHECK(toDecimal(costPerMillionTokens(perHour("0.90"), 481, 1).value(), 2) == "0.52");
    CHECK(toDecimal(costPerMillionTokens(perHour("0.90"), 481, 0.3).value(), 2) == "1.73");
    const auto curve = tokenCurve(perHour("0.90"), 481).value();
    REQUIRE(curve.size() == 100);
    CHECK(curve.back().perMillion == costPerMillionTokens(perHour("0.90"), 481, 1).value());
    CHECK(*cheaperFrom(usd("0.52"), usd("1.04")) == Approx(0.5));
    CHECK_FALSE(cheaperFrom(usd("1.05"), usd("1.04")).has_value());
    CHECK(isBad(costPerMillionTokens(perHour("0.90"), 0, 1)));
    CHECK(isBad(costPerMillionTokens(perHour("0.90"), 1, 1.1)));
}
