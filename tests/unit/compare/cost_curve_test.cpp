// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/compare/cost_curve.h"

#include "tests/support/builders.h"
#include "tests/support/catch.h"

#include <algorithm>

using namespace fitgauge;
using namespace fitgauge::compare;
using namespace fitgauge::test;

namespace {

Workload sessionsOf(Duration active, Duration idle = {}) {
    Workload workload = fixtureWorkload(Profile::Research);
    workload.sessions.active = active;
    workload.sessions.idle = idle;
    return workload;
}

SessionChart ladderOf(const char* id, const Workload& workload) {
    const auto comparison = compareFixture(workload);
    return sessionLadder(*comparison, rowOf(*comparison, id));
}

// Where the line is at a length: the upper of two points at an edge, between points a straight line.
Money on(const SessionLine& line, Duration length) {
    const auto after = std::ranges::upper_bound(line.points, length, {}, &billing::CurvePoint::length);
    const auto& right = after == line.points.end() ? line.points.back() : *after;
    const auto& left = *(after - 1);
    const auto span = (right.length - left.length).inMilliseconds();
    if (span == 0) {
        return left.cost;
    }
    const auto part = (length - left.length).inMilliseconds();
    return Money{left.cost.nano + (right.cost.nano - left.cost.nano) / span * part, left.cost.currency};
}

} // namespace

TEST_CASE("an offer's price under four steps shows what rounding adds", "[R-30]") {
    const SessionChart chart = ladderOf("F3", sessionsOf(Duration::minutes(20)));
    CHECK(chart.length == Duration::minutes(20));
    CHECK(chart.longest == Duration::hours(1));
    REQUIRE(chart.lines.size() == 4);
    const std::vector<std::int64_t> cents{30, 30, 45, 90};
    for (std::size_t i = 0; i < 4; ++i) {
        CHECK(chart.lines[i].atLength.total == usd(cents[i]));
        CHECK(chart.lines[i].run == usd(30));
    }
    CHECK(chart.lines[3].timesRunPpm == 3'000'000); // hourly: three times what ran
    CHECK(chart.worst == 3U);
    CHECK(chart.fair == 2);
    REQUIRE(chart.ownLine() != nullptr);
    CHECK(chart.ownLine()->rule.increment == Duration::minutes(1));
    CHECK(chart.ownLine()->rule.minimum == Duration::seconds(60));
}

TEST_CASE("a session with idle time is as long as both and splits its bill", "[R-30]") {
    const SessionChart chart = ladderOf("F3", sessionsOf(Duration::minutes(20), Duration::minutes(10)));
    CHECK(chart.length == Duration::minutes(30));
    CHECK(chart.longest == Duration::minutes(90));
    const billing::Breakdown& hourly = chart.lines[3].atLength;
    CHECK(hourly.used == usd(30));
    CHECK(hourly.idle == usd(15));
    CHECK(hourly.rounding == usd(45));
    CHECK(hourly.total == usd(90));
    CHECK(chart.lines[3].timesRunPpm == 2'000'000);
}

TEST_CASE("the lines meet the bill and end at the axis", "[X-04]") {
    const SessionChart chart = ladderOf("F3", sessionsOf(Duration::minutes(20), Duration::minutes(17)));
    for (const SessionLine& line : chart.lines) {
        REQUIRE(line.points.size() >= 2);
        CHECK(line.points.front().length == Duration());
        CHECK(line.points.back().length == chart.longest);
        CHECK(std::ranges::is_sorted(line.points, {}, &billing::CurvePoint::length));
        CHECK(std::ranges::is_sorted(line.points, {},
                                     [](const billing::CurvePoint& point) { return point.cost.nano; }));
        CHECK(line.points.size() <= 500);
    }
    // 37 minutes lie inside a step of 15 min and of 1 h: the line's height is the bill.
    CHECK(on(chart.lines[2], chart.length) == chart.lines[2].atLength.total);
    CHECK(on(chart.lines[3], chart.length) == chart.lines[3].atLength.total);
}

