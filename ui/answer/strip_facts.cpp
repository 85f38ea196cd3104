// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/answer/strip_facts.h"

#include "ui/answer/offer_words.h"
#include "ui/text/quantity_text.h"

#include <QCoreApplication>

namespace fitgauge::ui {

namespace {

struct Facts {
    Q_DECLARE_TR_FUNCTIONS(AnswerStrip)
};

// The fit of a row as shape, tone and word.
StripFact memoryFact(const sizing::MemoryEstimate& memory) {
    const auto used = memory.usedPpm();
    const QString share = used ? percentText(*used) : QString();
    switch (memory.fit) {
    case sizing::Fit::Comfortable:
        return {Shape::Comfortable, Tone::Good, Facts::tr("%1 of VRAM").arg(share)};
    case sizing::Fit::Tight:
        return {Shape::Tight, Tone::Tight, Facts::tr("%1 of VRAM, tight").arg(share)};
    case sizing::Fit::NeedsCards:
        return {Shape::NeedsCards, Tone::Quiet, Facts::tr("Needs %n cards", nullptr, memory.cardsNeeded)};
    case sizing::Fit::WouldSpill:
        return {Shape::WouldSpill, Tone::Bad, Facts::tr("Would spill")};
    case sizing::Fit::DoesNotFit:
        return {Shape::DoesNotFit, Tone::Bad, Facts::tr("Does not fit")};
    case sizing::Fit::Unknown:
        break;
    }
    return {Shape::Unknown, Tone::Quiet, Facts::tr("Memory unknown")};
}

struct VerdictLook {
    Shape shape;
    Tone tone;
};

VerdictLook lookOf(speed::Verdict verdict) {
    switch (verdict) {
    case speed::Verdict::Meets:
    case speed::Verdict::NoTarget:
        return {Shape::Check, Tone::Good};
    case speed::Verdict::Borderline:
        return {Shape::Tight, Tone::Tight};
    case speed::Verdict::Misses:
        return {Shape::DoesNotFit, Tone::Bad};
    case speed::Verdict::Unknown:
        break;
    }
    return {Shape::Unknown, Tone::Quiet};
}

// The target that decides: the first token if one was asked for, else the speed of each user.
void addTarget(std::vector<StripFact>& facts, const compare::RowFigures& figures) {
    if (figures.speed == nullptr || figures.speed->basis == speed::Basis::NoData) {
        return;
    }
    if (figures.target.firstToken != speed::Verdict::NoTarget) {
        const auto look = lookOf(figures.target.firstToken);
        //: %1 seconds; an estimate, never a measured percentile
        facts.push_back({look.shape, look.tone,
                         Facts::tr("first token about %1 s (estimate)")
                             .arg(decimalText(figures.speed->firstToken.low, 1))});
    } else if (figures.target.perUser != speed::Verdict::NoTarget) {
        const auto look = lookOf(figures.target.perUser);
        facts.push_back({look.shape, look.tone,
                         Facts::tr("each user about %1 tokens/s (estimate)")
                             .arg(decimalText(figures.speed->perUserTokensPerSecond.typical, 0))});
    }
}

void addJob(std::vector<StripFact>& facts, const compare::RowFigures& figures) {
    if (figures.jobHours) {
        facts.push_back({Shape::Check, Tone::Good,
                         Facts::tr("done in about %1 h (estimate)").arg(decimalText(*figures.jobHours, 1))});
    }
}

void addReady(std::vector<StripFact>& facts, const compare::RowFigures& figures) {
    if (figures.ready) {
        const auto typical = static_cast<std::int64_t>(figures.ready->high);
        //: %1 is a time such as "75 s"
        facts.push_back({Shape::Check, Tone::Good,
                         Facts::tr("ready in %1").arg(durationText(Duration::seconds(typical)))});
    }
}

// A term binds for longer than the month that is shown: the answer must not hide it.
void addTerm(std::vector<StripFact>& facts, catalog::Market market, int months) {
    if (market != catalog::Market::Reserved) {
        return;
    }
    facts.push_back({Shape::Flag, Tone::Tight,
                     months > 0 ? Facts::tr("reserved for %n month(s)", nullptr, months)
                                : Facts::tr("reserved, term not stated")});
}

void addAccess(std::vector<StripFact>& facts, const catalog::Provider& provider) {
    const bool ssh = provider.ssh == Tri::Yes;
    const bool jupyter = provider.jupyter == Tri::Yes;
    if (ssh && jupyter) {
        facts.push_back({Shape::Check, Tone::Good, Facts::tr("SSH and Jupyter")});
    } else if (ssh) {
        facts.push_back({Shape::Check, Tone::Good, Facts::tr("SSH")});
    } else if (jupyter) {
        facts.push_back({Shape::Check, Tone::Good, Facts::tr("Jupyter")});
    }
}

} // namespace

std::vector<StripFact> stripFacts(const compare::Comparison& comparison, compare::OfferTable::Row row) {
    std::vector<StripFact> facts{memoryFact(comparison.memory(row))};
    const auto& table = comparison.table();
    const auto figures = comparison.figures(row);
    const bool isResearch = comparison.workload().profile == compare::Profile::Research;
    if (isResearch) {
        addReady(facts, figures);
    }
    addTarget(facts, figures);
    addJob(facts, figures);
    addTerm(facts, table.marketOf(row), table.commitmentMonthsOf(row));
    const QString billing = incrementFact(table.ruleOf(row));
    if (!billing.isEmpty()) {
        facts.push_back({Shape::Check, Tone::Good, billing});
    }
    if (isResearch) {
        addAccess(facts, table.providerOf(row));
    }
    if (figures.age == compare::PriceAge::PastLimit && figures.ageDays) {
        facts.push_back(
            {Shape::Stale, Tone::Tight, Facts::tr("price %n days old", nullptr, *figures.ageDays)});
    }
    return facts;
}

} // namespace fitgauge::ui
