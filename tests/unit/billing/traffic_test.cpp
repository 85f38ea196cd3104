// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/billing/break_even.h"
#include "core/billing/day_plan.h"
#include "core/billing/scale_to_zero.h"
#include "core/billing/traffic.h"
#include "tests/support/catch.h"
#include "tests/unit/billing/money_literals.h"

#include <cmath>

using namespace fitgauge;
using namespace fitgauge::billing;
using namespace fitgauge::test;

namespace {

const ScaleToZeroTerms kExample{
    .service = Duration::seconds(11), .keepWarm = Duration::seconds(60), .coldStart = Duration::seconds(26)};

TrafficShape office() {
    return trafficShape(TrafficPreset::OfficeHours);
}

double requestsOfDay(const TrafficShape& shape, double perDay) {
    double sum = 0;
    for (std::size_t hour = 0; hour < 24; ++hour) {
        sum += requestsInHour(shape, perDay, hour);
    }
    return sum;
}

} // namespace

TEST_CASE("The requests of a day are the area under the traffic shape", "[S-03]") {
    for (const auto preset : {TrafficPreset::Steady, TrafficPreset::OfficeHours, TrafficPreset::EveningPeak,
                              TrafficPreset::Bursts}) {
        REQUIRE(trafficShape(preset).isValid());
        CHECK(requestsOfDay(trafficShape(preset), 24'900) == Approx(24'900));
    }
    CHECK(office().weightSum() == 720); // 7.2 hours of the example card in per cent of an hour
    CHECK(requestsInHour(office(), 720, 15) == Approx(80));
}

