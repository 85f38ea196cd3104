// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/gauge/gauge_state.h"

#include "ui/text/quantity_text.h"

#include <QCoreApplication>

#include <algorithm>

namespace fitgauge::ui {
namespace {

using sizing::Fit;
using sizing::MemoryEstimate;
using sizing::PartKind;

struct GaugeText {
    Q_DECLARE_TR_FUNCTIONS(Gauge)
};

QString oneDecimal(Bytes bytes) {
    return gibText(bytes, 1);
}

QString wordOf(const MemoryEstimate& memory) {
    switch (memory.fit) {
    case Fit::Comfortable:
        return GaugeText::tr("Comfortable");
    case Fit::Tight:
        return GaugeText::tr("Tight");
    case Fit::NeedsCards:
        return GaugeText::tr("Needs %n card(s)", nullptr, memory.cardsNeeded);
    case Fit::WouldSpill:
        return GaugeText::tr("Would spill");
    case Fit::DoesNotFit:
        return GaugeText::tr("Does not fit");
    case Fit::Unknown:
        break;
    }
    return GaugeText::tr("Unknown");
}

// Context and users change the cache, batch and length the activations: the one that is larger is worth
// naming. Weights change too, with precision, but that is another decision.
std::optional<PartKind> largestChangeable(const MemoryEstimate& memory) {
    std::optional<PartKind> largest;
    Bytes size;
    for (const sizing::Part& part : memory.parts) {
        const bool changeable = part.kind == PartKind::KvCache || part.kind == PartKind::Activations;
        if (changeable && part.bytes > size) {
            largest = part.kind;
            size = part.bytes;
        }
    }
    return largest;
}

QString comfortableSentence(const MemoryEstimate& memory) {
    const QString needed = oneDecimal(memory.needed);
    const QString usable = oneDecimal(*memory.usable);
    const QString share = percentText(memory.usedPpm().value_or(0));
    if (memory.cardsUsed > 1) {
        //: %1 and %2 are GiB, %3 a share in per cent
        return GaugeText::tr("%1 of %2 GiB usable on each card · %3 · comfortable.")
            .arg(needed, usable, share);
    }
    const auto largest = largestChangeable(memory);
    if (largest == PartKind::KvCache) {
        //: %1 and %2 are GiB, %3 a share in per cent
        return GaugeText::tr(
                   "%1 of %2 GiB usable · %3 · comfortable · KV is the largest part you can change.")
            .arg(needed, usable, share);
    }
    if (largest == PartKind::Activations) {
        //: %1 and %2 are GiB, %3 a share in per cent
        return GaugeText::
            tr("%1 of %2 GiB usable · %3 · comfortable · activations are the largest part you can change.")
                .arg(needed, usable, share);
    }
    //: %1 and %2 are GiB, %3 a share in per cent
    return GaugeText::tr("%1 of %2 GiB usable · %3 · comfortable.").arg(needed, usable, share);
}

QString tightSentence(const MemoryEstimate& memory, std::optional<std::int64_t> users) {
    const QString needed = oneDecimal(memory.needed);
    const QString usable = oneDecimal(*memory.usable);
    const QString share = percentText(memory.usedPpm().value_or(0));
    const std::int64_t fewer =
        users && memory.usersComfortable ? *users - *memory.usersComfortable : std::int64_t{0};
    if (fewer > 0 && *memory.usersComfortable > 0) {
        //: %1 and %2 are GiB, %3 a share in per cent, %n users
        return GaugeText::tr("%1 of %2 GiB usable · %3 · tight · comfortable with %n user(s) fewer.", nullptr,
                             static_cast<int>(std::min<std::int64_t>(fewer, INT_MAX)))
            .arg(needed, usable, share);
    }
    //: %1 and %2 are GiB, %3 a share in per cent
    return GaugeText::tr("%1 of %2 GiB usable · %3 · tight · little is left for peaks.")
        .arg(needed, usable, share);
}

QString doesNotFitSentence(const MemoryEstimate& memory, std::optional<std::int64_t> users) {
    const QString needed = oneDecimal(memory.needed);
    const QString usable = oneDecimal(*memory.usable);
    const QString share = percentText(memory.usedPpm().value_or(0));
    const QString missing = oneDecimal(memory.needed - *memory.usable);
    if (users && memory.usersFull.value_or(0) > 0 && *memory.usersFull < *users) {
        //: %1, %2 and %4 are GiB, %3 a share in per cent, %5 of %6 users
        return GaugeText::tr(
                   "%1 of %2 GiB · %3 · does not fit · %4 GiB short · runs %5 of %6, the rest wait.")
            .arg(needed, usable, share, missing, countText(*memory.usersFull), countText(*users));
    }
    //: %1, %2 and %4 are GiB, %3 a share in per cent
    return GaugeText::tr("%1 of %2 GiB · %3 · does not fit · %4 GiB short.")
        .arg(needed, usable, share, missing);
}

QString unknownSentence(const MemoryEstimate& memory) {
    const QString needed = oneDecimal(memory.needed);
    if (memory.weightsOnly) {
        //: %1 are GiB
        return GaugeText::tr("This kind of model is not covered · weights only, at least %1 GiB.")
            .arg(needed);
    }
    //: %1 are GiB
    return GaugeText::tr("%1 GiB needed · the usable memory of this card is not known.").arg(needed);
}

QString sentenceOf(const MemoryEstimate& memory, std::optional<std::int64_t> users) {
    if (!memory.usable || memory.weightsOnly) {
        return unknownSentence(memory);
    }
    const QString needed = oneDecimal(memory.needed);
    const QString usable = oneDecimal(*memory.usable);
    switch (memory.fit) {
    case Fit::Comfortable:
        return comfortableSentence(memory);
    case Fit::Tight:
        return tightSentence(memory, users);
    case Fit::NeedsCards:
        //: %1 to %3 are GiB, %n cards
        return GaugeText::tr("%1 GiB, one card has %2 · %3 GiB short · fits on %n card(s).", nullptr,
                             memory.cardsNeeded)
            .arg(needed, usable, oneDecimal(memory.needed - *memory.usable));
    case Fit::WouldSpill:
        //: %1 to %3 are GiB
        return GaugeText::tr("%1 of %2 GiB · would spill %3 GiB to host memory · not a fit.")
            .arg(needed, usable, oneDecimal(memory.needed - *memory.usable));
    case Fit::DoesNotFit:
        return doesNotFitSentence(memory, users);
    case Fit::Unknown:
        break;
    }
    return unknownSentence(memory);
}

} // namespace

std::optional<Bytes> GaugeState::freeBytes() const {
    if (!usable || weightsOnly || needed > *usable) {
        return std::nullopt;
    }
    return *usable - needed;
}

std::optional<Bytes> GaugeState::missingBytes() const {
    if (!usable || needed <= *usable) {
        return std::nullopt;
    }
    return needed - *usable;
}

Bytes GaugeState::fullWidth() const {
    return usable ? std::max(*usable, needed) : needed;
}

GaugeState gaugeState(const MemoryEstimate& memory, sizing::ComfortPpm comfort, const QString& gpuName,
                      std::optional<std::int64_t> users) {
    GaugeState state;
    state.fit = memory.weightsOnly ? Fit::Unknown : memory.fit;
    std::ranges::copy_if(memory.parts, std::back_inserter(state.parts),
                         [](const sizing::Part& part) { return part.bytes > Bytes(0); });
    state.needed = memory.needed;
    state.usable = memory.usable && *memory.usable > Bytes(0) ? memory.usable : std::nullopt;
    state.comfort = comfort;
    state.cards = std::max(memory.cardsUsed, 1);
    state.weightsOnly = memory.weightsOnly;
    //: %1 is a GPU such as "L40S 48 GB"
    state.title = gpuName.isEmpty() ? GaugeText::tr("Memory") : GaugeText::tr("Memory on %1").arg(gpuName);
    state.stateWord = wordOf(memory);
    state.sentence = sentenceOf(memory, users);
    return state;
}

QString partText(PartKind kind, bool brief) {
    switch (kind) {
    case PartKind::Weights:
        return GaugeText::tr("Weights");
    case PartKind::Gradients:
        return GaugeText::tr("Gradients");
    case PartKind::Optimizer:
        return GaugeText::tr("Optimizer");
    case PartKind::LoraState:
        return brief ? GaugeText::tr("LoRA") : GaugeText::tr("LoRA gradients, optimizer");
    case PartKind::KvCache:
        return GaugeText::tr("KV cache");
    case PartKind::Activations:
        return GaugeText::tr("Activations");
    case PartKind::Overhead:
        break;
    }
    return GaugeText::tr("Overhead");
}

} // namespace fitgauge::ui
