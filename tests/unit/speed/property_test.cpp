// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/hardware/gpu_table.h"
#include "core/models/model_table.h"
#include "core/speed/estimate.h"
#include "tests/support/catch.h"
#include "tests/unit/speed/speed_fixture.h"

#include <cmath>

using namespace fitgauge;
using namespace fitgauge::speed;

namespace {

const std::vector<hardware::Gpu>& allGpus() {
    static const auto gpus = *hardware::readGpus(test::csvFile(test::catalogFolder() / "gpus.csv"));
    return gpus;
}

const std::vector<models::Architecture>& allModels() {
    static const auto models = *models::readModels(test::csvFile(test::catalogFolder() / "models.csv"));
    return models;
}

const char* const kSmall = "meta-llama/Meta-Llama-3-8B";

bool isSound(double value, bool mayBeZero) {
    return std::isfinite(value) && (value > 0 || (mayBeZero && value == 0));
}

bool isSound(const SpeedEstimate& e) {
    const bool none = e.basis == Basis::NoData;
    bool sound = none == (e.reason != Reason::None);
    for (const Figure& f : {e.outputTokensPerSecond, e.totalTokensPerSecond, e.requestsPerSecond,
                            e.perUserTokensPerSecond, e.timePerOutputToken, e.promptTokensPerSecond}) {
        sound = sound && isSound(f.typical, none) && isSound(f.slow, none);
    }
    for (const double t :
         {e.firstToken.low, e.firstToken.typical, e.firstToken.high, e.firstToken.slowSlot}) {
        sound = sound && isSound(t, none);
    }
    return sound && e.computeShare >= 0 && e.computeShare <= 1 && e.bandwidthShare >= 0 &&
           e.bandwidthShare <= 1 && (none || (e.usersRunning >= 1 && e.usersRunning <= e.usersAsked));
}

} // namespace

TEST_CASE("no card and no model of the catalog gives NaN or infinity or a figure without a reason") {
    const Constants constants = test::shippedSpeedConstants();
    std::size_t answered = 0;
    for (const hardware::Gpu& gpu : allGpus()) {
        for (const models::Architecture& model : allModels()) {
            for (const int cards : {1, 3, 8}) {
                const SpeedEstimate e = estimateServingSpeed(constants, model, {}, Traffic{}, gpu, cards);
                INFO(gpu.canonical << ' ' << model.id << ' ' << cards);
                REQUIRE(isSound(e));
                answered += e.basis != Basis::NoData ? 1 : 0;
            }
        }
    }
    CHECK(answered > 10'000);
}

TEST_CASE("more bandwidth is never slower") {
    const Constants constants = test::shippedSpeedConstants();
    const models::Architecture model = test::catalogModel(kSmall);
    for (const hardware::Gpu& gpu : allGpus()) {
        for (const auto engine : {sizing::Engine::Vllm, sizing::Engine::LlamaCpp}) {
            sizing::Serving serving;
            serving.engine = engine;
            hardware::Gpu faster = gpu;
            faster.bandwidthGbps = gpu.bandwidthGbps.value_or(100) * 1.5;
            const auto before = estimateServingSpeed(constants, model, serving, Traffic{}, gpu, 1);
            const auto after = estimateServingSpeed(constants, model, serving, Traffic{}, faster, 1);
            INFO(gpu.canonical);
            if (before.basis != Basis::NoData) {
                CHECK(after.outputTokensPerSecond.typical >= before.outputTokensPerSecond.typical);
                CHECK(after.firstToken.typicalSlot <= before.firstToken.typicalSlot * (1 + 1e-12));
            }
        }
    }
}

TEST_CASE("more users never give less in total until memory or engine sets the batch") {
    const Constants constants = test::shippedSpeedConstants();
    const models::Architecture model = test::catalogModel(kSmall);
    for (const char* name : {"L4", "L40S", "RTX-4090", "A100-SXM4-80GB", "H100-SXM5-80GB", "MI300X"}) {
        const hardware::Gpu gpu = test::catalogGpu(name);
        double before = 0;
        double tokenTime = 0;
        for (std::int64_t users = 1; users <= 1024; users += 1 + users / 8) {
            Traffic traffic;
            traffic.users = users;
            const auto e = estimateServingSpeed(constants, model, {}, traffic, gpu, 1);
            REQUIRE(e.basis != Basis::NoData);
            INFO(name << ' ' << users);
            CHECK(e.outputTokensPerSecond.typical >= before * (1 - 1e-9));
            CHECK(e.timePerOutputToken.typical >= tokenTime * (1 - 1e-9));
            before = e.outputTokensPerSecond.typical;
            tokenTime = e.timePerOutputToken.typical;
        }
    }
}

TEST_CASE("longer prompts never come sooner and never make a server faster") {
    const Constants constants = test::shippedSpeedConstants();
    const models::Architecture model = test::catalogModel(kSmall);
    sizing::Serving serving;
    serving.contextTokens = 131'072;
    for (const char* name : {"L40S", "A100-SXM4-80GB", "H100-SXM5-80GB"}) {
        double rate = 1e300;
        double wait = 0;
        for (std::int64_t prompt = 64; prompt <= 65'536; prompt *= 2) {
            Traffic traffic;
            traffic.promptTokens = prompt;
            const auto e =
                estimateServingSpeed(constants, model, serving, traffic, test::catalogGpu(name), 1);
            INFO(name << ' ' << prompt);
            CHECK(e.outputTokensPerSecond.typical <= rate);
            CHECK(e.firstToken.typicalSlot >= wait);
            rate = e.outputTokensPerSecond.typical;
            wait = e.firstToken.typicalSlot;
        }
    }
}

TEST_CASE("machines with more cards of a kind never carry less under a full queue") {
    const Constants constants = test::shippedSpeedConstants();
    Traffic traffic;
    traffic.load = Load::MaxLoad;
    for (const char* id : {kSmall, "meta-llama/Llama-3.1-70B-Instruct"}) {
        for (const char* name : {"L40S", "A100-PCIe-80GB", "H100-SXM5-80GB", "B200-SXM-180GB"}) {
            double before = 0;
            for (const int cards : {1, 2, 4, 8}) {
                const auto e = estimateServingSpeed(constants, test::catalogModel(id), {}, traffic,
                                                    test::catalogGpu(name), cards);
                INFO(id << ' ' << name << ' ' << cards);
                CHECK(e.outputTokensPerSecond.typical >= before);
                before = e.outputTokensPerSecond.typical;
            }
        }
    }
}
