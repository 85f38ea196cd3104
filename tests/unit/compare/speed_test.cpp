// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/billing/scale_to_zero.h"
#include "core/compare/traffic_load.h"
#include "tests/support/builders.h"
#include "tests/support/catch.h"

#include <memory>
#include <vector>

using namespace fitgauge;
using namespace fitgauge::compare;
using namespace fitgauge::test;
using speed::Verdict;

namespace {

std::shared_ptr<const Comparison> compareAll(const Workload& workload,
                                             const catalog::Facts& facts = fixtureFacts()) {
    Filter filter;
    filter.fitsOnly = filter.targetMetOnly = false;
    // Figures point into their comparison: all stay until the end of the tests.
    static std::vector<std::shared_ptr<const Comparison>> kept;
    kept.push_back(compareFacts(facts, workload, filter));
    return kept.back();
}

RowFigures figuresOf(const Comparison& comparison, std::string_view id) {
    return comparison.figures(rowOf(comparison, id));
}

Workload withUserRate(double tokensPerSecond) {
    Workload workload = fixtureWorkload();
    workload.targets.tokensPerSecondPerUser = tokensPerSecond;
    return workload;
}

} // namespace

TEST_CASE("The live preset is answered by the L40S with its targets met", "[compare][S-45]") {
    const auto comparison = compareFixture();
    CHECK(idOf(*comparison, comparison->answer().row) == "F3");
    const RowFigures figures = figuresOf(*comparison, "F3");
    CHECK(figures.target.verdict == Verdict::Meets);
    CHECK(figures.machines == 1);
    REQUIRE(figures.speed);
    CHECK(figures.speed->perUserTokensPerSecond.slow >= 20);
    CHECK(figures.speed->firstToken.slowSlot <= 1);
    CHECK(toDecimal(*figures.cost, 2) == "657.00");
}

TEST_CASE("Figures of speed are those of the speed room", "[compare][X-04]") {
    const Workload workload = fixtureWorkload();
    const auto comparison = compareAll(workload);
    const auto expected = speed::estimateServingSpeed(*comparison->table().speedConstants(), workload.model,
                                                      workload.serving, {1750, 500, 16}, fixtureGpus()[3], 1);
    const RowFigures figures = figuresOf(*comparison, "F4");
    CHECK(figures.speed->outputTokensPerSecond == expected.outputTokensPerSecond);
    CHECK(figures.speed->firstToken == expected.firstToken);
}

TEST_CASE("The token cost divides the month by the answers of the own traffic", "[compare][S-04]") {
    const auto comparison = compareAll(fixtureWorkload());
    // 1168 USD / (24,900 x 500 x 730 / 24) tokens
    CHECK(toDecimal(*figuresOf(*comparison, "F4").tokenCost, 2) == "3.08");
    CHECK_FALSE(figuresOf(*comparison, "F2").tokenCost); // does not fit
    Workload quiet = fixtureWorkload();
    quiet.traffic.requestsPerDay = 0;
    CHECK_FALSE(figuresOf(*compareAll(quiet), "F4").tokenCost);
}

