// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/text/names.h"

#include "core/sizing/format.h"
#include "ui/text/quantity_text.h"

#include <QCoreApplication>

namespace fitgauge::ui {

namespace {
struct Names {
    Q_DECLARE_TR_FUNCTIONS(Names)
};
} // namespace

QString unknownText() {
    return Names::tr("unknown");
}

QString nameOf(compare::Profile profile) {
    switch (profile) {
    case compare::Profile::Research:
        return Names::tr("Research");
    case compare::Profile::Live:
        return Names::tr("Live serving");
    case compare::Profile::Batch:
        return Names::tr("Batch");
    }
    return {};
}

QString nameOf(sizing::Fit fit) {
    switch (fit) {
    case sizing::Fit::Comfortable:
        return Names::tr("Comfortable");
    case sizing::Fit::Tight:
        return Names::tr("Tight");
    case sizing::Fit::NeedsCards:
        return Names::tr("Needs more cards");
    case sizing::Fit::WouldSpill:
        return Names::tr("Would spill");
    case sizing::Fit::DoesNotFit:
        return Names::tr("Does not fit");
    case sizing::Fit::Unknown:
        return Names::tr("Unknown");
    }
    return {};
}

QString fitWord(const sizing::MemoryEstimate& memory) {
    if (memory.fit == sizing::Fit::NeedsCards && memory.cardsNeeded > 0) {
        return Names::tr("Needs %n card(s)", "graphics cards in one machine", memory.cardsNeeded);
    }
    return nameOf(memory.fit);
}

QString nameOf(sizing::PartKind part) {
    switch (part) {
    case sizing::PartKind::Weights:
        return Names::tr("Weights");
    case sizing::PartKind::Gradients:
        return Names::tr("Gradients");
    case sizing::PartKind::Optimizer:
        return Names::tr("Optimizer");
    case sizing::PartKind::LoraState:
        return Names::tr("LoRA gradients, optimizer");
    case sizing::PartKind::KvCache:
        return Names::tr("KV cache");
    case sizing::PartKind::Activations:
        return Names::tr("Activations");
    case sizing::PartKind::Overhead:
        return Names::tr("Overhead");
    }
    return {};
}

// Formats are names of the field and are not translated; the rare ones say what sets them apart.
QString nameOf(sizing::WeightFormat format) {
    const std::string_view word = sizing::formatName(format);
    const QString name = QString::fromUtf8(word.data(), static_cast<qsizetype>(word.size()));
    if (sizing::isGguf(format)) {
        return QStringLiteral("GGUF ") + name.mid(name.indexOf(u':') + 1);
    }
    switch (format) {
    case sizing::WeightFormat::Fp8Block128:
        return Names::tr("FP8, blocks of 128");
    case sizing::WeightFormat::Nf4Double:
        return Names::tr("NF4, double quantised");
    case sizing::WeightFormat::Int4Experts32:
        return Names::tr("INT4 experts");
    default:
        return name.toUpper().replace(u'-', u' ');
    }
}

QString nameOf(sizing::KvFormat format) {
    switch (format) {
    case sizing::KvFormat::Bits16:
        return Names::tr("16-bit");
    case sizing::KvFormat::Fp8:
        return QStringLiteral("FP8");
    case sizing::KvFormat::Fp4:
        return QStringLiteral("FP4");
    default: { // the cache types of llama.cpp: Q8_0 ...
        const std::string_view word = sizing::formatName(format);
        return QString::fromUtf8(word.data(), static_cast<qsizetype>(word.size())).toUpper();
    }
    }
}

QString nameOf(sizing::Engine engine) {
    switch (engine) {
    case sizing::Engine::Generic:
        return Names::tr("Any engine", "a fixed reserve instead of one server's habits");
    case sizing::Engine::Vllm:
        return QStringLiteral("vLLM");
    case sizing::Engine::Sglang:
        return QStringLiteral("SGLang");
    case sizing::Engine::TensorRtLlm:
        return QStringLiteral("TensorRT-LLM");
    case sizing::Engine::LlamaCpp:
        return QStringLiteral("llama.cpp");
    case sizing::Engine::Transformers:
        return QStringLiteral("Transformers");
    }
    return {};
}

QString nameOf(sizing::TrainingMethod method) {
    switch (method) {
    case sizing::TrainingMethod::Lora:
        return Names::tr("Fine-tune (LoRA)");
    case sizing::TrainingMethod::QLora:
        return Names::tr("Fine-tune (QLoRA)");
    case sizing::TrainingMethod::FullBf16:
        return Names::tr("Full fine-tuning, BF16");
    case sizing::TrainingMethod::FullMixed:
        return Names::tr("Full fine-tuning, mixed precision");
    }
    return {};
}

QString nameOf(catalog::Market market) {
    switch (market) {
    case catalog::Market::OnDemand:
        return Names::tr("on-demand");
    case catalog::Market::Spot:
        return Names::tr("spot");
    case catalog::Market::Reserved:
        return Names::tr("reserved");
    case catalog::Market::Serverless:
        return Names::tr("serverless");
    }
    return {};
}

QString nameOf(catalog::ProviderKind kind) {
    switch (kind) {
    case catalog::ProviderKind::Hyperscaler:
        return Names::tr("hyperscaler");
    case catalog::ProviderKind::RegionalCloud:
        return Names::tr("regional cloud");
    case catalog::ProviderKind::SpecialistCloud:
        return Names::tr("specialist cloud");
    case catalog::ProviderKind::BareMetal:
        return Names::tr("bare metal");
    case catalog::ProviderKind::Marketplace:
        return Names::tr("marketplace");
    case catalog::ProviderKind::Serverless:
        return Names::tr("serverless");
    case catalog::ProviderKind::HostedNotebook:
        return Names::tr("hosted notebook");
    case catalog::ProviderKind::Broker:
        return Names::tr("broker");
    case catalog::ProviderKind::Other:
        return Names::tr("other");
    }
    return {};
}

QString nameOf(Tri value) {
    switch (value) {
    case Tri::Unknown:
        return unknownText();
    case Tri::No:
        return Names::tr("no");
    case Tri::Yes:
        return Names::tr("yes");
    }
    return {};
}

QString nameOf(compare::NoCost reason) {
    switch (reason) {
    case compare::NoCost::HasCost:
        return {};
    case compare::NoCost::NoPrice:
        return Names::tr("no price");
    case compare::NoCost::OtherCurrency:
        return Names::tr("priced in another currency");
    case compare::NoCost::NoBillingRule:
        return Names::tr("billing rule unknown");
    case compare::NoCost::NoSpeed:
        return Names::tr("speed unknown");
    case compare::NoCost::DoesNotFit:
        return Names::tr("does not fit");
    case compare::NoCost::OutOfRange:
        return Names::tr("too large to compute");
    }
    return {};
}

QString nameOf(compare::CostBasis basis) {
    switch (basis) {
    case compare::CostBasis::MonthOfSessions:
        return Names::tr("month of your sessions");
    case compare::CostBasis::MonthAlwaysOn:
        return Names::tr("730 h, always on");
    case compare::CostBasis::MonthScaleToZero:
        return Names::tr("month of your traffic, scale to zero");
    case compare::CostBasis::Job:
        return Names::tr("the whole job");
    }
    return {};
}

QString nameOf(compare::HiddenBy rule) {
    switch (rule) {
    case compare::HiddenBy::Nothing:
    case compare::HiddenBy::Count_:
        return {};
    case compare::HiddenBy::Search:
        return Names::tr("Search");
    case compare::HiddenBy::Expression:
        return Names::tr("Expression");
    case compare::HiddenBy::ColumnFilter:
        return Names::tr("Column filters");
    case compare::HiddenBy::Provider:
        return Names::tr("Provider");
    case compare::HiddenBy::ProviderKind:
        return Names::tr("Kind of provider");
    case compare::HiddenBy::Gpu:
        return Names::tr("GPU");
    case compare::HiddenBy::Accelerator:
        return Names::tr("Make of GPU");
    case compare::HiddenBy::Region:
        return Names::tr("Region");
    case compare::HiddenBy::Vram:
        return Names::tr("VRAM");
    case compare::HiddenBy::VramTotal:
        return Names::tr("VRAM of all cards");
    case compare::HiddenBy::Bandwidth:
        return Names::tr("Bandwidth");
    case compare::HiddenBy::GpuCount:
        return Names::tr("Number of GPUs");
    case compare::HiddenBy::Precision:
        return Names::tr("Native precisions");
    case compare::HiddenBy::Link:
        return Names::tr("Interconnect");
    case compare::HiddenBy::Price:
        return Names::tr("Price");
    case compare::HiddenBy::PriceAge:
        return Names::tr("Price age");
    case compare::HiddenBy::Market:
        return Names::tr("Billing and tier");
    case compare::HiddenBy::Commitment:
        return Names::tr("Commitment");
    case compare::HiddenBy::Tax:
        return Names::tr("Tax");
    case compare::HiddenBy::Access:
        return Names::tr("Access and images");
    case compare::HiddenBy::Storage:
        return Names::tr("Storage");
    case compare::HiddenBy::Egress:
        return Names::tr("Egress");
    case compare::HiddenBy::Ready:
        return Names::tr("Ready within");
    case compare::HiddenBy::Increment:
        return Names::tr("Billing increment");
    case compare::HiddenBy::DoesNotFit:
        return Names::tr("Fits");
    case compare::HiddenBy::MultiGpu:
        return Names::tr("1 GPU");
    case compare::HiddenBy::Reclaimable:
        return Names::tr("Not reclaimable");
    case compare::HiddenBy::MissesTarget:
        return Names::tr("Target");
    }
    return {};
}

QString hiddenGroupText(compare::HiddenBy rule, std::size_t count) {
    const int n = static_cast<int>(std::min<std::size_t>(count, std::numeric_limits<int>::max()));
    switch (rule) {
    case compare::HiddenBy::Nothing:
    case compare::HiddenBy::Count_:
        return {};
    case compare::HiddenBy::Search:
        return Names::tr("%Ln not in the search", "hidden offers", n);
    case compare::HiddenBy::Expression:
        return Names::tr("%Ln by the expression", "hidden offers", n);
    case compare::HiddenBy::ColumnFilter:
        return Names::tr("%Ln by column filters", "hidden offers", n);
    case compare::HiddenBy::Provider:
        return Names::tr("%Ln of other providers", "hidden offers", n);
    case compare::HiddenBy::ProviderKind:
        return Names::tr("%Ln of other kinds of provider", "hidden offers", n);
    case compare::HiddenBy::Gpu:
        return Names::tr("%Ln with other GPUs", "hidden offers", n);
    case compare::HiddenBy::Accelerator:
        return Names::tr("%Ln of other makes", "hidden offers", n);
    case compare::HiddenBy::Region:
        return Names::tr("%Ln in other regions", "hidden offers", n);
    case compare::HiddenBy::Vram:
        return Names::tr("%Ln by VRAM", "hidden offers", n);
    case compare::HiddenBy::VramTotal:
        return Names::tr("%Ln by VRAM of all cards", "hidden offers", n);
    case compare::HiddenBy::Bandwidth:
        return Names::tr("%Ln by bandwidth", "hidden offers", n);
    case compare::HiddenBy::GpuCount:
        return Names::tr("%Ln by number of GPUs", "hidden offers", n);
    case compare::HiddenBy::Precision:
        return Names::tr("%Ln without the precisions", "hidden offers", n);
    case compare::HiddenBy::Link:
        return Names::tr("%Ln by interconnect", "hidden offers", n);
    case compare::HiddenBy::Price:
        return Names::tr("%Ln by price", "hidden offers", n);
    case compare::HiddenBy::PriceAge:
        return Names::tr("%Ln by price age", "hidden offers", n);
    case compare::HiddenBy::Market:
        return Names::tr("%Ln in other tiers", "hidden offers", n);
    case compare::HiddenBy::Commitment:
        return Names::tr("%Ln with other commitments", "hidden offers", n);
    case compare::HiddenBy::Tax:
        return Names::tr("%Ln by tax", "hidden offers", n);
    case compare::HiddenBy::Access:
        return Names::tr("%Ln by access", "hidden offers", n);
    case compare::HiddenBy::Storage:
        return Names::tr("%Ln by storage", "hidden offers", n);
    case compare::HiddenBy::Egress:
        return Names::tr("%Ln by egress", "hidden offers", n);
    case compare::HiddenBy::Ready:
        return Names::tr("%Ln not ready in time", "hidden offers", n);
    case compare::HiddenBy::Increment:
        return Names::tr("%Ln billed in larger steps", "hidden offers", n);
    case compare::HiddenBy::DoesNotFit:
        return Names::tr("%Ln do not fit", "hidden offers", n);
    case compare::HiddenBy::MultiGpu:
        return Names::tr("%Ln multi-GPU", "hidden offers", n);
    case compare::HiddenBy::Reclaimable:
        return Names::tr("%Ln reclaimable", "hidden offers", n);
    case compare::HiddenBy::MissesTarget:
        return Names::tr("%Ln miss the target", "hidden offers", n);
    }
    return {};
}

} // namespace fitgauge::ui
