// SPDX-License-Identifier: GPL-3.0-or-later
// What must hold for any rule, price and pattern. The inputs are drawn with a fixed seed.
#include "core/billing/cost_curve.h"
#include "core/billing/day_plan.h"
#include "core/billing/rule_table.h"
#include "core/billing/run_list.h"
#include "core/billing/scale_to_zero.h"
#include "core/billing/session.h"
#include "core/billing/spot.h"
#include "core/units/csv.h"
#include "tests/support/catch.h"
#include "tests/support/paths.h"
#include "tests/unit/billing/money_literals.h"

#include <random>

using namespace fitgauge;
using namespace fitgauge::billing;
using namespace fitgauge::test;

namespace {

class Draw {
  public:
    std::int64_t number(std::int64_t least, std::int64_t most) {
        return std::uniform_int_distribution<std::int64_t>(least, most)(m_engine);
    }
    Duration time(Duration most) { return Duration::milliseconds(number(0, most.inMilliseconds())); }
    Rate rate() { return {number(0, 200 * kNanoPerUnit), {}}; }
    Duration step() {
        const Duration steps[] = {Duration::milliseconds(1), Duration::seconds(1),   Duration::seconds(10),
                                  Duration::minutes(1),      Duration::minutes(10),  Duration::minutes(15),
                                  Duration::hours(1),        Duration::seconds(907), Duration::hours(24)};
        return steps[number(0, 8)];
    }
    Rule rule() {
        const Rounding rules[] = {Rounding::Up, Rounding::HalfUp, Rounding::Down};
        return steppedRule(step(), number(0, 1) == 0 ? Duration() : time(Duration::hours(2)),
                           rules[number(0, 2)]);
    }

  private:
    std::mt19937_64 m_engine{20261130}; // NOLINT: the same draws on every run
};

constexpr int kRounds = 2000;

Money costOf(const Rule& rule, Rate rate, Duration run) {
    return sessionCost(rule, rate, run, Duration()).value().total;
}

} // namespace

TEST_CASE("Cost never falls when time grows") {
    Draw draw;
    for (int i = 0; i < kRounds; ++i) {
        const Rule rule = draw.rule();
        const Rate rate = draw.rate();
        const Duration shorter = draw.time(Duration::hours(50));
        const Duration longer = shorter + draw.time(Duration::hours(5));
        CHECK(costOf(rule, rate, shorter).nano <= costOf(rule, rate, longer).nano);
    }
}

TEST_CASE("A finer increment never costs more where the coarser is its multiple and both round up") {
    Draw draw;
    for (int i = 0; i < kRounds; ++i) {
        const Rule fine = steppedRule(draw.step());
        const Rule coarse = steppedRule(*fine.increment * draw.number(1, 60));
        const Duration run = draw.time(Duration::hours(50));
        const Rate rate = draw.rate();
        CHECK(costOf(fine, rate, run).nano <= costOf(coarse, rate, run).nano);
    }
}

TEST_CASE("Splitting a session never makes it cheaper under minimums and rounding up") {
    Draw draw;
    for (int i = 0; i < kRounds; ++i) {
        const Rule rule = steppedRule(draw.step(), draw.time(Duration::hours(2)));
        const Duration first = draw.time(Duration::hours(20));
        const Duration second = draw.time(Duration::hours(20));
        CHECK(billedTime(rule, first + second) <= billedTime(rule, first) + billedTime(rule, second));
    }
}

TEST_CASE("The parts of any month sum to its total and none is negative", "[R-44]") {
    Draw draw;
    for (int i = 0; i < kRounds; ++i) {
        const SessionPattern pattern{.launchesPerDay = static_cast<int>(draw.number(0, 1000)),
                                     .active = draw.time(Duration::hours(30)),
                                     .idle = draw.time(Duration::hours(30)),
                                     .daysPerMonth = static_cast<int>(draw.number(0, 31)),
                                     .stopWhenIdle = draw.number(0, 1) == 1};
        const Breakdown bill = monthOfSessions(draw.rule(), draw.rate(), pattern).value();
        CHECK(bill.used + bill.idle + bill.rounding + bill.minimum == bill.total);
        CHECK(std::min({bill.used.nano, bill.idle.nano, bill.rounding.nano, bill.minimum.nano}) >= 0);
    }
}

TEST_CASE("Billed time is reached by the curve at every length") {
    Draw draw;
    for (int i = 0; i < 300; ++i) {
        const Rule rule = steppedRule(draw.step(), draw.time(Duration::hours(2)));
        const Duration longest = draw.time(Duration::hours(30)) + Duration::milliseconds(1);
        const auto curve = sessionCurve(rule, perHour("3.6"), longest, 1000).value();
        CHECK(curve.front().cost == usd("0"));
        CHECK(curve.back().length == longest);
        CHECK(curve.back().cost == costOf(rule, perHour("3.6"), longest));
        for (std::size_t point = 1; point < curve.size(); ++point) {
            CHECK(curve[point - 1].length <= curve[point].length);
            CHECK(curve[point - 1].cost.nano <= curve[point].cost.nano);
        }
    }
}