TEST_CASE("The office-hours day of the example keeps a worker active for 21.74 hours", "[S-36][S-40]") {
    const ScaleToZeroMonth month = scaleToZeroMonth(office(), 24'900, kExample, perHour("1.80")).value();
    CHECK(month.day.activeHours == Approx(21.74).margin(0.005));
    CHECK(month.day.coldStarts == Approx(168).margin(0.5));
    CHECK(month.day.waitingShare() == Approx(0.0067).margin(0.0001));
    CHECK(toDecimal(month.active, 2) == "1190.40");
    CHECK(month.starts == usd("0")); // its cold starts are not billed
}

TEST_CASE("Cold starts are in the cost where they are billed and unknown where nobody says") {
    ScaleToZeroTerms terms = kExample;
    terms.coldStartBilled = Tri::Yes;
    const auto billed = scaleToZeroMonth(office(), 24'900, terms, perHour("1.80")).value();
    // 168 starts of 26 s on 30.4 days
    CHECK(std::stod(toDecimal(*billed.starts, 6)) ==
          Approx(billed.day.coldStarts * 26 / 3600 * 730 / 24 * 1.8).epsilon(1e-6));
    terms.coldStartBilled = Tri::Unknown;
    CHECK_FALSE(scaleToZeroMonth(office(), 24'900, terms, perHour("1.80")).value().starts.has_value());
}

TEST_CASE("Bursts that fill the hour cost what an even hour costs") {
    TrafficShape full = trafficShape(TrafficPreset::Bursts);
    full.burstsPerHour = 1;
    full.burstLength = Duration::hours(1);
    const auto even = scaleToZeroDay(trafficShape(TrafficPreset::Steady), 5'000, kExample).value();
    const auto burst = scaleToZeroDay(full, 5'000, kExample).value();
    CHECK(burst.activeHours == Approx(even.activeHours));
    CHECK(burst.coldStarts == Approx(even.coldStarts));
}

TEST_CASE("Dense bursts keep a worker active for their length and the time it is kept warm") {
    const auto day = scaleToZeroDay(trafficShape(TrafficPreset::Bursts), 1e6, kExample).value();
    CHECK(day.activeHours == Approx(48 * (600.0 + 71.0) / 3600).epsilon(0.001));
    CHECK(day.coldStarts == Approx(48).epsilon(0.001)); // one for each burst
}

TEST_CASE("Without keep-warm the break-even lies where the worker is active half of the time", "[S-40]") {
    const ScaleToZeroTerms terms{.service = Duration::seconds(10), .keepWarm = {}, .coldStart = {}};
    const AlwaysOn machine{perHour("0.90"), 100'000};
    const TrafficShape steady = trafficShape(TrafficPreset::Steady);
    const BreakEven curve = breakEven(machine, steady, terms, perHour("1.80"), 20'000).value();
    REQUIRE(curve.crossing.has_value());
    CHECK(scaleToZeroDay(steady, *curve.crossing, terms).value().activeHours == Approx(12).margin(0.001));
    CHECK(*curve.crossing == Approx(std::log(2) / 10 * 86'400).margin(0.2));
}

TEST_CASE("The example crosses the cheap machine at 1659 requests and the dear one at 22000", "[S-40]") {
    const AlwaysOn cheap{perHour("0.90"), 31'000};
    const AlwaysOn dear{perHour("1.60"), 31'000};
    CHECK(*breakEven(cheap, office(), kExample, perHour("1.80"), 30'000).value().crossing ==
          Approx(1'659).margin(1));
    CHECK(*breakEven(dear, office(), kExample, perHour("1.80"), 30'000).value().crossing ==
          Approx(22'000).margin(500));
}

TEST_CASE("Always-on lines are stairs of whole machines") {
    const AlwaysOn machine{perHour("1.00"), 1'000};
    const BreakEven curve = breakEven(machine, office(), kExample, perHour("9"), 2'500, 10).value();
    const std::vector<TrafficPoint> stair = {{0, usd("730")},      {1'000, usd("730")},
                                             {1'000, usd("1460")}, {2'000, usd("1460")},
                                             {2'000, usd("2190")}, {2'500, usd("2190")}};
    CHECK(curve.alwaysOn == stair);
    CHECK(curve.scaleToZero.size() == 10);
    CHECK(curve.scaleToZero.front().monthly == usd("0"));
}

TEST_CASE("Two bursts an hour pay the whole day by the hour and only bursts and holds by the minute",
          "[S-35]") {
    const ScalingTerms terms{
        .requestsPerHour = 1'000, .minReplicas = 0, .scaleDownAfter = Duration::minutes(5)};
    const TrafficShape bursts = trafficShape(TrafficPreset::Bursts);
    const DayPlan hourly = dayPlan(steppedRule(Duration::hours(1)), bursts, 4'800, terms).value();
    const DayPlan minutely = dayPlan(steppedRule(Duration::minutes(1)), bursts, 4'800, terms).value();
    CHECK(hourly.paid == Duration::hours(24));
    CHECK(minutely.paid == Duration::minutes(48 * 15));
    CHECK(minutely.busyHours == Approx(4.8));
    CHECK(monthOfDays(hourly, perHour("1.00")).value() == usd("730"));
    CHECK(monthOfDays(minutely, perHour("1.00")).value() == usd("365"));
}

TEST_CASE("Machines follow the office-hours curve and nights are free", "[S-21][S-40]") {
    const ScalingTerms terms{.requestsPerHour = 1'000, .minReplicas = 0, .scaleDownAfter = {}};
    const Rule minutes = steppedRule(Duration::minutes(1));
    const DayPlan plan = dayPlan(minutes, office(), 14'400, terms).value(); // 80 per cent hour: 1600 requests
    CHECK(plan.peakReplicas == 2);
    CHECK(plan.segments.front().from == Duration());
    CHECK(plan.segments.back().to == Duration::hours(24));
    // Above one machine's worth (weight 50 is 1000 requests): hours 09 10 11 13 14 15 16.
    CHECK(plan.paid == Duration::hours(24 + 7));
    CHECK(plan.idleShare() == Approx(1 - 14.4 / 31));
    ScalingTerms fixed = terms;
    fixed.scales = false;
    CHECK(dayPlan(Rule(), office(), 14'400, fixed).value().paid == Duration::hours(48));
}

TEST_CASE("Eight busy hours at half load leave half of the bill idle", "[S-21]") {
    TrafficShape shape;
    for (std::size_t hour = 9; hour < 17; ++hour) {
        shape.weights[hour] = 1;
    }
    const ScalingTerms terms{.requestsPerHour = 1'000, .minReplicas = 0, .scaleDownAfter = {}};
    const DayPlan plan = dayPlan(steppedRule(Duration::seconds(1)), shape, 4'000, terms).value();
    CHECK(plan.paid == Duration::hours(8));
    CHECK(plan.idleShare() == Approx(0.5));
    ScalingTerms always = terms;
    always.minReplicas = 1;
    CHECK(dayPlan(steppedRule(Duration::seconds(1)), shape, 4'000, always).value().idleShare() ==
          Approx(1 - 4.0 / 24));
}

TEST_CASE("A run over midnight is one run") {
    TrafficShape shape;
    shape.weights[23] = shape.weights[0] = 1;
    const ScalingTerms terms{
        .requestsPerHour = 1'000, .minReplicas = 0, .scaleDownAfter = Duration::minutes(30)};
    CHECK(dayPlan(steppedRule(Duration::minutes(1)), shape, 100, terms).value().paid ==
          Duration::minutes(150));
    CHECK(dayPlan(steppedRule(Duration::hours(1)), shape, 100, terms).value().paid == Duration::hours(3));
}

TEST_CASE("Traffic that makes no sense is refused") {
    const auto isBad = [](const auto& result) {
        return !result && result.error().code == ErrorCode::BillingInputBad;
    };
    const ScalingTerms terms{.requestsPerHour = 1'000, .minReplicas = 0, .scaleDownAfter = {}};
    const Rule rule = steppedRule(Duration::seconds(1));
    CHECK(isBad(scaleToZeroDay(office(), -1, kExample)));
    CHECK(isBad(scaleToZeroDay(office(), std::nan(""), kExample)));
    CHECK(isBad(scaleToZeroDay(TrafficShape(), 1, kExample)));
    CHECK(isBad(dayPlan(rule, office(), -1, terms)));
    CHECK(isBad(dayPlan(rule, office(), 1e12, terms)));
    CHECK(isBad(dayPlan(rule, office(), 1, ScalingTerms())));
    CHECK(isBad(breakEven({perHour("1"), 0}, office(), kExample, perHour("1"), 100)));
    TrafficShape tooLong = trafficShape(TrafficPreset::Bursts);
    tooLong.burstLength = Duration::minutes(31);
    CHECK_FALSE(tooLong.isValid());
}
