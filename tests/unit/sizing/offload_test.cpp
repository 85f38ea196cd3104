// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sizing/explain.h"
#include "core/sizing/offload.h"
#include "tests/support/catch.h"
#include "tests/unit/sizing/sizing_support.h"

#include <array>
#include <cmath>

using namespace fitgauge;
using namespace fitgauge::sizing;
using namespace fitgauge::test;

namespace {

Serving llama(std::int64_t users = 1, std::int64_t context = 8192) {
    Serving serving;
    serving.engine = Engine::LlamaCpp;
    serving.weights = WeightFormat::GgufQ4_K_M;
    serving.contextTokens = context;
    serving.users = users;
    return serving;
}

constexpr std::array kMethods = {TrainingMethod::Lora, TrainingMethod::QLora, TrainingMethod::FullBf16,
                                 TrainingMethod::FullMixed};

} // namespace

TEST_CASE("llama.cpp puts on the cards the layers that they hold and leaves the rest to the host") {
    const models::Architecture model = eightBillion();
    const auto all = layerSplit(model, llama(), cardWith(45.0), 1);
    REQUIRE(all);
    CHECK(all->layers == model.layers);
    CHECK(all->onCards == model.layers + 1); // the output matrix too
    const auto some = layerSplit(model, llama(), cardWith(4.0), 1);
    REQUIRE(some);
    CHECK(some->onCards > 0);
    CHECK(some->onCards < model.layers);
    CHECK(some->cards <= Bytes::fromMib(4096));
    CHECK(some->host > all->host);
    const auto none = layerSplit(model, llama(), cardWith(0.2), 1);
    REQUIRE(none);
    CHECK(none->onCards == 0);
    CHECK(none->cards == Bytes());
}

TEST_CASE("More memory or cards never leave more layers behind and more users never fewer") {
    const models::Architecture model = eightBillion();
    std::int64_t before = -1;
    for (double gib = 0.5; gib < 20; gib += 0.5) {
        const auto split = layerSplit(model, llama(4), cardWith(gib), 1);
        REQUIRE(split);
        CHECK(split->onCards >= before);
        before = split->onCards;
        CHECK(layerSplit(model, llama(4), cardWith(gib), 2)->onCards >= split->onCards);
        CHECK(layerSplit(model, llama(64), cardWith(gib), 1)->onCards <= split->onCards);
    }
}

TEST_CASE("Only llama.cpp splits layers and only where card and shape are known") {
    Serving vllm = llama();
    vllm.engine = Engine::Vllm;
    CHECK_FALSE(layerSplit(eightBillion(), vllm, cardWith(8.0), 1));
    hardware::Gpu unknown = cardWith(8.0);
    unknown.usable.reset();
    CHECK_FALSE(layerSplit(eightBillion(), llama(), unknown, 1));
    models::Architecture shapeless = eightBillion();
    shapeless.layers = 0;
    CHECK_FALSE(layerSplit(shapeless, llama(), cardWith(8.0), 1));
    CHECK_FALSE(layerSplit(eightBillion(), llama(), cardWith(8.0), 0));
}

TEST_CASE("Every part of a training run explains itself with its own bytes", "[S-07]") {
    for (const TrainingMethod method : kMethods) {
        for (const int cards : {1, 8}) {
            for (const bool checkpointing : {true, false}) {
                Training training;
                training.method = method;
                training.checkpointing = checkpointing;
                const auto estimate =
                    estimateTraining(eightBillion(), training, cardWith(79.0), cards, kDefaultComfort, {});
                const auto parts = explainTraining(eightBillion(), training, cardWith(79.0), cards);
                REQUIRE(parts.size() == estimate.parts.size());
                for (std::size_t i = 0; i < parts.size(); ++i) {
                    CHECK(parts[i].part == estimate.parts[i].kind);
                    CHECK(parts[i].bytes == estimate.parts[i].bytes);
                    CHECK_FALSE(parts[i].source.empty());
                    CHECK((parts[i].terms.empty()) == (parts[i].formula == Formula::TrainActivationsHidden));
                }
            }
        }
    }
}

TEST_CASE("What a training part shows can be multiplied out again", "[S-07]") {
    Training training;
    training.method = TrainingMethod::FullMixed;
    for (const int cards : {1, 8}) {
        const auto parts = explainTraining(eightBillion(), training, cardWith(79.0), cards);
        for (const PartExplanation& part : parts) {
            const bool byParameter =
                part.formula == Formula::TrainGradients || part.formula == Formula::TrainOptimizer;
            if (byParameter) {
                const double bytes = part.terms[0].value * part.terms[1].value / part.terms[2].value;
                CHECK(std::abs(bytes - static_cast<double>(part.bytes.count())) < 2);
            }
        }
        // Mixed precision: 2 bytes a gradient, 12 of master and moments (ZeRO paper).
        CHECK(parts[1].terms[1].value == Approx(2));
        CHECK(parts[2].terms[1].value == Approx(12));
        CHECK(parts[2].terms[2].value == cards);
    }
}