TEST_CASE("More traffic and a longer keep-warm never cost less and starts never exceed requests") {
    Draw draw;
    for (int i = 0; i < 300; ++i) {
        const TrafficShape shape = trafficShape(static_cast<TrafficPreset>(draw.number(0, 3)));
        ScaleToZeroTerms terms;
        terms.service = draw.time(Duration::seconds(60));
        terms.keepWarm = draw.time(Duration::minutes(40));
        const auto requests = static_cast<double>(draw.number(0, 100'000));
        const ScaleToZeroDay day = scaleToZeroDay(shape, requests, terms).value();
        CHECK(day.activeHours <= 24 + 1e-9);
        CHECK(day.coldStarts <= requests + 1e-9);
        CHECK(day.activeHours <= scaleToZeroDay(shape, requests * 1.5, terms).value().activeHours + 1e-9);
        terms.keepWarm += Duration::minutes(1);
        CHECK(day.activeHours <= scaleToZeroDay(shape, requests, terms).value().activeHours + 1e-9);
    }
}

TEST_CASE("A day is never paid for less than it is busy and a coarser step never pays less") {
    Draw draw;
    for (int i = 0; i < 200; ++i) {
        const TrafficShape shape = trafficShape(static_cast<TrafficPreset>(draw.number(0, 3)));
        const ScalingTerms terms{.requestsPerHour = 1000,
                                 .minReplicas = static_cast<int>(draw.number(0, 2)),
                                 .scaleDownAfter = draw.time(Duration::minutes(20))};
        const auto requests = static_cast<double>(draw.number(0, 100'000));
        const DayPlan fine = dayPlan(steppedRule(Duration::minutes(1)), shape, requests, terms).value();
        const DayPlan coarse = dayPlan(steppedRule(Duration::hours(1)), shape, requests, terms).value();
        CHECK(fine.paid.inHours() + 1e-6 >= fine.busyHours);
        CHECK(fine.paid <= coarse.paid);
        CHECK(fine.segments.front().from == Duration());
        CHECK(fine.segments.back().to == Duration::hours(24));
    }
}

TEST_CASE("Shorter checkpoints never make spot dearer") {
    Draw draw;
    for (int i = 0; i < 300; ++i) {
        SpotTerms terms;
        terms.reclaimsPerHour = static_cast<double>(draw.number(0, 500)) / 1000;
        terms.restart = draw.time(Duration::minutes(10));
        terms.checkpointEvery = draw.time(Duration::hours(4)) + Duration::seconds(1);
        const Duration job = draw.time(Duration::hours(20));
        const double factor = spotWork(terms, job).value().factor;
        CHECK(factor >= 1);
        terms.checkpointEvery = Duration::milliseconds(terms.checkpointEvery->inMilliseconds() / 2 + 1);
        CHECK(spotWork(terms, job).value().factor <= factor + 1e-9);
    }
}

TEST_CASE("A year of eight-card machines fits at every price of the catalog") {
    const auto text = readFile((catalogFolder() / "offers.csv").string(), 1 << 26);
    const CsvTable offers = CsvTable::parse("offers.csv", text.value()).value();
    REQUIRE(offers.rows() > 100);
    Rule rule = steppedRule(Duration::hours(1), Duration::hours(1));
    rule.states.push_back({"running", Tri::Yes, {}, {}, {}});
    for (std::size_t row = 0; row < offers.rows(); ++row) {
        const auto currency = Currency::parse(offers.at(row, "currency"));
        const auto price = currency ? Money::parse(offers.at(row, "price_per_h"), *currency)
                                    : Expected<Money>(Unexpected(currency.error()));
        if (!price) {
            continue; // offers without a price have no bill
        }
        CAPTURE(row, price->nano);
        const RunList year{.pricePerHour = Exact::of(*price),
                           .currency = *currency,
                           .multiplier = 1,
                           .count = 8,
                           .minimumReservation = {},
                           .runs = {{{"running", 8760 * 3600}}}};
        const auto cost = runListCost(rule, year);
        REQUIRE(cost.has_value());
        CHECK(cost->toMoney(*currency).value().nano == price->nano * 8 * 8760);
        SessionPattern most{
            .launchesPerDay = 1000, .active = Duration::hours(1), .idle = {}, .daysPerMonth = 31};
        CHECK(monthOfSessions(rule, Rate::perHour(*price), most).has_value());
    }
}
