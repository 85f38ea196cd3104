// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/gauge/gauge_state.h"

#include "ui/text/fit_text.h"
#include "ui/text/names.h"

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
    state.stateWord = fitWord(memory);
    state.sentence = fitSentence(memory, users);
    return state;
}

QString partText(PartKind kind, bool brief) {
    return brief && kind == PartKind::LoraState ? GaugeText::tr("LoRA") : nameOf(kind);
}

} // namespace fitgauge::ui
