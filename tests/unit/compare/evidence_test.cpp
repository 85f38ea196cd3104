// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/compare/evidence.h"
#include "tests/support/builders.h"
#include "tests/support/bundled.h"
#include "tests/support/catch.h"

#include <cmath>
#include <memory>

using namespace fitgauge;
using namespace fitgauge::compare;
using namespace fitgauge::test;

namespace {

std::shared_ptr<const Comparison> compareWith(const Workload& workload, const catalog::Facts& facts) {
    Filter filter;
    filter.fitsOnly = filter.targetMetOnly = false;
    return compareFacts(facts, workload, filter);
}

catalog::Facts measuredFacts() {
    catalog::Facts facts = fixtureFacts();
    const auto text = readFile((catalogFolder() / "measured_speed.csv").string(), std::size_t{1} << 24U);
    auto table = speed::MeasuredTable::read(CsvTable::parse("measured_speed.csv", *text).value());
    facts.measuredSpeed.table = std::make_shared<const speed::MeasuredTable>(std::move(table).value());
    return facts;
}

const KindFigures& kindOf(const Comparison& comparison, std::string_view id) {
    return comparison.kindFigures(comparison.table().kindIndex(rowOf(comparison, id)));
}

Workload withRun(Profile profile, const std::string& gpu) {
    Workload workload = fixtureWorkload(profile);
    workload.knownRun = KnownRun{gpu, Duration::minutes(40), profile == Profile::Batch ? 24'000 : 1};
    return workload;
}

} // namespace

TEST_CASE("A published measurement of the part stands beside the estimate and names its basis",
          "[compare][S-47]") {
    const auto comparison = compareWith(fixtureWorkload(), measuredFacts());
    const auto row = rowOf(*comparison, "F3");
    const speed::MeasuredRow* nearest = nearestMeasuredOf(*comparison, row);
    REQUIRE(nearest != nullptr);
    CHECK(nearest->gpu == comparison->table().gpuOf(row).canonical);
    CHECK(nearest->activeBillions > 4.0);
    CHECK(nearest->activeBillions < 16.1);
    CHECK_FALSE(nearest->source.empty());
    CHECK(comparison->figures(row).speed->basis == speed::Basis::MeasuredNearby);
    // Without the table the same figures are called estimates.
    const auto bare = compareWith(fixtureWorkload(), fixtureFacts());
    CHECK(nearestMeasuredOf(*bare, rowOf(*bare, "F3")) == nullptr);
    CHECK(bare->figures(rowOf(*bare, "F3")).speed->basis == speed::Basis::Estimated);
    CHECK(bare->figures(rowOf(*bare, "F3")).speed->outputTokensPerSecond ==
          comparison->figures(row).speed->outputTokensPerSecond);
}

TEST_CASE("Most users within the targets meet them and one more does not", "[compare][S-45]") {
    const auto facts = fixtureFacts();
    const auto comparison = compareWith(fixtureWorkload(), facts);
    const auto users = usersWithinTargets(*comparison, rowOf(*comparison, "F3"));
    REQUIRE(users);
    CHECK(*users >= 16); // the preset's 16 meet them
    const auto verdictAt = [&](std::int64_t count) {
        Workload workload = fixtureWorkload();
        workload.serving.users = count;
        workload.traffic.requestsPerDay = 0; // one machine
        const auto figures = compareWith(workload, facts);
        const auto row = rowOf(*figures, "F3");
        return speed::testTarget(*figures->figures(row).speed, {1.0, 20.0}).verdict;
    };
    CHECK(verdictAt(*users) == speed::Verdict::Meets);
    const auto untargeted = compareWith(withoutTargets(fixtureWorkload()), facts);
    CHECK_FALSE(usersWithinTargets(*untargeted, rowOf(*untargeted, "F3")));
    CHECK_FALSE(usersWithinTargets(*comparison, rowOf(*comparison, "F2"))); // does not fit
}

TEST_CASE("A timed experiment stands for its card and is scaled to the others", "[compare][R-05]") {
    const auto facts = fixtureFacts();
    const auto first = compareWith(fixtureWorkload(Profile::Research), facts);
    const std::string own = first->table().gpuOf(rowOf(*first, "F3")).canonical;
    const auto comparison = compareWith(withRun(Profile::Research, own), facts);
    const auto& here = kindOf(*comparison, "F3").run;
    REQUIRE(here);
    CHECK(here->low == Approx(2400));
    CHECK(here->high == Approx(2400));
    const auto& there = kindOf(*comparison, "F4").run; // an A100: more bandwidth, another peak
    REQUIRE(there);
    const auto& l40s = comparison->table().gpuOf(rowOf(*comparison, "F3"));
    const auto& a100 = comparison->table().gpuOf(rowOf(*comparison, "F4"));
    const double byBandwidth = 2400 * *l40s.bandwidthGbps / *a100.bandwidthGbps;
    CHECK((there->low == Approx(byBandwidth) || there->high == Approx(byBandwidth)));
    CHECK(there->low < there->high);
    CHECK_FALSE(kindOf(*first, "F3").run);
    const auto stranger = compareWith(withRun(Profile::Research, "no such card"), facts);
    CHECK_FALSE(kindOf(*stranger, "F3").run);
}

TEST_CASE("A timed batch replaces the estimate on its card and bounds it on others", "[compare][S-24]") {
    const auto facts = fixtureFacts();
    const auto first = compareWith(fixtureWorkload(Profile::Batch), facts);
    const std::string own = first->table().gpuOf(rowOf(*first, "F3")).canonical;
    const auto comparison = compareWith(withRun(Profile::Batch, own), facts);
    const auto& here = kindOf(*comparison, "F3").batch;
    REQUIRE(here);
    CHECK(here->basis == speed::Basis::Measured);
    CHECK(here->itemsPerSecond.typical == Approx(10)); // 24,000 in 40 minutes
    CHECK(here->seconds.typical == Approx(100'000));   // a million
    CHECK(here->seconds.slow == here->seconds.typical);
    const auto& there = kindOf(*comparison, "F4").batch;
    REQUIRE(there);
    CHECK(there->basis == speed::Basis::SpecificationOnly);
    CHECK(there->seconds.slow > there->seconds.typical);
    CHECK(*comparison->figures(rowOf(*comparison, "F3")).jobHours == Approx(100'000 / 3600.0).epsilon(0.5));
}

TEST_CASE("The user's own run takes the place of the estimate for that card alone", "[compare][R-31]") {
    const Workload workload = fixtureWorkload();
    catalog::Facts facts = measuredFacts();
    const auto before = compareWith(workload, facts);
    speed::OwnRun run;
    run.gpu = before->table().gpuOf(rowOf(*before, "F3")).canonical;
    run.engine = workload.serving.engine;
    run.model = workload.model.id;
    run.weights = workload.serving.weights;
    run.users = workload.serving.users;
    run.promptTokens = workload.traffic.promptTokens;
    run.answerTokens = workload.traffic.answerTokens;
    run.outputTokensPerSecond =
        before->figures(rowOf(*before, "F3")).speed->outputTokensPerSecond.typical / 4;
    facts.ownRuns = {run};
    const auto after = compareWith(workload, facts);
    const auto row = rowOf(*after, "F3");
    CHECK(after->figures(row).speed->basis == speed::Basis::Measured);
    CHECK(after->figures(row).speed->outputTokensPerSecond.typical == Approx(run.outputTokensPerSecond));
    CHECK(ownRunOf(*after, row) != nullptr);
    CHECK(after->figures(row).target.verdict != before->figures(row).target.verdict); // a quarter is too slow
    const auto other = rowOf(*after, "F4");
    CHECK(ownRunOf(*after, other) == nullptr);
    CHECK(after->figures(other).speed->outputTokensPerSecond ==
          before->figures(other).speed->outputTokensPerSecond);
    // The same by another set of runs on the same offers.
    const auto swapped = before->table().withOwnRuns({run});
    const auto again = compare::compare(swapped, workload, after->filter(), after->order());
    CHECK(again->figures(row).speed->outputTokensPerSecond ==
          after->figures(row).speed->outputTokensPerSecond);
}
