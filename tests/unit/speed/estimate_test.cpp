// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/models/plain_size.h"
#include "core/speed/estimate.h"
#include "tests/support/catch.h"
#include "tests/unit/speed/speed_fixture.h"

#include <cmath>

using namespace fitgauge;
using namespace fitgauge::speed;
using test::Approx;

namespace {

const char* const kLlama = "meta-llama/Meta-Llama-3-8B";

SpeedEstimate estimate(const char* gpu, const Traffic& traffic, const sizing::Serving& serving = {},
                       int cards = 1, const ServerSettings& settings = {}) {
    return estimateServingSpeed(test::shippedSpeedConstants(), test::catalogModel(kLlama), serving, traffic,
                                test::catalogGpu(gpu), cards, settings);
}

Traffic alone() {
    Traffic traffic;
    traffic.users = 1;
    traffic.load = Load::SingleStream;
    return traffic;
}

Traffic crowd(std::int64_t users) {
    Traffic traffic;
    traffic.users = users;
    return traffic;
}

} // namespace

TEST_CASE("an 8B model alone on an H100 is bound by memory and leaves the arithmetic idle", "[S-29]") {
    const SpeedEstimate e = estimate("H100-SXM5-80GB", alone());
    CHECK(e.basis == Basis::Estimated);
    CHECK(e.bound == Bound::Memory);
    CHECK(e.computeShare < 0.05);
    CHECK(e.bandwidthShare > 0.4);
    CHECK(e.perUserTokensPerSecond.typical > 80);
    CHECK(e.perUserTokensPerSecond.typical < 220);
}

TEST_CASE("HBM beats GDDR by less than the ratio of bandwidths since layers have gaps", "[S-12]") {
    const double hbm = estimate("A100-SXM4-80GB", alone()).perUserTokensPerSecond.typical;
    const double gddr = estimate("L40S", alone()).perUserTokensPerSecond.typical;
    CHECK(hbm > gddr);
    CHECK(hbm / gddr < 2039.0 / 864.0);
}

TEST_CASE("every figure is a range whose slow case is worse", "[S-20]") {
    for (const char* gpu : {"L4", "L40S", "A100-SXM4-80GB", "H100-SXM5-80GB"}) {
        const SpeedEstimate e = estimate(gpu, crowd(16));
        REQUIRE(e.basis != Basis::NoData);
        CHECK(e.outputTokensPerSecond.slow < e.outputTokensPerSecond.typical);
        CHECK(e.perUserTokensPerSecond.slow < e.perUserTokensPerSecond.typical);
        CHECK(e.timePerOutputToken.slow > e.timePerOutputToken.typical);
        CHECK(e.firstToken.low < e.firstToken.high);
        CHECK(e.firstToken.typical >= e.firstToken.low);
        CHECK(e.firstToken.typical <= e.firstToken.high);
        CHECK(e.firstToken.slowSlot > e.firstToken.typicalSlot);
    }
}

TEST_CASE("when memory holds fewer requests than ask then the rest wait and are counted", "[S-31]") {
    sizing::Serving serving;
    serving.contextTokens = 8192;
    Traffic traffic = crowd(64);
    traffic.promptTokens = 7000;
    const SpeedEstimate e = estimate("RTX-4090", traffic, serving);
    REQUIRE(e.basis != Basis::NoData);
    CHECK(e.batchLimit == BatchLimit::KvRoom);
    CHECK(e.usersAsked == 64);
    CHECK(e.usersRunning < 64);
    CHECK(e.usersRunning >= 1);
    CHECK(e.firstToken.typical > e.firstToken.slowSlot); // the wait shows
}

TEST_CASE("unpaged KV reserves whole contexts so that fewer requests run", "[S-31]") {
    sizing::Serving serving;
    serving.contextTokens = 16384;
    ServerSettings unpaged;
    unpaged.pagedKv = false;
    const SpeedEstimate with = estimate("L40S", crowd(64), serving);
    const SpeedEstimate without = estimate("L40S", crowd(64), serving, 1, unpaged);
    CHECK(without.usersRunning < with.usersRunning);
    CHECK(without.outputTokensPerSecond.typical < with.outputTokensPerSecond.typical);
}

TEST_CASE("each server setting moves speed the way it should", "[S-31]") {
    ServerSettings batches;
    batches.continuousBatching = false;
    ServerSettings cached;
    cached.prefixCachedPpm = 800'000;
    ServerSettings unpacked;
    unpacked.quantisedKernels = false;
    sizing::Serving fp8;
    fp8.weights = sizing::WeightFormat::Fp8;
    const double plain = estimate("L40S", crowd(32)).outputTokensPerSecond.typical;
    CHECK(estimate("L40S", crowd(32), {}, 1, batches).firstToken.high > 1);
    CHECK(estimate("L40S", crowd(32), {}, 1, cached).outputTokensPerSecond.typical > plain);
    CHECK(estimate("L40S", crowd(32), {}, 1, unpacked).outputTokensPerSecond.typical == Approx(plain));
    CHECK(estimate("L40S", crowd(32), fp8, 1, unpacked).outputTokensPerSecond.typical <
          estimate("L40S", crowd(32), fp8).outputTokensPerSecond.typical);
}

TEST_CASE("two cards over PCIe are slower than two over NVLink", "[S-17]") {
    hardware::Gpu bridged = test::catalogGpu("A100-SXM4-80GB");
    hardware::Gpu plain = bridged;
    plain.interconnect = "none";
    plain.linkGbpsBothWays.reset();
    const auto ask = [&](const hardware::Gpu& gpu) {
        return estimateWithLayout(test::shippedSpeedConstants(), test::catalogModel(kLlama), {}, crowd(16),
                                  gpu, Layout{2, 1, 1});
    };
    CHECK(ask(plain).timePerOutputToken.typical > ask(bridged).timePerOutputToken.typical);
}

TEST_CASE("a small model on eight cards runs as replicas under a full load", "[S-08]") {
    Traffic traffic;
    traffic.load = Load::MaxLoad;
    const SpeedEstimate one = estimate("H100-SXM5-80GB", traffic);
    const SpeedEstimate eight = estimate("H100-SXM5-80GB", traffic, {}, 8);
    CHECK(eight.layout.tensor * eight.layout.replicas * eight.layout.pipeline == 8);
    CHECK(eight.outputTokensPerSecond.typical > 6 * one.outputTokensPerSecond.typical);
}

TEST_CASE("embeddings are prompts only and have no token time") {
    Traffic traffic = crowd(8);
    traffic.promptTokens = 512;
    traffic.answerTokens = 0;
    const SpeedEstimate e = estimate("L4", traffic);
    REQUIRE(e.basis != Basis::NoData);
    CHECK(e.requestsPerSecond.typical > 0);
    CHECK(e.totalTokensPerSecond.typical == Approx(512 * e.requestsPerSecond.typical));
    CHECK(e.outputTokensPerSecond.typical == 0);
    CHECK(e.timePerOutputToken.typical == 0);
}

TEST_CASE("a plain size has a speed too") {
    const SpeedEstimate e =
        estimateServingSpeed(test::shippedSpeedConstants(), models::plainSize(8'030'000'000), {}, crowd(16),
                             test::catalogGpu("L40S"), 1);
    CHECK(e.basis == Basis::Estimated);
    CHECK(e.outputTokensPerSecond.typical > 100);
}
