// SPDX-License-Identifier: GPL-3.0-or-later
// "How computed": the formula of each part of the memory with what went in.
#include "ui/details/detail_facts.h"

#include "core/sizing/explain.h"
#include "ui/gauge/gauge_state.h"
#include "ui/text/names.h"
#include "ui/text/quantity_text.h"

#include <QCoreApplication>

#include <cmath>

namespace fitgauge::ui {
namespace {

using sizing::Formula;
using sizing::Term;

struct Formulas {
    Q_DECLARE_TR_FUNCTIONS(Formulas)
};

QString trainingFormulaText(Formula formula) {
    switch (formula) {
    case Formula::TrainWeights:
        return Formulas::tr("parameters × bytes of the format");
    case Formula::TrainWeightsGathered:
        return Formulas::tr("parameters × bytes of the format ÷ cards, and the layer at work and the "
                            "embeddings whole");
    case Formula::TrainGradients:
        return Formulas::tr("parameters × bytes of a gradient");
    case Formula::TrainOptimizer:
        return Formulas::tr("parameters × bytes of masters, moments and the step's temporaries");
    case Formula::TrainAdapters:
        return Formulas::tr("adapter parameters × bytes of weight, gradient, moments and master");
    case Formula::TrainActivations:
        return Formulas::tr("tokens × (what the backward pass reads of every layer + bytes per logit × "
                            "vocabulary)");
    case Formula::TrainActivationsRecompute:
        return Formulas::tr("tokens × (the input of every layer + one recomputed MLP + bytes per logit × "
                            "vocabulary)");
    case Formula::TrainActivationsHidden:
        return Formulas::tr("smaller than gradients and the step's temporaries, which take their place");
    default:
        return {};
    }
}

QString formulaText(Formula formula) {
    switch (formula) {
    case Formula::WeightsPlain:
        return Formulas::tr("parameters × bytes per parameter ÷ cards");
    case Formula::WeightsByGroups:
        return Formulas::tr(
            "matrices × bytes of the format ÷ cards; embeddings, output head, norms and routers stay 16 bit");
    case Formula::WeightsGgufMix:
        return Formulas::tr("each tensor × bits of the type that the mix gives it, ÷ cards");
    case Formula::WeightsFromFile:
        return Formulas::tr("sum of the tensors in the file ÷ cards");
    case Formula::KvHeads:
        return Formulas::tr("layers × KV heads × head size × (key + value bytes) × context × users ÷ cards");
    case Formula::KvLatent:
        return Formulas::tr(
            "layers × (latent rank + rope size) × bytes × context × users, whole on every card");
    case Formula::KvWindow:
        return Formulas::tr("full layers hold the context, window layers the window; each KV heads × head "
                            "size × (key + value bytes) × users ÷ cards");
    case Formula::KvHybrid:
        return Formulas::tr("attention layers hold the context, recurrent layers one state a user");
    case Formula::KvNone:
        return Formulas::tr("no cache, or a kind of model whose cache is not known");
    case Formula::ReserveFixed:
        return Formulas::tr("a fixed reserve on each card");
    case Formula::ReserveEngine:
        return Formulas::tr("runtime, graphs and communication of the engine on each card");
    case Formula::ActivationsVllm:
        return Formulas::tr("the larger of batch tokens × 2 × (3 × MLP width + 3 × hidden) and bytes per "
                            "logit × vocabulary × sequences");
    case Formula::ActivationsPrompt:
        return Formulas::tr("batch tokens × widths of the MLP and the hidden state");
    case Formula::ActivationsCompute:
        return Formulas::tr("compute buffer: micro batch × (vocabulary + hidden) × 4 bytes, at least");
    default:
        return trainingFormulaText(formula);
    }
    return {};
}

QString termText(Term term) {
    switch (term) {
    case Term::Parameters:
        return Formulas::tr("parameters");
    case Term::BytesPerParameter:
        return Formulas::tr("bytes per parameter");
    case Term::Layers:
        return Formulas::tr("layers");
    case Term::FullLayers:
        return Formulas::tr("full layers");
    case Term::WindowLayers:
        return Formulas::tr("window layers");
    case Term::WindowTokens:
        return Formulas::tr("window");
    case Term::RecurrentLayers:
        return Formulas::tr("recurrent layers");
    case Term::KvHeads:
        return Formulas::tr("KV heads");
    case Term::HeadDim:
        return Formulas::tr("head size");
    case Term::LatentRank:
        return Formulas::tr("latent rank");
    case Term::RopeDim:
        return Formulas::tr("rope size");
    case Term::KeyBytes:
        return Formulas::tr("key bytes");
    case Term::ValueBytes:
        return Formulas::tr("value bytes");
    case Term::ContextTokens:
        return Formulas::tr("context");
    case Term::Users:
        return Formulas::tr("users");
    case Term::Cards:
        return Formulas::tr("cards");
    case Term::Vocabulary:
        return Formulas::tr("vocabulary");
    case Term::Hidden:
        return Formulas::tr("hidden");
    case Term::MlpWidth:
        return Formulas::tr("MLP width");
    case Term::BatchedTokens:
        return Formulas::tr("batch tokens");
    case Term::Sequences:
        return Formulas::tr("sequences");
    case Term::BytesPerLogit:
        return Formulas::tr("bytes per logit");
    case Term::Gib:
        return Formulas::tr("GiB");
    case Term::AdapterParameters:
        return Formulas::tr("adapter parameters");
    case Term::Rank:
        return Formulas::tr("rank");
    case Term::Tokens:
        return Formulas::tr("tokens a step");
    case Term::Shards:
        return Formulas::tr("divided over");
    }
    return {};
}

QString sourceText(std::string_view source) {
    if (source == "file header") {
        return Formulas::tr("the file's own header");
    }
    if (source == "format block layout") {
        return Formulas::tr("block layout of the number format");
    }
    if (source == "engine behaviour") {
        return Formulas::tr("behaviour of the engine");
    }
    if (source == "ZeRO paper") {
        return Formulas::tr("ZeRO paper (Rajbhandari et al., 2020)");
    }
    return source == "fixed" ? Formulas::tr("fixed for the Generic engine") : Formulas::tr("measured runs");
}

QString valueText(const sizing::FormulaTerm& term) {
    if (term.term == Term::Parameters || term.term == Term::AdapterParameters) {
        return parametersText(std::llround(term.value));
    }
    const bool isWhole = std::abs(term.value - std::round(term.value)) < 1e-9;
    return isWhole ? countText(std::llround(term.value)) : decimalText(term.value, 3);
}

QString termsText(const std::vector<sizing::FormulaTerm>& terms) {
    QStringList parts;
    for (const sizing::FormulaTerm& term : terms) {
        //: %1 name of what goes into a formula, %2 its value
        parts << Formulas::tr("%1 %2").arg(termText(term.term), valueText(term));
    }
    return parts.join(Formulas::tr(", ", "between list items"));
}

} // namespace

std::vector<FactRow> formulaFacts(const DetailSubject& subject) {
    const compare::Workload& workload = subject.comparison.workload();
    const compare::OfferTable& table = subject.comparison.table();
    std::vector<FactRow> rows;
    const double cards = table.kindOf(subject.row).gpuCount;
    if (cards < 1) {
        return rows;
    }
    const hardware::Gpu& gpu = table.gpuOf(subject.row);
    for (const sizing::PartExplanation& part :
         workload.isTraining ? sizing::explainTraining(workload.model, workload.training, gpu, int(cards))
                             : sizing::explainServing(workload.model, workload.serving, gpu, int(cards))) {
        //: a part of the memory, in GiB on each card
        rows.push_back({.label = partText(part.part),
                        .value = Formulas::tr("%1 GiB").arg(gibText(part.bytes)),
                        .strong = true,
                        .lineAbove = !rows.empty()});
        rows.push_back({Formulas::tr("Formula"), formulaText(part.formula)});
        if (!part.terms.empty()) {
            rows.push_back({Formulas::tr("With"), termsText(part.terms)});
        }
        rows.push_back({Formulas::tr("Source"), sourceText(part.source)});
    }
    return rows;
}

} // namespace fitgauge::ui
