// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/sizing/estimate.h"

#include <string_view>
#include <vector>

namespace fitgauge::sizing {

// Which formula a part was computed by; ui/text has the sentence.
enum class Formula : std::uint8_t {
    WeightsPlain,       // parameters x bytes per parameter
    WeightsByGroups,    // quantised matrices + 16-bit embeddings, norms, routers
    WeightsGgufMix,     // tensors by the mix's rules
    WeightsFromFile,    // exact sum of the file's tensors
    KvHeads,            // 2 x layers x KV heads x width x bytes x context x users
    KvLatent,           // layers x (latent rank + rope) x bytes x context x users
    KvWindow,           // full layers hold the context, window layers the window
    KvHybrid,           // attention layers hold the context, recurrent layers a state
    KvNone,             // encoder, or an unknown kind
    ReserveFixed,       // 1.5 GiB on each card
    ReserveEngine,      // runtime, graphs, communication
    ActivationsVllm,    // max(batch MLP, sampler warm-up)
    ActivationsPrompt,  // MLP of the longest batch
    ActivationsCompute, // llama.cpp's compute buffer
    // Training. Each is divided by the cards where the sharding says so.
    TrainWeights,              // parameters x bytes of the format
    TrainWeightsGathered,      // ... and, fully sharded, the layer at work and the embeddings whole
    TrainGradients,            // parameters x bytes of a gradient
    TrainOptimizer,            // parameters x bytes of masters, moments and step temporaries
    TrainAdapters,             // adapter parameters x 16: weights, gradients, moments, 32-bit masters
    TrainActivations,          // tokens x (what the backward pass reads of each layer + logits)
    TrainActivationsRecompute, // tokens x (each layer's input + one recomputed MLP + logits)
    TrainActivationsHidden     // pure 16 bits: below gradients and step temporaries, which come after it
};

// What an input or constant of a formula is.
enum class Term : std::uint8_t {
    Parameters,
    BytesPerParameter,
    Layers,
    FullLayers,
    WindowLayers,
    WindowTokens,
    RecurrentLayers,
    KvHeads,
    HeadDim,
    LatentRank,
    RopeDim,
    KeyBytes,
    ValueBytes,
    ContextTokens,
    Users,
    Cards,
    Vocabulary,
    Hidden,
    MlpWidth,
    BatchedTokens,
    Sequences,
    BytesPerLogit,
    Gib,
    AdapterParameters,
    Rank,
    Tokens, // of one step on one card
    Shards  // cards that a part is divided over
};

struct FormulaTerm {
    Term term = Term::Parameters;
    double value = 0;
    bool constant = false; // of the formula, not of the model or the load
};

// "How computed" of one part: formula, what went in, where the formula comes from.
struct PartExplanation {
    PartKind part = PartKind::Weights;
    Formula formula = Formula::WeightsPlain;
    std::vector<FormulaTerm> terms;
    std::string_view source; // a paper, an engine's behaviour, measured runs; a stable word, not a sentence
    Bytes bytes;
};

// One explanation for each part that estimateServing() lists, in its order and with its bytes.
[[nodiscard]] std::vector<PartExplanation> explainServing(const models::Architecture& model,
                                                          const Serving& serving, const hardware::Gpu& gpu,
                                                          int cards);

// The same for the parts of estimateTraining().
[[nodiscard]] std::vector<PartExplanation> explainTraining(const models::Architecture& model,
                                                           const Training& training, const hardware::Gpu& gpu,
                                                           int cards);

} // namespace fitgauge::sizing
