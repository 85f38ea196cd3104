// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/speed/estimate.h"
#include "tests/support/catch.h"
#include "tests/unit/speed/speed_fixture.h"

#include <cmath>
#include <functional>

using namespace fitgauge;
using namespace fitgauge::speed;

namespace {

struct Case {
    models::Architecture model = test::catalogModel("meta-llama/Meta-Llama-3-8B");
    sizing::Serving serving;
    Traffic traffic;
    hardware::Gpu gpu = test::catalogGpu("L40S");
    int cards = 1;
    ServerSettings settings;

    [[nodiscard]] SpeedEstimate ask() const {
        return estimateServingSpeed(test::shippedSpeedConstants(), model, serving, traffic, gpu, cards,
                                    settings);
    }
};

// The reason after one thing was broken; also checks that no figure is given.
Reason reasonAfter(const std::function<void(Case&)>& breakIt) {
    Case broken;
    breakIt(broken);
    const SpeedEstimate e = broken.ask();
    CHECK(e.basis == Basis::NoData);
    CHECK(e.outputTokensPerSecond == Figure{});
    CHECK(e.totalTokensPerSecond == Figure{});
    CHECK(e.timePerOutputToken == Figure{});
    CHECK(e.firstToken == FirstToken{});
    return e.reason;
}

} // namespace

TEST_CASE("what cannot be estimated has a stated reason and no number") {
    REQUIRE(Case().ask().basis == Basis::Estimated);
    CHECK(reasonAfter([](Case& c) { c.gpu.bandwidthGbps.reset(); }) == Reason::BandwidthUnknown);
    CHECK(reasonAfter([](Case& c) { c.gpu.bandwidthGbps = 0; }) == Reason::BandwidthUnknown);
    CHECK(reasonAfter([](Case& c) { c.gpu.smCount.reset(); }) == Reason::PeakUnknown);
    CHECK(reasonAfter([](Case& c) { c.gpu.boostGhz = 0; }) == Reason::PeakUnknown);
    CHECK(reasonAfter([](Case& c) { c.gpu.usable.reset(); }) == Reason::MemoryUnknown);
    CHECK(reasonAfter([](Case& c) { c.gpu = {}; }) == Reason::PartWithoutEvidence);
    CHECK(reasonAfter([](Case& c) { c.traffic.users = 0; }) == Reason::BadTraffic);
    CHECK(reasonAfter([](Case& c) { c.traffic.promptTokens = 0; }) == Reason::BadTraffic);
    CHECK(reasonAfter([](Case& c) { c.traffic.answerTokens = -1; }) == Reason::BadTraffic);
    CHECK(reasonAfter([](Case& c) { c.settings.prefixCachedPpm = 1'000'001; }) == Reason::BadTraffic);
    CHECK(reasonAfter([](Case& c) { c.traffic.answerTokens = 8192; }) == Reason::ContextExceeded);
    CHECK(reasonAfter([](Case& c) { c.serving.contextTokens = 100; }) == Reason::ContextExceeded);
    CHECK(reasonAfter([](Case& c) { c.cards = 0; }) == Reason::CardCountBad);
    CHECK(reasonAfter([](Case& c) { c.cards = 1'000'000; }) == Reason::CardCountBad);
    CHECK(reasonAfter([](Case& c) { c.model = {}; }) == Reason::ModelUnknown);
    CHECK(reasonAfter([](Case& c) { c.model.totalParameters.reset(); }) == Reason::ModelUnknown);
    CHECK(reasonAfter([](Case& c) { c.model.attention = models::AttentionKind::Unknown; }) ==
          Reason::ModelUnknown);
    CHECK(reasonAfter([](Case& c) { c.serving.weights = sizing::WeightFormat::GgufQ4_K_M; }) ==
          Reason::FormatWithoutEvidence);
}

TEST_CASE("weights that do not fit have no rate at all") {
    CHECK(reasonAfter([](Case& c) { c.gpu = test::catalogGpu("T4"); }) == Reason::WeightsDoNotFit);
    CHECK(reasonAfter([](Case& c) {
              c.gpu = test::catalogGpu("RTX-4090");
              c.serving.contextTokens = 200'000;
              c.traffic.promptTokens = 190'000;
          }) == Reason::NoRoomForRequest);
}

TEST_CASE("parts that nobody measured say no data") {
    for (const char* gpu : {"Gaudi2", "MAX-1550", "TPU-v5e", "Inferentia2", "Cloud-AI-100"}) {
        INFO(gpu);
        CHECK(reasonAfter([&](Case& c) { c.gpu = test::catalogGpu(gpu); }) == Reason::PartWithoutEvidence);
    }
}

TEST_CASE("AMD parts rest on specifications and their range is wide") {
    Case amd;
    amd.gpu = test::catalogGpu("MI300X");
    const SpeedEstimate e = amd.ask();
    CHECK(e.basis == Basis::SpecificationOnly);
    CHECK(e.weak);
    CHECK(e.outputTokensPerSecond.slow < e.outputTokensPerSecond.typical / 1.5);
}
