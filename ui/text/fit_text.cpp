// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/text/fit_text.h"

#include "ui/text/quantity_text.h"

#include <QCoreApplication>

namespace fitgauge::ui {

namespace {

struct FitText {
    Q_DECLARE_TR_FUNCTIONS(FitText)
};

using sizing::Fit;
using sizing::MemoryEstimate;
using sizing::PartKind;

Bytes bytesOf(const MemoryEstimate& memory, PartKind kind) {
    Bytes sum;
    for (const sizing::Part& part : memory.parts) {
        sum += part.kind == kind ? part.bytes : Bytes();
    }
    return sum;
}

QString gib1(Bytes bytes) {
    return gibText(bytes, 1);
}

QString comfortable(const MemoryEstimate& memory) {
    const QString needed = gib1(memory.needed);
    const QString usable = gib1(*memory.usable);
    const QString share = percentText(memory.usedPpm().value_or(0));
    if (memory.cardsUsed > 1) {
        //: GiB needed, GiB usable, per cent; the model is spread over several cards
        return FitText::tr("%1 of %2 GiB usable on each card · %3 · comfortable.").arg(needed, usable, share);
    }
    if (bytesOf(memory, PartKind::KvCache) >= bytesOf(memory, PartKind::Activations)) {
        //: GiB needed, GiB usable, per cent; serving
        return FitText::tr("%1 of %2 GiB usable · %3 · comfortable · KV is the largest part you can change.")
            .arg(needed, usable, share);
    }
    //: GiB needed, GiB usable, per cent; training
    return FitText::tr(
               "%1 of %2 GiB usable · %3 · comfortable · activations are the largest part you can change.")
        .arg(needed, usable, share);
}

QString tight(const MemoryEstimate& memory, std::optional<std::int64_t> users) {
    const QString needed = gib1(memory.needed);
    const QString usable = gib1(*memory.usable);
    const QString share = percentText(memory.usedPpm().value_or(0));
    const bool canShrink =
        users && memory.usersComfortable && *memory.usersComfortable > 0 && *memory.usersComfortable < *users;
    if (!canShrink) {
        //: GiB needed, GiB usable, per cent
        return FitText::tr("%1 of %2 GiB usable · %3 · tight.").arg(needed, usable, share);
    }
    //: GiB needed, GiB usable, per cent; %n: how many users too many
    return FitText::tr("%1 of %2 GiB usable · %3 · tight · comfortable with %n user(s) fewer.", nullptr,
                       static_cast<int>(*users - *memory.usersComfortable))
        .arg(needed, usable, share);
}

QString doesNotFit(const MemoryEstimate& memory, std::optional<std::int64_t> users) {
    const QString needed = gib1(memory.needed);
    const QString usable = gib1(*memory.usable);
    const QString share = percentText(memory.usedPpm().value_or(0));
    const QString gap = gib1(memory.needed - *memory.usable);
    const std::int64_t served = memory.usersFull.value_or(0);
    if (users && served > 0 && served < *users) {
        //: GiB needed, GiB usable, per cent, GiB short; %5 of %6 users can be served at once
        return FitText::tr("%1 of %2 GiB · %3 · does not fit · %4 GiB short · runs %5 of %6, the rest wait.")
            .arg(needed, usable, share, gap, countText(served), countText(*users));
    }
    //: GiB needed, GiB usable, per cent, GiB short
    return FitText::tr("%1 of %2 GiB · %3 · does not fit · %4 GiB short.").arg(needed, usable, share, gap);
}

QString unknown(const MemoryEstimate& memory) {
    if (memory.weightsOnly) {
        //: GiB of the weights
        return FitText::tr("This kind of model is not covered · weights only, at least %1 GiB.")
            .arg(gib1(memory.needed));
    }
    //: GiB needed
    return FitText::tr("%1 GiB needed · how much of this card is usable is unknown.")
        .arg(gib1(memory.needed));
}

} // namespace

QString fitSentence(const MemoryEstimate& memory, std::optional<std::int64_t> users) {
    if (memory.fit == Fit::Unknown || memory.weightsOnly || !memory.usable) {
        return unknown(memory);
    }
    const QString needed = gib1(memory.needed);
    const QString usable = gib1(*memory.usable);
    const QString gap = gib1(memory.needed - *memory.usable);
    switch (memory.fit) {
    case Fit::Comfortable:
        return comfortable(memory);
    case Fit::Tight:
        return tight(memory, users);
    case Fit::NeedsCards:
        //: GiB needed, GiB usable of one card, GiB short; %n: cards that hold it
        return FitText::tr("%1 GiB, one card has %2 · %3 GiB short · fits on %n card(s).", nullptr,
                           memory.cardsNeeded)
            .arg(needed, usable, gap);
    case Fit::WouldSpill:
        //: GiB needed, GiB usable, GiB too much
        return FitText::tr("%1 of %2 GiB · would spill %3 GiB to host memory · not a fit.")
            .arg(needed, usable, gap);
    case Fit::DoesNotFit:
        return doesNotFit(memory, users);
    case Fit::Unknown:
        break;
    }
    return {};
}

} // namespace fitgauge::ui
