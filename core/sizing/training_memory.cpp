// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sizing/training_memory.h"

#include "core/sizing/arithmetic.h"
#include "core/sizing/weights.h"

#include <algorithm>

namespace fitgauge::sizing {
namespace {

using models::Architecture;
using models::ParameterCounts;

// Cross entropy of models that upcast logits: 16-bit logits, their 32-bit copy, its gradient and the 16-bit
// one.
constexpr double kUpcastBytesPerLogit = 12.0;
constexpr double kPlainBytesPerLogit = 8.0; // models that do not (GELU models of the GPT line)
constexpr double kAutocastBytesPerLogit = 16.0;
// Full sharding casts outputs to 32 bits; measured between 14.4 and 16.
constexpr double kShardedBytesPerLogit = 15.0;
constexpr double kFusedShare = 2.0 / 3.0;
constexpr double kChunks = 8.0; // torchtune cuts a batch in so many pieces
// 4-bit layers without checkpointing keep six more hidden-sized tensors for the backward pass; measured.
constexpr double kFourBitKept = 12.4;

// LayerNorm and GELU without a gate stand for the GPT line, RMSNorm with a gated MLP for the Llama line.
bool isLlamaLine(const ParameterCounts& counts) {
    return counts.mlpMatrices == 3;
}

double mlpWidth(const Architecture& m) {
    if (m.expertsTotal > 0 && m.moeIntermediate > 0) {
        return asDouble(std::max(m.moeIntermediate, m.denseFirstLayers > 0 ? m.intermediate : 0));
    }
    return asDouble(m.intermediate);
}

bool adapters(const TrainingRun& run) {
    return run.method == TrainingMethod::Lora || run.method == TrainingMethod::QLora;
}

// Adapters train under autocast; models that do not upcast by themselves then keep everything in 32 bits.
bool keeps32Bits(const ParameterCounts& counts, const TrainingRun& run) {
    return run.autocast32 || (adapters(run) && !isLlamaLine(counts) && run.logits == LogitPrecision::ByModel);
}

double plainLossBytes(const ParameterCounts& counts, const TrainingRun& run) {
    if (keeps32Bits(counts, run)) {
        return kAutocastBytesPerLogit;
    }
    const bool upcast = run.logits == LogitPrecision::Upcast ||
                        (run.logits == LogitPrecision::ByModel && isLlamaLine(counts));
    return upcast ? kUpcastBytesPerLogit : kPlainBytesPerLogit;
}

} // namespace

double bytesPerLogit(const ParameterCounts& counts, const TrainingRun& run) {
    const double bytes = plainLossBytes(counts, run);
    if (run.loss == LossKind::Chunked) {
        return bytes / kChunks;
    }
    if (run.sharding == Sharding::Full && adapters(run) && !keeps32Bits(counts, run)) {
        return kShardedBytesPerLogit;
    }
    return run.loss == LossKind::Fused ? bytes * kFusedShare : bytes;
}

namespace {

// All that the backward pass of one layer reads, 16 bits; 10.3 and 6 hidden-sized tensors are measured.
double keptBytesPerTokenLayer(const Architecture& m, const ParameterCounts& counts) {
    const double heads = asDouble(m.attentionHeads + 2 * m.kvHeads) * asDouble(m.headDim);
    if (isLlamaLine(counts)) {
        return 2 * (10.3 * asDouble(m.hidden) + heads + 3 * mlpWidth(m));
    }
    return 2 * (6 * asDouble(m.hidden) + heads + mlpWidth(m));
}

double layerBytesPerToken(const Architecture& m, const ParameterCounts& counts, const TrainingRun& run) {
    const double scores = run.flashAttention ? 0 : asDouble(m.attentionHeads) * run.sequence * 6;
    if (!run.checkpointing) {
        const bool fourBit = run.base == WeightFormat::Nf4 || run.base == WeightFormat::Nf4Double;
        const double more = fourBit ? kFourBitKept * asDouble(m.hidden) : 0;
        return asDouble(m.layers) * (keptBytesPerTokenLayer(m, counts) + scores + more);
    }
    const double element = keeps32Bits(counts, run) && run.sharding != Sharding::Full ? 4 : 2;
    return asDouble(m.layers) * asDouble(m.hidden) * element + 6 * mlpWidth(m) + scores;
}

double gatheredBytes(const Architecture& m, const ParameterCounts& counts, const TrainingRun& run) {
    if (run.sharding != Sharding::Full || run.ranks <= 1 || m.layers == 0) {
        return 0;
    }
    const double all = weightBytesPerCard(m, counts, run.base, {});
    const double ends = 2 * (counts.embedding + counts.head);
    return std::max(0.0, all - ends) / asDouble(m.layers) + ends;
}

double shareOf(const TrainingRun& run, Sharding from) {
    return run.sharding >= from ? 1.0 / std::max(run.ranks, 1) : 1.0;
}

// Moments: two of 16 bits in pure 16-bit training.
double momentBytes(const TrainingRun& run, double adam) {
    return run.optimizer == OptimizerKind::Adam ? adam
                                                : (run.optimizer == OptimizerKind::Adam8Bit ? 2.0 : 0.0);
}

// Pure 16-bit AdamW: weights and two moments always, gradients and the step's temporaries after the backward
// pass, activations before it: max(10 P, 6 P + activations).
void fillPure16(TrainingMemory& memory, const ParameterCounts& counts, double parameters,
                const TrainingRun& run) {
    const double moments = momentBytes(run, 4);
    const double share = parameters * shareOf(run, Sharding::Full);
    memory.weights = 2 * share;
    memory.optimizer = moments * share;
    if (run.optimizerInBackward) { // the largest gradient at a time
        memory.gradients = 2 * std::max(counts.embedding, counts.head);
        return;
    }
    const double temporaries = run.optimizer == OptimizerKind::Adam && !run.fusedStep ? 2 : 0;
    if ((2 + temporaries) * share >= memory.activations + memory.gathered) {
        memory.gradients = 2 * share;
        memory.optimizer += temporaries * share;
        memory.activations = 0;
        memory.gathered = 0;
    }
}

void fillMixed(TrainingMemory& memory, double parameters, const TrainingRun& run) {
    const double gradientBytes = run.deepSpeed ? 6 : 2; // 32 bits and a 16-bit bucket
    memory.weights = 2 * parameters * shareOf(run, Sharding::Full);
    memory.gradients = run.optimizerInBackward
                           ? 0
                           : gradientBytes * parameters * shareOf(run, Sharding::OptimizerAndGradients);
    const double stepCopy = run.deepSpeed ? 4 : 0;
    memory.optimizer = (4 + stepCopy + momentBytes(run, 8)) * parameters * shareOf(run, Sharding::Optimizer);
}

} // namespace

double activationBytes(const Architecture& model, const ParameterCounts& counts, const TrainingRun& run) {
    return run.tokens *
           (layerBytesPerToken(model, counts, run) + bytesPerLogit(counts, run) * asDouble(model.vocabulary));
}

TrainingMemory trainingMemory(const Architecture& model, const ParameterCounts& counts,
                              const TrainingRun& run) {
    TrainingMemory memory;
    const double parameters = asDouble(model.totalParameters.value_or(0));
    memory.activations = activationBytes(model, counts, run);
    memory.gathered = gatheredBytes(model, counts, run);
    switch (run.method) {
    case TrainingMethod::FullBf16:
        fillPure16(memory, counts, parameters, run);
        break;
    case TrainingMethod::FullMixed:
        fillMixed(memory, parameters, run);
        break;
    case TrainingMethod::Lora:
    case TrainingMethod::QLora:
        memory.weights = weightBytesPerCard(model, counts, run.base, {}) * shareOf(run, Sharding::Full);
        memory.adapters = kBytesPerAdapterParameter * run.adapterParameters * shareOf(run, Sharding::Full);
        break;
    }
    return memory;
}

double reservedBytes(const ParameterCounts& counts, const TrainingRun& run, const TrainingMemory& memory,
                     bool varyingLengths) {
    constexpr double kContext = 0.5 * 1073741824.0;
    constexpr double kVaryingLengths = 2.4;
    constexpr double kStepTemporaries = 8; // bytes an adapter parameter, 32-bit foreach step
    double bytes = memory.total() + kContext;
    if (varyingLengths) {
        bytes += (kVaryingLengths - 1) * memory.activations;
    } else if (adapters(run)) {
        // Embeddings and head are cast to 32 bits in k-bit training; 16-bit training keeps one more copy of
        // the head.
        const double copies =
            run.method == TrainingMethod::QLora ? counts.embedding + counts.head : counts.embedding;
        bytes += 2 * copies + kContext;
    }
    return bytes + (adapters(run) ? kStepTemporaries * run.adapterParameters : 0);
}

} // namespace fitgauge::sizing
