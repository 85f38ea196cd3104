// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/models/model_table.h"
#include "core/sizing/explain.h"
#include "core/sizing/kv_room.h"
#include "core/sizing/ladder.h"
#include "core/sizing/training_memory.h"
#include "tests/support/catch.h"
#include "tests/support/paths.h"
#include "tests/unit/sizing/sizing_support.h"

#include <array>
#include <cmath>

using namespace fitgauge;
using namespace fitgauge::sizing;
using namespace fitgauge::test;

namespace {

constexpr std::array kEngines = {Engine::Generic,     Engine::Vllm,     Engine::Sglang,
                                 Engine::TensorRtLlm, Engine::LlamaCpp, Engine::Transformers};
constexpr std::array kFormats = {WeightFormat::Bf16,  WeightFormat::Fp8,        WeightFormat::Int4Awq,
                                 WeightFormat::Mxfp4, WeightFormat::GgufQ4_K_M, WeightFormat::GgufIQ2_XXS};

std::vector<models::Architecture> sampleModels() {
    const auto text = readFile((catalogFolder() / "models.csv").string(), std::size_t{1} << 24U);
    REQUIRE(text);
    const auto table = CsvTable::parse("models.csv", *text);
    REQUIRE(table);
    auto models = models::readModels(*table);
    REQUIRE(models);
    models->push_back(eightBillion());
    return std::move(*models);
}

MemoryEstimate estimate(const models::Architecture& model, const Serving& serving, int cards = 1) {
    return estimateServing(model, serving, cardWith(79.0), cards, kDefaultComfort, {});
}

Serving servingOn(Engine engine, WeightFormat weights = WeightFormat::Bf16) {
    Serving serving;
    serving.engine = engine;
    serving.weights = weights;
    return serving;
}

} // namespace

TEST_CASE("More users or context never need less memory and the parts sum to the whole") {
    for (const models::Architecture& model : sampleModels()) {
        INFO(model.id);
        for (const Engine engine : kEngines) {
            Bytes before;
            for (std::int64_t step = 1; step <= 32; step *= 2) {
                Serving users = servingOn(engine);
                users.users = step;
                Serving context = servingOn(engine);
                context.contextTokens = 500 * step + step % 3;
                const MemoryEstimate byUsers = estimate(model, users);
                const MemoryEstimate byContext = estimate(model, context);
                CHECK(byUsers.needed >= before);
                before = byUsers.needed;
                Serving longer = context;
                longer.contextTokens += 1;
                CHECK(estimate(model, longer).needed >= byContext.needed);
                Bytes sum;
                for (const Part& part : byContext.parts) {
                    sum += part.bytes;
                    CHECK(part.bytes.count() >= 0);
                }
                CHECK(sum == byContext.needed);
            }
        }
    }
}

TEST_CASE("More parameters of a plain size never need less memory to serve or to train") {
    for (const Engine engine : kEngines) {
        Bytes before;
        for (double size = 1e6; size < 1.05e13; size *= 1.3) {
            const Bytes needed = estimate(models::plainSize(std::llround(size)), servingOn(engine)).needed;
            CHECK(needed >= before);
            before = needed;
        }
    }
    for (const TrainingMethod method :
         {TrainingMethod::Lora, TrainingMethod::QLora, TrainingMethod::FullBf16, TrainingMethod::FullMixed}) {
        for (const int cards : {1, 4}) {
            Bytes before;
            for (double size = 1e6; size < 1.05e13; size *= 1.1) {
                Training training;
                training.method = method;
                const Bytes needed = estimateTraining(models::plainSize(std::llround(size)), training,
                                                      cardWith(79.0), cards, kDefaultComfort, {})
                                         .needed;
                CHECK(needed >= before);
                before = needed;
            }
        }
    }
}

TEST_CASE("Weights of every format shrink or stay on more cards and never go negative") {
    for (const models::Architecture& model : sampleModels()) {
        INFO(model.id);
        for (const WeightFormat format : kFormats) {
            const Bytes one = partOf(estimate(model, servingOn(Engine::Vllm, format), 1), PartKind::Weights);
            const Bytes eight =
                partOf(estimate(model, servingOn(Engine::Vllm, format), 8), PartKind::Weights);
            CHECK(one.count() > 0);
            CHECK(eight <= one);
            CHECK(eight * 8 + Bytes(8) >= one); // copies only add; whole bytes round
        }
    }
}

TEST_CASE("Ten trillion parameters and a hundred million tokens do not overflow") {
    for (const Engine engine : kEngines) {
        Serving serving = servingOn(engine, WeightFormat::Fp32);
        serving.contextTokens = 100'000'000;
        serving.users = 1'000'000'000;
        const MemoryEstimate result = estimate(models::plainSize(10'000'000'000'000), serving);
        CHECK(result.needed.count() > 0);
        CHECK(result.needed >= partOf(result, PartKind::KvCache));
        CHECK(result.fit != Fit::Comfortable);
        CHECK(result.usersFull.value_or(-1) == 0);
    }
    Training training;
    training.method = TrainingMethod::FullMixed;
    training.tokensPerItem = 100'000'000;
    training.batch = 1'000'000'000;
    training.flashAttention = false;
    const MemoryEstimate result = estimateTraining(models::plainSize(10'000'000'000'000), training,
                                                   cardWith(79.0), 1, kDefaultComfort, {});
    CHECK(result.needed.count() > 0);
    CHECK(result.fit == Fit::DoesNotFit);
}

