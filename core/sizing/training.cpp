// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sizing/arithmetic.h"
#include "core/sizing/estimate.h"
#include "core/sizing/fit_rules.h"
#include "core/sizing/lora.h"
#include "core/sizing/weights.h"

#include <algorithm>

namespace fitgauge::sizing {
namespace {

// CUDA context, library workspaces and allocator slack of a training process.
constexpr Bytes kTrainingReserve = Bytes::fromMib(1536);

// Adapter weights, gradients and two Adam moments with 32-bit masters: 2 + 2 + 12 bytes (ZeRO paper, K = 12).
constexpr double kBytesPerTrainedParameter = 16.0;
// Cross entropy over upcast logits: 16-bit logits, their 32-bit copy and its gradient, and the 16-bit
// gradient.
constexpr double kBytesPerLogit = 12.0;

// 16-bit input of every layer, the logits, and the MLP of the one layer that is recomputed.
double checkpointedBytesPerToken(const models::Architecture& model) {
    return asDouble(model.layers) * asDouble(model.hidden) * 2 + kBytesPerLogit * asDouble(model.vocabulary) +
           6 * asDouble(model.intermediate);
}

// Everything that the backward pass of RMSNorm, attention and a gated MLP reads.
double keptBytesPerToken(const models::Architecture& model) {
    const double heads = asDouble(model.attentionHeads + 2 * model.kvHeads) * asDouble(model.headDim);
    const double layer = 2 * (10.3 * asDouble(model.hidden) + heads + 3 * asDouble(model.intermediate));
    return asDouble(model.layers) * layer + kBytesPerLogit * asDouble(model.vocabulary);
}

double activationBytes(const models::Architecture& model, const Training& training) {
    const double tokens = asDouble(training.tokensPerItem) * asDouble(training.batch);
    double perToken = training.checkpointing ? checkpointedBytesPerToken(model) : keptBytesPerToken(model);
    if (!training.flashAttention) { // scores, their softmax and the dropout mask
        const double layersHeld = training.checkpointing ? 1 : asDouble(model.layers);
        perToken += layersHeld * asDouble(model.attentionHeads) * asDouble(training.tokensPerItem) * 6;
    }
    return tokens * perToken;
}

WeightFormat baseFormat(const Training& training) {
    const bool sixteenOrMore = training.weights == WeightFormat::Fp32 ||
                               training.weights == WeightFormat::Bf16 ||
                               training.weights == WeightFormat::Fp16;
    return training.method == TrainingMethod::QLora && sixteenOrMore ? WeightFormat::Nf4Double
                                                                     : training.weights;
}

void add(MemoryEstimate& estimate, PartKind kind, double bytes) {
    estimate.parts.push_back({kind, wholeBytes(bytes)});
}

// Pure 16-bit AdamW: weights and two moments always, gradients and the step's temporaries after the backward
// pass, activations before it: max(10 P, 6 P + activations).
void addPure16(MemoryEstimate& estimate, double parameters, double activations, int ranks) {
    const double share = parameters / ranks;
    const bool stepIsPeak = 4 * share >= activations;
    add(estimate, PartKind::Weights, 2 * share);
    add(estimate, PartKind::Gradients, stepIsPeak ? 2 * share : 0);
    add(estimate, PartKind::Optimizer, stepIsPeak ? 6 * share : 4 * share);
    add(estimate, PartKind::Activations, stepIsPeak ? 0 : activations);
}

void addMixed(MemoryEstimate& estimate, double parameters, double activations, int ranks) {
    const double share = parameters / ranks;
    add(estimate, PartKind::Weights, 2 * share);
    add(estimate, PartKind::Gradients, 2 * share);
    add(estimate, PartKind::Optimizer, 12 * share);
    add(estimate, PartKind::Activations, activations);
}

MemoryEstimate partsOn(const models::Architecture& model, const Training& training, int ranks) {
    MemoryEstimate estimate;
    const double parameters = asDouble(model.totalParameters.value_or(0));
    const double activations = activationBytes(model, training);
    if (training.method == TrainingMethod::FullBf16) {
        addPure16(estimate, parameters, activations, ranks);
    } else if (training.method == TrainingMethod::FullMixed) {
        addMixed(estimate, parameters, activations, ranks);
    } else {
        add(estimate, PartKind::Weights, weightBytesPerCard(model, baseFormat(training), {1, 1}) / ranks);
        add(estimate, PartKind::LoraState,
            kBytesPerTrainedParameter * loraParameters(model, training.loraRank) / ranks);
        add(estimate, PartKind::Activations, activations);
    }
    estimate.parts.push_back({PartKind::Overhead, kTrainingReserve});
    estimate.needed = sumOf(estimate.parts);
    return estimate;
}

} // namespace

MemoryEstimate estimateTraining(const models::Architecture& model, const Training& training,
                                const hardware::Gpu& gpu, int cards, ComfortPpm comfort,
                                std::span<const int> catalogCounts) {
    const int ranks = std::max(cards, 1);
    MemoryEstimate estimate = partsOn(model, training, ranks);
    estimate.cardsUsed = ranks;
    estimate.usable = gpu.usable;
    estimate.weightsOnly = model.layers == 0 || model.hidden == 0;
    if (!gpu.usable || gpu.usable->count() <= 0 || estimate.weightsOnly) {
        return estimate;
    }
    const FitQuestion question{estimate.needed, *gpu.usable, comfort, ranks, catalogCounts, false};
    const FitAnswer answer =
        judge(question, [&](int count) { return partsOn(model, training, count).needed; });
    estimate.fit = answer.fit;
    estimate.cardsNeeded = answer.cardsNeeded;
    return estimate;
}

} // namespace fitgauge::sizing
