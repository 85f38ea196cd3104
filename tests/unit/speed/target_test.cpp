// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/speed/batch_job.h"
#include "core/speed/target.h"
#include "tests/support/catch.h"
#include "tests/unit/speed/speed_fixture.h"

#include <limits>

using namespace fitgauge;
using namespace fitgauge::speed;
using test::Approx;

namespace {

// Owns what a Machine refers to.
struct Bench {
    Constants constants = test::shippedSpeedConstants();
    models::Architecture model = test::catalogModel("meta-llama/Meta-Llama-3-8B");
    sizing::Serving serving;
    hardware::Gpu gpu;

    explicit Bench(const char* name) : gpu(test::catalogGpu(name)) {}
    [[nodiscard]] Machine machine(int cards = 1) const { return {constants, model, serving, gpu, cards, {}}; }
    [[nodiscard]] SpeedEstimate at(std::int64_t users) const {
        Traffic traffic;
        traffic.users = users;
        return estimateServingSpeed(constants, model, serving, traffic, gpu, 1);
    }
};

SpeedEstimate figures(double perUser, double slot) {
    SpeedEstimate e;
    e.basis = Basis::Estimated;
    e.perUserTokensPerSecond = {perUser, perUser / 1.3};
    e.firstToken.typicalSlot = slot;
    e.firstToken.slowSlot = slot * 1.3;
    return e;
}

} // namespace

TEST_CASE("a target is met when the slow case meets it", "[S-20]") {
    const SpeedTarget target{1.0, 20.0};
    CHECK(testTarget(figures(30, 0.5), target).verdict == Verdict::Meets);
    CHECK(testTarget(figures(22, 0.5), target).verdict == Verdict::Borderline); // 16.9 in the slow case
    CHECK(testTarget(figures(30, 0.9), target).firstToken == Verdict::Borderline);
    CHECK(testTarget(figures(15, 0.5), target).verdict == Verdict::Misses);
    CHECK(testTarget(figures(30, 1.1), target).verdict == Verdict::Misses);
    CHECK(testTarget(figures(30, 1.1), SpeedTarget{}).verdict == Verdict::NoTarget);
    CHECK(testTarget(SpeedEstimate{}, target).verdict == Verdict::Unknown);
}

TEST_CASE("the largest concurrency meets the target and one more does not", "[S-04]") {
    const SpeedTarget target{1.0, 20.0};
    for (const char* name : {"L40S", "A100-SXM4-80GB", "H100-SXM5-80GB"}) {
        const Bench bench(name);
        const auto users = largestConcurrency(bench.machine(), Traffic{}, target, 4096);
        INFO(name);
        REQUIRE(users.has_value());
        REQUIRE(*users >= 1);
        CHECK(testTarget(bench.at(*users), target).verdict == Verdict::Meets);
        const SpeedEstimate more = bench.at(*users + 1);
        CHECK((testTarget(more, target).verdict != Verdict::Meets || more.usersRunning <= *users));
    }
}

TEST_CASE("a card that misses alone carries nobody and one without an estimate says nothing") {
    const SpeedTarget hard{0.001, {}};
    CHECK(largestConcurrency(Bench("L4").machine(), Traffic{}, hard, 100) == std::optional<std::int64_t>(0));
    CHECK_FALSE(largestConcurrency(Bench("TPU-v5e").machine(), Traffic{}, hard, 100).has_value());
    CHECK_FALSE(replicasFor(Bench("L4").machine(), Traffic{}, hard, 1).has_value());
}

TEST_CASE("replicas are the peak over what one machine carries and rounded up") {
    const Bench bench("L40S");
    const SpeedTarget target{1.0, 20.0};
    const auto one = replicasFor(bench.machine(), Traffic{}, target, 0.001);
    REQUIRE(one.has_value());
    CHECK(one->machines == 1);
    const double capacity = one->requestsPerSecondPerMachine;
    CHECK(replicasFor(bench.machine(), Traffic{}, target, capacity * 2.5)->machines == 3);
    CHECK(replicasFor(bench.machine(), Traffic{}, target, capacity)->machines == 1);
    CHECK_FALSE(replicasFor(bench.machine(), Traffic{}, target, 0).has_value());
    CHECK_FALSE(
        replicasFor(bench.machine(), Traffic{}, target, std::numeric_limits<double>::infinity()).has_value());
}

TEST_CASE("a batch job takes items over the rate and a larger batch is never slower", "[S-25]") {
    const Bench bench("A100-SXM4-80GB");
    double before = std::numeric_limits<double>::infinity();
    for (const std::int64_t batch : {1, 4, 16, 64, 256, 1024}) {
        const BatchEstimate job = estimateBatchJob(bench.machine(), {1'000'000, 500, 100}, batch);
        REQUIRE(job.basis == Basis::Estimated);
        CHECK(job.batch <= batch);
        CHECK(job.seconds.typical * job.itemsPerSecond.typical == Approx(1e6));
        CHECK(job.seconds.slow > job.seconds.typical);
        CHECK(job.seconds.typical <= before);
        before = job.seconds.typical;
    }
}

TEST_CASE("embedding a million texts is a batch job of prompts", "[S-24]") {
    const Bench bench("L4");
    const BatchEstimate job = estimateBatchJob(bench.machine(), {1'000'000, 256, 0}, 64);
    CHECK(job.basis == Basis::Estimated);
    CHECK(job.itemsPerSecond.typical > 1);
}

TEST_CASE("pictures run at a typed rate or not at all", "[S-02]") {
    const BatchEstimate job = batchJobAtRate(1'000'000, 2.5);
    CHECK(job.basis == Basis::Measured);
    CHECK(job.seconds.typical == Approx(400'000));
    CHECK(batchJobAtRate(1, 0).basis == Basis::NoData);
    CHECK(batchJobAtRate(1, std::numeric_limits<double>::quiet_NaN()).reason == Reason::BadTraffic);
    CHECK(batchJobAtRate(0, 1).basis == Basis::NoData);
}

TEST_CASE("a batch job without items or room says so") {
    const Bench bench("L4");
    CHECK(estimateBatchJob(bench.machine(), {0, 500, 100}, 16).reason == Reason::BadTraffic);
    CHECK(estimateBatchJob(bench.machine(), {10, 500, 100}, 0).reason == Reason::NoRoomForRequest);
}
