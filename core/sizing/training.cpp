// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sizing/arithmetic.h"
#include "core/sizing/estimate.h"
#include "core/sizing/fit_rules.h"
#include "core/sizing/lora.h"
#include "core/sizing/serving_sizes.h"
#include "core/sizing/training_memory.h"

#include <algorithm>

namespace fitgauge::sizing {
namespace {

// CUDA context, library workspaces and allocator slack of a training process.
constexpr Bytes kTrainingReserve = Bytes::fromMib(1536);

bool adapters(const Training& training) {
    return training.method == TrainingMethod::Lora || training.method == TrainingMethod::QLora;
}

WeightFormat baseFormat(const Training& training) {
    const bool sixteenOrMore = training.weights == WeightFormat::Fp32 ||
                               training.weights == WeightFormat::Bf16 ||
                               training.weights == WeightFormat::Fp16;
    return training.method == TrainingMethod::QLora && sixteenOrMore ? WeightFormat::Nf4Double
                                                                     : training.weights;
}

} // namespace

TrainingRun trainingRun(const models::Architecture& model, const Training& training, int ranks) {
    TrainingRun run;
    run.method = training.method;
    run.base = baseFormat(training);
    run.adapterParameters = adapters(training) ? loraParameters(model, training.loraRank) : 0;
    run.tokens = asDouble(training.tokensPerItem) * asDouble(training.batch);
    run.sequence = asDouble(training.tokensPerItem);
    run.checkpointing = training.checkpointing;
    run.flashAttention = training.flashAttention;
    run.loss = training.loss;
    run.optimizer = training.optimizer;
    run.sharding = ranks > 1 ? training.sharding : Sharding::None;
    run.ranks = ranks;
    return run;
}

namespace {

MemoryEstimate partsOn(const models::Architecture& model, const models::ParameterCounts& counts,
                       const Training& training, int ranks) {
    const TrainingMemory memory = trainingMemory(model, counts, trainingRun(model, training, ranks));
    MemoryEstimate estimate;
    const auto add = [&](PartKind kind, double bytes) {
        estimate.parts.push_back({kind, wholeBytes(bytes)});
    };
    add(PartKind::Weights, memory.weights + memory.gathered);
    if (adapters(training)) {
        add(PartKind::LoraState, memory.adapters);
    } else {
        add(PartKind::Gradients, memory.gradients);
        add(PartKind::Optimizer, memory.optimizer);
    }
    add(PartKind::Activations, memory.activations);
    estimate.parts.push_back({PartKind::Overhead, kTrainingReserve});
    estimate.needed = sumOf(estimate.parts);
    estimate.driverShows = wholeBytes(memory.total() * kDriverOverAllocator);
    estimate.driverShowsHigh = wholeBytes(memory.total() * kDriverOverAllocatorHigh);
    return estimate;
}

} // namespace

MemoryEstimate estimateTraining(const models::Architecture& model, const Training& training,
                                const hardware::Gpu& gpu, int cards, ComfortPpm comfort,
                                std::span<const int> catalogCounts) {
    const int ranks = std::max(cards, 1);
    const models::ParameterCounts counts = countsFor(model);
    MemoryEstimate estimate = partsOn(model, counts, training, ranks);
    estimate.cardsUsed = ranks;
    estimate.usable = gpu.usable;
    estimate.weightsOnly = model.layers == 0 || model.hidden == 0;
    if (!gpu.usable || gpu.usable->count() <= 0 || estimate.weightsOnly) {
        return estimate;
    }
    const FitQuestion question{.needed = estimate.needed,
                               .usable = *gpu.usable,
                               .comfort = comfort,
                               .cards = ranks,
                               .catalogCounts = catalogCounts,
                               .canOffload = false};
    const FitAnswer answer =
        judge(question, [&](int count) { return partsOn(model, counts, training, count).needed; });
    estimate.fit = answer.fit;
    estimate.cardsNeeded = answer.cardsNeeded;
    return estimate;
}

} // namespace fitgauge::sizing
