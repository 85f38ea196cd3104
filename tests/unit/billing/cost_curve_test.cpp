// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/billing/cost_curve.h"
#include "tests/support/catch.h"
#include "tests/unit/billing/money_literals.h"

using namespace fitgauge;
using namespace fitgauge::billing;
using namespace fitgauge::test;

namespace {

CurvePoint at(int minutes, std::string_view cost) {
    return {Duration::minutes(minutes), usd(cost)};
}

using Curve = std::vector<CurvePoint>;

} // namespace

TEST_CASE("The stair of an hourly price has two points at each hour") {
    const auto curve = sessionCurve(steppedRule(Duration::hours(1)), perHour("2.00"), Duration::minutes(150));
    CHECK(curve.value() ==
          Curve{at(0, "0"), at(0, "2"), at(60, "2"), at(60, "4"), at(120, "4"), at(120, "6"), at(150, "6")});
}

TEST_CASE("A session that ends on an edge does not pay the step after it") {
    const auto curve = sessionCurve(steppedRule(Duration::hours(1)), perHour("2.00"), Duration::hours(1));
    CHECK(curve.value() == Curve{at(0, "0"), at(0, "2"), at(60, "2")});
}

TEST_CASE("A minimum makes the first step long") {
    const Rule rule = steppedRule(Duration::minutes(15), Duration::minutes(30));
    const auto curve = sessionCurve(rule, perHour("4.00"), Duration::minutes(50));
    CHECK(curve.value() ==
          Curve{at(0, "0"), at(0, "2"), at(30, "2"), at(30, "3"), at(45, "3"), at(45, "4"), at(50, "4")});
}

TEST_CASE("Half up steps in the middle and down steps at the end of an increment") {
    const Duration hour = Duration::hours(1);
    CHECK(sessionCurve(steppedRule(hour, {}, Rounding::HalfUp), perHour("1"), hour).value() ==
          Curve{at(0, "0"), at(30, "0"), at(30, "1"), at(60, "1")});
    CHECK(sessionCurve(steppedRule(hour, {}, Rounding::Down), perHour("1"), hour).value() ==
          Curve{at(0, "0"), at(60, "0"), at(60, "1")});
}

TEST_CASE("Steps too narrow to draw become the line through their tops") {
    const Rule rule = steppedRule(Duration::seconds(1), Duration::minutes(1));
    const auto curve = sessionCurve(rule, perHour("60"), Duration::minutes(60));
    CHECK(curve.value() == Curve{at(0, "0"), at(0, "1"), at(1, "1"), at(60, "60")});
    CHECK(sessionCurve(rule, perHour("60"), Duration::seconds(90), 4).value().size() == 4);
}

TEST_CASE("The curve agrees with the session cost everywhere") {
    for (const Rounding rounding : {Rounding::Up, Rounding::HalfUp, Rounding::Down}) {
        const Rule rule = steppedRule(Duration::minutes(7), Duration::minutes(10), rounding);
        const Curve curve = sessionCurve(rule, perHour("1.70"), Duration::minutes(60)).value();
        for (std::size_t i = 1; i < curve.size(); ++i) {
            // The middle of a flat piece costs what its ends say.
            const std::int64_t middle =
                (curve[i - 1].length.inMilliseconds() + curve[i].length.inMilliseconds()) / 2;
            if (curve[i - 1].length < curve[i].length) {
                const Duration billed = billedTime(rule, Duration::milliseconds(middle));
                CHECK(perHour("1.70").times(billed).value() == curve[i].cost);
                CHECK(curve[i - 1].cost == curve[i].cost);
            }
        }
    }
}

TEST_CASE("A curve of nonsense is refused") {
    CHECK_FALSE(sessionCurve(Rule(), perHour("1"), Duration::hours(1)).has_value());
    CHECK_FALSE(sessionCurve(steppedRule(Duration()), perHour("1"), Duration::hours(1)).has_value());
    CHECK_FALSE(sessionCurve(steppedRule(Duration::hours(1)), perHour("1"), Duration::hours(-1)).has_value());
}