TEST_CASE("an own step that is none of the four has a line of its own, in order", "[R-30]") {
    catalog::Facts facts = fixtureFacts();
    facts.billingRules[2].increment = Duration::minutes(10);
    const Workload workload = sessionsOf(Duration::minutes(25));
    const auto comparison = compareFacts(facts, workload, defaultFilter(Profile::Research));
    const SessionChart chart = sessionLadder(*comparison, rowOf(*comparison, "F3"));
    REQUIRE(chart.lines.size() == 5);
    CHECK(chart.lines[2].own);
    CHECK(chart.lines[2].rule.increment == Duration::minutes(10));
    CHECK(chart.lines[2].atLength.total == usd(45));
}

TEST_CASE("an offer without a rule has the four steps and no own line", "[R-30]") {
    catalog::Facts facts = fixtureFacts();
    facts.billingRules[2].increment.reset();
    const auto comparison =
        compareFacts(facts, sessionsOf(Duration::minutes(20)), defaultFilter(Profile::Research));
    const SessionChart chart = sessionLadder(*comparison, rowOf(*comparison, "F3"));
    CHECK(chart.lines.size() == 4);
    CHECK(chart.ownLine() == nullptr);
}

TEST_CASE("compared offers keep their own rules and leave out what has none", "[R-30]") {
    catalog::Facts facts = fixtureFacts();
    facts.billingRules[3].increment.reset(); // F4
    facts.offers[9].price.reset();           // F10
    const auto comparison =
        compareFacts(facts, sessionsOf(Duration::minutes(20)), defaultFilter(Profile::Research));
    const std::vector<OfferTable::Row> rows{rowOf(*comparison, "F6"), rowOf(*comparison, "F4"),
                                            rowOf(*comparison, "F3"), rowOf(*comparison, "F10")};
    const SessionChart chart = sessionsOfOffers(*comparison, rows);
    REQUIRE(chart.lines.size() == 2);
    CHECK(chart.lines[0].row == rows[0]);
    CHECK(chart.lines[0].atLength.total == usd(300));
    CHECK(chart.lines[0].timesRunPpm == 3'000'000);
    CHECK(chart.lines[1].atLength.total == usd(30));
    CHECK(chart.leftOut == std::vector<OfferTable::Row>{rows[1], rows[3]});
    CHECK(chart.worst == 0U);
    CHECK(chart.fair == 1);
}

TEST_CASE("the cost at any length is the bill of that length", "[X-04]") {
    const SessionChart chart = ladderOf("F3", sessionsOf(Duration::minutes(20)));
    CHECK(costAt(chart.lines[3], Duration::minutes(61)) == usd(180));
    CHECK(costAt(chart.lines[2], Duration::minutes(15)) == Money{225'000'000, Currency()});
    CHECK(costAt(chart.lines[1], chart.length) == chart.lines[1].atLength.total);
}

TEST_CASE("a pattern that stops when idle has shorter sessions and pays no idle time", "[R-06]") {
    Workload workload = sessionsOf(Duration::minutes(20), Duration::minutes(10));
    workload.sessions.stopWhenIdle = true;
    const SessionChart chart = ladderOf("F3", workload);
    CHECK(chart.length == Duration::minutes(10));
    CHECK(chart.lines[1].atLength.idle == usd(0));
    CHECK(chart.lines[1].atLength.total == usd(15));
}

TEST_CASE("a month of sessions splits into what was used and what was not", "[R-03]") {
    const auto comparison = compareFixture(sessionsOf(Duration::minutes(20), Duration::minutes(10)));
    const auto row = rowOf(*comparison, "F3");
    const auto split = monthSplit(*comparison, row);
    REQUIRE(split);
    CHECK(split->used == usd(5280)); // 176 launches x 20 min at 0.90
    CHECK(split->idle == usd(2640));
    CHECK(split->rounding == usd(0));
    CHECK(split->total == comparison->figures(row).cost);
}

TEST_CASE("a session of no length has no multiple", "[R-30]") {
    const SessionChart chart = ladderOf("F3", sessionsOf(Duration()));
    for (const SessionLine& line : chart.lines) {
        CHECK_FALSE(line.timesRunPpm);
    }
    CHECK_FALSE(chart.worst);
}
