// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/billing/job_cost.h"
#include "core/billing/spot.h"
#include "tests/support/catch.h"
#include "tests/unit/billing/money_literals.h"

#include <limits>

using namespace fitgauge;
using namespace fitgauge::billing;
using namespace fitgauge::test;

namespace {

// Fixture F5: 8 per cent an hour, checkpoints every ten minutes, three minutes to restart.
const SpotTerms kF5{.reclaimsPerHour = 0.08,
                    .checkpointEvery = Duration::minutes(10),
                    .restart = Duration::minutes(3),
                    .notice = {},
                    .checkpointTakes = {}};
const Rate kSpot = perHour("0.75");
const Rate kOnDemand = perHour("1.60");

} // namespace

TEST_CASE("Checkpoints keep the rework of spot at 1.1 per cent", "[R-41]") {
    const SpotWork work = spotWork(kF5, Duration::hours(100)).value();
    CHECK(work.factor - 1 == Approx(0.011).margin(0.0005));
    // The rule of thumb: reclaims x (half an interval + the restart).
    CHECK(work.factor - 1 == Approx(0.08 * (5 + 3) / 60).epsilon(0.01));
    CHECK(toDecimal(Money{effectiveSpotRate(kF5, kSpot, Duration::hours(100)).value().nanoPerHour, {}}, 3) ==
          "0.758");
}

TEST_CASE("Without checkpoints a day of work takes 72.8 hours and on demand wins", "[S-26]") {
    const SpotTerms none{
        .reclaimsPerHour = 0.08, .checkpointEvery = {}, .restart = {}, .notice = {}, .checkpointTakes = {}};
    const BatchJob job{.undisturbed = Duration::hours(24), .machines = 1, .spot = none};
    const Rule minutes = steppedRule(Duration::minutes(1), Duration::minutes(1));
    const JobCost spot = jobCost(minutes, kSpot, job).value();
    CHECK(spot.wallTime.inHours() == Approx(72.8).margin(0.05));
    CHECK(toDecimal(spot.cost.amount, 2) == "54.57");
    CHECK(spot.cost.basis == CostBasis::Job);
    const JobCost steady =
        jobCost(minutes, kOnDemand, {.undisturbed = Duration::hours(24), .machines = 1, .spot = {}}).value();
    CHECK(steady.cost.amount == usd("38.40"));
    CHECK(steady.rework == usd("0"));
    CHECK(spot.rework + usd("18") == spot.cost.amount);
}

TEST_CASE("A warning long enough to save loses only the restart") {
    SpotTerms saves = kF5;
    saves.notice = Duration::seconds(120);
    saves.checkpointTakes = Duration::seconds(60);
    CHECK(spotWork(saves, Duration::hours(10)).value().extraHours == Approx(0.8 * 4.0 / 60));
    saves.checkpointTakes = Duration::seconds(121);
    CHECK(spotWork(saves, Duration::hours(10)).value().factor ==
          Approx(spotWork(kF5, Duration::hours(10)).value().factor));
}

TEST_CASE("A split plan blends and meets its pure cases", "[R-27]") {
    const Duration month = Duration::hours(100);
    const Money spot = splitPlan(kSpot, kOnDemand, month, 1000, kF5).value();
    const Money onDemand = splitPlan(kSpot, kOnDemand, month, 0, kF5).value();
    CHECK(onDemand == usd("160"));
    CHECK(toDecimal(spot, 1) == "75.8");
    const Money blended = splitPlan(kSpot, kOnDemand, month, 600, kF5).value();
    CHECK(blended.nano == (spot.nano * 6 + onDemand.nano * 4 + 5) / 10);
}

TEST_CASE("A live endpoint on spot is interrupted 58 times a month", "[S-50]") {
    const LiveInterruptions live = liveInterruptions(0.08, 4);
    CHECK(std::llround(live.perMonth) == 58);
    CHECK(live.failedRequests == Approx(58.4 * 4));
}

TEST_CASE("No reclaims mean no rework and nonsense is refused") {
    const SpotTerms calm{.reclaimsPerHour = 0,
                         .checkpointEvery = {},
                         .restart = Duration::minutes(3),
                         .notice = {},
                         .checkpointTakes = {}};
    CHECK(spotWork(calm, Duration::hours(24)).value().machineTime == Duration::hours(24));
    SpotTerms bad = kF5;
    bad.reclaimsPerHour = -0.1;
    CHECK(spotWork(bad, Duration::hours(1)).error().code == ErrorCode::BillingInputBad);
    bad.reclaimsPerHour = std::numeric_limits<double>::quiet_NaN();
    CHECK(spotWork(bad, Duration::hours(1)).error().code == ErrorCode::BillingInputBad);
    bad = kF5;
    bad.checkpointEvery = Duration();
    CHECK(spotWork(bad, Duration::hours(1)).error().code == ErrorCode::BillingInputBad);
    // A year without checkpoints at one reclaim an hour never ends.
    bad = {.reclaimsPerHour = 1, .checkpointEvery = {}, .restart = {}, .notice = {}, .checkpointTakes = {}};
    CHECK(spotWork(bad, Duration::hours(8760)).error().code == ErrorCode::BillingInputBad);
    CHECK(splitPlan(kSpot, kOnDemand, Duration::hours(1), 1001, kF5).error().code ==
          ErrorCode::BillingInputBad);
    CHECK(jobCost(steppedRule(Duration::seconds(1)), kSpot,
                  {.undisturbed = Duration::hours(1), .machines = 0, .spot = {}})
              .error()
              .code == ErrorCode::BillingInputBad);
}

TEST_CASE("Machines share a job and each is rounded by itself", "[S-24]") {
    const BatchJob job{.undisturbed = Duration::hours(5), .machines = 4, .spot = {}};
    const JobCost cost = jobCost(steppedRule(Duration::hours(1)), perHour("1.00"), job).value();
    CHECK(cost.wallTime == Duration::minutes(75));
    CHECK(cost.cost.amount == usd("8"));
}
