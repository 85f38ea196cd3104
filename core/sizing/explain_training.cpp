// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sizing/explain.h"

#include "core/sizing/arithmetic.h"
#include "core/sizing/serving_sizes.h"
#include "core/sizing/training_memory.h"

#include <algorithm>

namespace fitgauge::sizing {
namespace {

using models::Architecture;

constexpr double kGib = 1073741824.0;

// One run and its parts, while they are explained.
struct Explained {
    const Architecture& model;
    const Training& training;
    const TrainingRun& run;
    const models::ParameterCounts& counts;
    const TrainingMemory& memory;
};

double shardsOf(const TrainingRun& run, Sharding from) {
    const bool isPure16 = run.method == TrainingMethod::FullBf16;
    return run.sharding >= (isPure16 ? Sharding::Full : from) ? std::max(run.ranks, 1) : 1;
}

// Every part but activations is so many bytes a parameter; the rate is what the formula came to.
void addRate(PartExplanation& part, const Explained& e, double bytes, Sharding from) {
    const double parameters = asDouble(e.model.totalParameters.value_or(0));
    const double shards = shardsOf(e.run, from);
    part.terms.push_back({Term::Parameters, parameters, false});
    if (parameters > 0) {
        part.terms.push_back({Term::BytesPerParameter, bytes * shards / parameters, true});
    }
    part.terms.push_back({Term::Shards, shards, false});
}

void explainAdapters(PartExplanation& part, const Explained& e) {
    part.formula = Formula::TrainAdapters;
    part.source = "ZeRO paper";
    part.terms = {{Term::AdapterParameters, e.run.adapterParameters, false},
                  {Term::Rank, asDouble(e.training.loraRank), false},
                  {Term::BytesPerParameter, kBytesPerAdapterParameter, true},
                  {Term::Shards, shardsOf(e.run, Sharding::Full), false}};
}

void explainActivations(PartExplanation& part, const Explained& e) {
    part.source = "measured runs";
    if (part.bytes.count() == 0 && e.run.method == TrainingMethod::FullBf16) {
        part.formula = Formula::TrainActivationsHidden;
        return;
    }
    part.formula = e.run.checkpointing ? Formula::TrainActivationsRecompute : Formula::TrainActivations;
    part.terms = {{Term::Tokens, e.run.tokens, false},
                  {Term::Layers, asDouble(e.model.layers), false},
                  {Term::Hidden, asDouble(e.model.hidden), false},
                  {Term::MlpWidth, asDouble(std::max(e.model.intermediate, e.model.moeIntermediate)), false},
                  {Term::Vocabulary, asDouble(e.model.vocabulary), false},
                  {Term::BytesPerLogit, bytesPerLogit(e.counts, e.run), true}};
}

PartExplanation explain(const Part& of, const Explained& e) {
    PartExplanation part;
    part.part = of.kind;
    part.bytes = of.bytes;
    part.source = "ZeRO paper";
    switch (of.kind) {
    case PartKind::Weights:
        part.formula = e.memory.gathered > 0 ? Formula::TrainWeightsGathered : Formula::TrainWeights;
        part.source = "format block layout";
        addRate(part, e, e.memory.weights, Sharding::Full);
        break;
    case PartKind::Gradients:
        part.formula = Formula::TrainGradients;
        addRate(part, e, e.memory.gradients, Sharding::OptimizerAndGradients);
        break;
    case PartKind::Optimizer:
        part.formula = Formula::TrainOptimizer;
        addRate(part, e, e.memory.optimizer, Sharding::Optimizer);
        break;
    case PartKind::LoraState:
        explainAdapters(part, e);
        break;
    case PartKind::Activations:
        explainActivations(part, e);
        break;
    default:
        part.formula = Formula::ReserveEngine;
        part.source = "measured runs";
        part.terms = {{Term::Gib, asDouble(of.bytes.count()) / kGib, true}};
    }
    return part;
}

} // namespace

std::vector<PartExplanation> explainTraining(const Architecture& model, const Training& training,
                                             const hardware::Gpu& gpu, int cards) {
    const int ranks = std::max(cards, 1);
    const MemoryEstimate estimate = estimateTraining(model, training, gpu, ranks, kDefaultComfort, {});
    const models::ParameterCounts counts = countsFor(model);
    const TrainingRun run = trainingRun(model, training, ranks);
    const TrainingMemory memory = trainingMemory(model, counts, run);
    const Explained explained{model, training, run, counts, memory};
    std::vector<PartExplanation> parts;
    for (const Part& part : estimate.parts) {
        parts.push_back(explain(part, explained));
    }
    return parts;
}

} // namespace fitgauge::sizing