TEST_CASE("The room for the cache and the users at the engine's share are one figure") {
    for (const models::Architecture& model : sampleModels()) {
        INFO(model.id);
        for (const Engine engine : {Engine::Vllm, Engine::Sglang, Engine::TensorRtLlm}) {
            const Serving serving = servingOn(engine, WeightFormat::Fp8);
            const auto room = kvRoom(model, serving, cardWith(79.0), Layout{1, 1});
            const MemoryEstimate result = estimate(model, serving);
            CHECK(result.usersAtEngineShare == (room ? std::optional(room->sequences) : std::nullopt));
            if (room) {
                CHECK(room->tokens >= room->sequences * serving.contextTokens);
                CHECK(room->tokens < (room->sequences + 1) * serving.contextTokens);
            }
        }
    }
}

TEST_CASE("The users before full are the most that fit", "[S-47]") {
    for (const Engine engine : kEngines) {
        Serving serving = servingOn(engine);
        const MemoryEstimate base = estimate(eightBillion(), serving);
        REQUIRE(base.usersFull);
        serving.users = *base.usersFull;
        CHECK(estimate(eightBillion(), serving).needed <= *base.usable);
        serving.users += 1;
        CHECK(estimate(eightBillion(), serving).needed > *base.usable);
    }
}

TEST_CASE("The largest context is the last that fits") {
    Serving serving = servingOn(Engine::Generic);
    const hardware::Gpu gpu = cardWith(45.0);
    const std::int64_t context = largestContext(eightBillion(), serving, gpu, 1, *gpu.usable);
    CHECK(context > 8192);
    serving.contextTokens = context;
    CHECK(estimateServing(eightBillion(), serving, gpu, 1, kDefaultComfort, {}).needed <= *gpu.usable);
    serving.contextTokens = context + 1;
    CHECK(estimateServing(eightBillion(), serving, gpu, 1, kDefaultComfort, {}).needed > *gpu.usable);
    CHECK(largestContext(eightBillion(), serving, cardWith(10.0), 1, Bytes::fromGib(10)) == 0);
}

TEST_CASE("The precision ladder of a plain 8B lists 14.96 7.48 and 4.21 GiB of weights", "[S-46]") {
    const std::vector<PrecisionStep> steps = precisionLadder(eightBillion(), fixtureServing(), true);
    REQUIRE(steps.size() == 4);
    CHECK(hundredthsOfGib(steps[1].weightBytes) == 1496);
    CHECK(hundredthsOfGib(steps[2].weightBytes) == 748);
    CHECK(hundredthsOfGib(steps[3].weightBytes) == 421);
    CHECK(hundredthsOfGib(steps[1].needed) == 3246);
    CHECK(hundredthsOfGib(steps[2].needed) == 1698);
}

TEST_CASE("Cards needed are counted for comfort and for fitting at all", "[S-08]") {
    constexpr std::array counts = {1, 2, 4, 8};
    Serving serving = fixtureServing();
    CHECK(cardsNeeded(eightBillion(), serving, cardWith(45.0), counts, kDefaultComfort).comfortable == 1);
    serving.users = 25;
    const CardsNeeded tight = cardsNeeded(eightBillion(), serving, cardWith(45.0), counts, kDefaultComfort);
    CHECK(tight.full == 1);
    CHECK(tight.comfortable == 2);
    serving.users = 100'000;
    CHECK(cardsNeeded(eightBillion(), serving, cardWith(45.0), counts, kDefaultComfort).full == 0);
}

TEST_CASE("Every part explains itself with its own bytes", "[S-07]") {
    for (const Engine engine : kEngines) {
        const Serving serving = servingOn(engine);
        const MemoryEstimate result = estimate(eightBillion(), serving);
        const std::vector<PartExplanation> parts = explainServing(eightBillion(), serving, cardWith(79.0), 1);
        REQUIRE(parts.size() == result.parts.size());
        for (std::size_t i = 0; i < parts.size(); ++i) {
            CHECK(parts[i].part == result.parts[i].kind);
            CHECK(parts[i].bytes == result.parts[i].bytes);
            CHECK_FALSE(parts[i].terms.empty());
            CHECK_FALSE(parts[i].source.empty());
        }
    }
    // Weights can be recomputed from what is shown.
    const PartExplanation weights =
        explainServing(eightBillion(), fixtureServing(), cardWith(45.0), 1).front();
    CHECK(std::llround(weights.terms[0].value * weights.terms[1].value) == weights.bytes.count());
}
