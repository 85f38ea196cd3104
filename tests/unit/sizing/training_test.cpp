// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/catch.h"
#include "tests/unit/sizing/sizing_support.h"

using namespace fitgauge;
using namespace fitgauge::sizing;
using namespace fitgauge::test;

namespace {

MemoryEstimate estimate(const Training& training, double usableGib, int cards = 1) {
    return estimateTraining(eightBillion(), training, cardWith(usableGib), cards, kDefaultComfort, {});
}

} // namespace

TEST_CASE("LoRA of an 8B model on 2048 tokens with checkpointing needs 20.68 GiB", "[R-10]") {
    const MemoryEstimate result = estimate(Training{}, 22.5);
    CHECK(hundredthsOfGib(partOf(result, PartKind::Weights)) == 1496);
    CHECK(partOf(result, PartKind::LoraState) == Bytes(41'943'040 * 16)); // 0.625 GiB
    CHECK(hundredthsOfGib(partOf(result, PartKind::Activations)) == 360);
    CHECK(hundredthsOfGib(partOf(result, PartKind::Overhead)) == 150);
    CHECK(hundredthsOfGib(result.needed) == 2068);
    CHECK((result.usedPpm().value() + 5000) / 10000 == 92);
    CHECK(result.fit == Fit::Tight);
    CHECK(estimate(Training{}, 47.5).fit == Fit::Comfortable);
}

TEST_CASE("Full fine-tuning in mixed precision holds 16 bytes a parameter before activations", "[R-10]") {
    Training training;
    training.method = TrainingMethod::FullMixed;
    const MemoryEstimate result = estimate(training, 79.0);
    const Bytes states = partOf(result, PartKind::Weights) + partOf(result, PartKind::Gradients) +
                         partOf(result, PartKind::Optimizer);
    CHECK(states == Bytes(std::int64_t{16} * 8'030'000'000));
    CHECK(partOf(result, PartKind::Optimizer) == Bytes(std::int64_t{12} * 8'030'000'000));
    CHECK(partOf(estimate(Training{}, 79.0), PartKind::LoraState) * 100 <
          partOf(result, PartKind::Optimizer));
}

TEST_CASE("Full fine-tuning in pure bf16 peaks at ten bytes a parameter in the step", "[R-10]") {
    Training training;
    training.method = TrainingMethod::FullBf16;
    const MemoryEstimate result = estimate(training, 79.0);
    const std::int64_t beforeOverhead = (result.needed - partOf(result, PartKind::Overhead)).count();
    CHECK(beforeOverhead == std::int64_t{10} * 8'030'000'000);
    training.batch = 64;
    const MemoryEstimate large = estimate(training, 79.0);
    CHECK(partOf(large, PartKind::Activations) > Bytes(std::int64_t{4} * 8'030'000'000));
}

TEST_CASE("QLoRA keeps the base in four bits", "[R-10]") {
    Training training;
    training.method = TrainingMethod::QLora;
    CHECK(hundredthsOfGib(partOf(estimate(training, 22.5), PartKind::Weights)) == 421);
}

TEST_CASE("Sharding over cards divides the states and not the activations", "[R-10]") {
    Training training;
    training.method = TrainingMethod::FullMixed;
    const MemoryEstimate one = estimate(training, 79.0);
    const MemoryEstimate four = estimate(training, 79.0, 4);
    CHECK(partOf(four, PartKind::Optimizer) * 4 == partOf(one, PartKind::Optimizer));
    CHECK(partOf(four, PartKind::Activations) == partOf(one, PartKind::Activations));
}

TEST_CASE("Longer items and larger batches and no checkpointing need more", "[R-10]") {
    Training longer;
    longer.tokensPerItem = 4096;
    Training larger;
    larger.batch = 2;
    Training kept;
    kept.checkpointing = false;
    Training slow;
    slow.flashAttention = false;
    const Bytes base = estimate(Training{}, 22.5).needed;
    for (const Training& training : {longer, larger, kept, slow}) {
        CHECK(estimate(training, 22.5).needed > base);
    }
}
