// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sizing/explain.h"

#include "core/sizing/arithmetic.h"
#include "core/sizing/engine_reserve.h"
#include "core/sizing/format.h"
#include "core/sizing/serving_sizes.h"

#include <algorithm>

namespace fitgauge::sizing {
namespace {

using models::Architecture;
using models::AttentionKind;

constexpr double kGib = 1073741824.0;

FormulaTerm input(Term term, double value) {
    return {term, value, false};
}
FormulaTerm constant(Term term, double value) {
    return {term, value, true};
}

PartExplanation weights(const Architecture& m, const Serving& serving, int cards) {
    PartExplanation part;
    part.part = PartKind::Weights;
    const bool fromFile = m.storedBytes > 0 && m.storedFormat == formatName(serving.weights);
    if (fromFile) {
        part.formula = Formula::WeightsFromFile;
    } else if (m.plainSize) {
        part.formula = Formula::WeightsPlain;
    } else {
        part.formula = isGguf(serving.weights) ? Formula::WeightsGgufMix : Formula::WeightsByGroups;
    }
    const double rate =
        m.plainSize ? bytesPerPlainParameter(serving.weights) : bytesPerWeight(serving.weights);
    part.terms = {input(Term::Parameters, asDouble(m.totalParameters.value_or(0))),
                  constant(Term::BytesPerParameter, rate), input(Term::Cards, cards)};
    part.source = fromFile ? "file header" : "format block layout";
    return part;
}

void addCacheTerms(PartExplanation& part, const Architecture& m, const Serving& serving) {
    part.terms.push_back(constant(Term::KeyBytes, bytesPerCacheElement(serving.keyCache)));
    if (part.formula != Formula::KvLatent) {
        part.terms.push_back(constant(Term::ValueBytes, bytesPerCacheElement(serving.valueCache)));
        part.terms.push_back(input(Term::KvHeads, asDouble(m.kvHeads)));
        part.terms.push_back(input(Term::HeadDim, asDouble(m.headDim)));
    }
    part.terms.push_back(input(Term::ContextTokens, asDouble(serving.contextTokens)));
    part.terms.push_back(input(Term::Users, asDouble(serving.users)));
}

PartExplanation cache(const Architecture& m, const Serving& serving, int cards) {
    PartExplanation part;
    part.part = PartKind::KvCache;
    part.source = "engine behaviour";
    if (m.attention == AttentionKind::None || m.attention == AttentionKind::Unknown) {
        part.formula = Formula::KvNone;
        return part;
    }
    if (m.kvLoraRank > 0) {
        part.formula = Formula::KvLatent;
        part.terms = {input(Term::Layers, asDouble(m.layers)),
                      input(Term::LatentRank, asDouble(m.kvLoraRank)),
                      input(Term::RopeDim, asDouble(m.qkRopeHeadDim))};
    } else if (m.attention == AttentionKind::Hybrid) {
        part.formula = Formula::KvHybrid;
        part.terms = {input(Term::FullLayers, asDouble(m.fullAttentionLayers)),
                      input(Term::RecurrentLayers, asDouble(m.layers - m.fullAttentionLayers))};
    } else if (m.windowLayers > 0) {
        part.formula = Formula::KvWindow;
        part.terms = {input(Term::FullLayers, asDouble(m.fullAttentionLayers)),
                      input(Term::WindowLayers, asDouble(m.windowLayers)),
                      input(Term::WindowTokens, asDouble(m.windowTokens))};
    } else {
        part.formula = Formula::KvHeads;
        part.terms = {input(Term::Layers, asDouble(m.layers))};
    }
    addCacheTerms(part, m, serving);
    part.terms.push_back(input(Term::Cards, cards));
    return part;
}

PartExplanation activations(const Architecture& m, const Serving& serving, const EngineLimits& limits) {
    PartExplanation part;
    part.part = PartKind::Activations;
    part.source = "measured runs";
    part.terms = {input(Term::Hidden, asDouble(m.hidden)), input(Term::MlpWidth, asDouble(m.intermediate)),
                  input(Term::Vocabulary, asDouble(m.vocabulary))};
    if (serving.engine == Engine::Vllm) {
        part.formula = Formula::ActivationsVllm;
        part.terms.push_back(constant(Term::BytesPerLogit, kSamplerBytesPerLogit));
        part.terms.push_back(constant(Term::Sequences, asDouble(limits.sequences)));
        part.terms.push_back(constant(Term::BatchedTokens, asDouble(limits.batchedTokens)));
    } else if (serving.engine == Engine::LlamaCpp) {
        part.formula = Formula::ActivationsCompute;
    } else {
        part.formula = Formula::ActivationsPrompt;
        part.terms.push_back(constant(Term::BatchedTokens, asDouble(limits.batchedTokens)));
    }
    return part;
}

PartExplanation reserve(const Serving& serving, double gib) {
    PartExplanation part;
    part.part = PartKind::Overhead;
    part.formula = serving.engine == Engine::Generic ? Formula::ReserveFixed : Formula::ReserveEngine;
    part.terms = {constant(Term::Gib, gib)};
    part.source = serving.engine == Engine::Generic ? "fixed" : "measured runs";
    return part;
}

} // namespace

std::vector<PartExplanation> explainServing(const Architecture& model, const Serving& serving,
                                            const hardware::Gpu& gpu, int cards) {
    const int used = std::max(cards, 1);
    const MemoryEstimate estimate = estimateServing(model, serving, gpu, used, kDefaultComfort, {});
    const EngineLimits limits = defaultLimits(serving.engine, gpu.usable);
    std::vector<PartExplanation> parts;
    for (const Part& part : estimate.parts) {
        if (part.kind == PartKind::Weights) {
            parts.push_back(weights(model, serving, used));
        } else if (part.kind == PartKind::KvCache) {
            parts.push_back(cache(model, serving, used));
        } else if (part.kind == PartKind::Activations) {
            parts.push_back(activations(model, serving, limits));
        } else {
            parts.push_back(reserve(serving, asDouble(part.bytes.count()) / kGib));
        }
        parts.back().bytes = part.bytes;
    }
    return parts;
}

} // namespace fitgauge::sizing