TEST_CASE("A target missed by more than the error hides the offer and one within it is borderline",
          "[compare][S-20]") {
    const double slow = figuresOf(*compareAll(fixtureWorkload()), "F3").speed->perUserTokensPerSecond.slow;
    const auto met = compareAll(withUserRate(slow * 0.999));
    CHECK(figuresOf(*met, "F3").target.verdict == Verdict::Meets);
    const auto close = compareAll(withUserRate(slow * 1.001));
    CHECK(figuresOf(*close, "F3").target.verdict == Verdict::Borderline);
    CHECK(idOf(*close, close->answer().row) != "F3"); // measure first: not recommended, not hidden
    const auto closeShown =
        compareFacts(fixtureFacts(), withUserRate(slow * 1.001), defaultFilter(Profile::Live));
    CHECK(closeShown->hiddenBy(rowOf(*closeShown, "F3")) == HiddenBy::Nothing);
    CHECK(closeShown->answer().cheaperFailing[std::size_t(Test::Target)] == 1);
    const auto missed = compareFacts(fixtureFacts(), withUserRate(2'000), defaultFilter(Profile::Live));
    CHECK(missed->hiddenBy(rowOf(*missed, "F3")) == HiddenBy::MissesTarget);
    CHECK_FALSE(missed->answer().row);
    CHECK_FALSE(missed->figures(rowOf(*missed, "F3")).tokenCost);
}

TEST_CASE("A machine that meets the target only with fewer users is joined by others", "[compare][S-20]") {
    const auto one = figuresOf(*compareAll(fixtureWorkload()), "F3").speed->perUserTokensPerSecond;
    const RowFigures spread = figuresOf(*compareAll(withUserRate(one.typical * 1.02)), "F3");
    CHECK(spread.target.verdict == Verdict::Meets);
    CHECK(spread.machines > 1);
    CHECK(spread.speed->usersAsked < 16);
    CHECK(spread.cost->nano == spread.machines * usd(65'700).nano);
}

TEST_CASE("More traffic than one machine carries needs more machines", "[compare][S-45]") {
    Workload workload = fixtureWorkload();
    workload.traffic.requestsPerDay *= 10;
    const auto comparison = compareAll(workload);
    const RowFigures figures = figuresOf(*comparison, "F3");
    const double peak = peakRequestsPerSecond(workload.traffic);
    const double each = figures.speed->requestsPerSecond.typical;
    CHECK(figures.machines == std::int64_t(std::ceil(peak / each)));
    CHECK(figures.cost->nano == figures.machines * usd(65'700).nano);
}

TEST_CASE("The busiest office hour carries a ninth of the day", "[compare][S-03]") {
    Traffic traffic;
    CHECK(peakRequestsPerSecond(traffic) == Approx(24'900 * 80.0 / 720 / 3600)); // 7.2 busy hours
    traffic.pattern = billing::TrafficPreset::Steady;
    CHECK(peakRequestsPerSecond(traffic) == Approx(24'900 / 86'400.0));
}

TEST_CASE("A serverless month follows the scale to zero formula of the billing room", "[compare][S-40]") {
    const Workload workload = fixtureWorkload();
    const auto comparison = compareAll(workload);
    const RowFigures figures = figuresOf(*comparison, "F9");
    CHECK(figures.basis == CostBasis::MonthScaleToZero);
    const double service = figures.speed->firstToken.low + 500 * figures.speed->timePerOutputToken.typical;
    billing::ScaleToZeroTerms terms;
    terms.service = Duration::milliseconds(std::llround(service * 1000));
    terms.keepWarm = Duration::seconds(60);
    const auto expected = billing::scaleToZeroMonth(
        billing::trafficShape(billing::TrafficPreset::OfficeHours), 24'900, terms, Rate::perHour(usd(180)));
    REQUIRE(expected);
    CHECK(figures.cost == expected->active);
    CHECK(figures.costIsLowerBound); // nobody says whether its cold starts are billed
    Workload quiet = workload;
    quiet.traffic.requestsPerDay = 100;
    CHECK(figuresOf(*compareAll(quiet), "F9").cost->nano < usd(65'700).nano); // below the crossing
}

TEST_CASE("A batch job costs its hours with rework on spot", "[compare][S-24][S-26]") {
    const auto comparison = compareFixture(fixtureWorkload(Profile::Batch));
    const RowFigures spot = figuresOf(*comparison, "F5");
    const RowFigures firm = figuresOf(*comparison, "F4");
    CHECK(spot.basis == CostBasis::Job);
    REQUIRE(spot.batch);
    CHECK(spot.batch->batch > 16); // the largest comfortable batch
    CHECK(*spot.jobHours == Approx(spot.batch->seconds.typical / 3600));
    REQUIRE(spot.rework);
    CHECK(double(spot.rework->nano) / double(spot.cost->nano) == Approx(0.011).margin(0.002));
    CHECK_FALSE(firm.rework);
    CHECK(double(spot.cost->nano) / double(firm.cost->nano) == Approx(0.758 / 1.60).epsilon(0.005));
}

TEST_CASE("A job that is too long for one machine is shared to finish in time", "[compare][S-24]") {
    Workload workload = fixtureWorkload(Profile::Batch);
    const auto unhurried = compareAll(workload); // owns what the figures point to
    const auto alone = figuresOf(*unhurried, "F3");
    workload.batch.finishWithin = Duration::hours(4);
    const auto hurried = compareAll(workload);
    const auto shared = figuresOf(*hurried, "F3");
    CHECK(shared.machines == std::int64_t(std::ceil(alone.batch->seconds.slow / (4 * 3600))));
    CHECK(*shared.jobHours == Approx(*alone.jobHours / double(shared.machines)));
    CHECK(shared.target.verdict == Verdict::Meets);
}

TEST_CASE("A slice has its share of the speed", "[compare]") {
    const hardware::Gpu half = sliceOf(fixtureGpus()[3], 0.5);
    CHECK(*half.bandwidthGbps == Approx(2039 / 2.0));
    CHECK(*half.fp16Tflops == Approx(156));
    CHECK(half.usable->gib() == Approx(39.5));
}

TEST_CASE("Speed that cannot be estimated is unknown and never meets a target", "[compare][X-01]") {
    catalog::Facts facts = fixtureFacts();
    facts.gpus[2].bandwidthGbps.reset();
    const auto comparison = compareAll(fixtureWorkload(), facts);
    const RowFigures figures = figuresOf(*comparison, "F3");
    CHECK(figures.target.verdict == Verdict::Unknown);
    CHECK(figures.speed->reason == speed::Reason::BandwidthUnknown);
    CHECK(figuresOf(*comparison, "F9").noCost == NoCost::NoSpeed);
    CHECK(idOf(*comparison, comparison->answer().row) == "F5");
}
