// SPDX-License-Identifier: GPL-3.0-or-later
// The Fit tab: cards needed, the engine's share of memory, and the load at other precisions.
#include "ui/details/detail_facts.h"

#include "core/compare/context_room.h"
#include "ui/answer/offer_words.h"
#include "ui/text/names.h"
#include "ui/text/quantity_text.h"

#include <QCoreApplication>

#include <algorithm>

namespace fitgauge::ui {
namespace {

struct Details {
    Q_DECLARE_TR_FUNCTIONS(Details)
};

QString cards(int count) {
    return count > 0 ? countText(count) : Details::tr("more than are sold in one machine");
}

QString ladderOffer(const compare::Comparison& comparison, const compare::LadderStep& step) {
    if (!step.row || step.kind != compare::AnswerKind::Comfortable) {
        return Details::tr("none comfortable");
    }
    const compare::OfferTable& table = comparison.table();
    const QString card = cardTitle(table, *step.row);
    //: %1 cards, %2 cost, %3 "USD/month"
    return step.cost ? Details::tr("%1, %2 %3")
                           .arg(card, costText(*step.cost), costUnit(comparison.figures(*step.row)))
                     : card;
}

} // namespace

std::vector<FactRow> cardsFacts(const DetailSubject& subject) {
    std::vector<FactRow> rows;
    if (const auto needed = compare::cardsNeededOf(subject.comparison, subject.row)) {
        rows.push_back({Details::tr("Cards needed, comfortable"), cards(needed->comfortable)});
        rows.push_back({Details::tr("Cards needed, at all"), cards(needed->full)});
    }
    if (const auto split = compare::layerSplitOf(subject.comparison, subject.row)) {
        //: %1 and %2 counts of layers: "37 of 80 (-ngl 37)"
        rows.push_back({Details::tr("Layers on the cards"),
                        Details::tr("%1 of %2 (-ngl %3)")
                            .arg(countText(std::min(split->onCards, split->layers)), countText(split->layers),
                                 QString::number(split->onCards))});
        rows.push_back({Details::tr("Left in host memory, GiB"), gibText(split->host)});
    }
    const sizing::MemoryEstimate& memory = subject.comparison.memory(subject.row);
    if (memory.engineSharePpm && memory.usersAtEngineShare) {
        const double share = static_cast<double>(*memory.engineSharePpm) / 1e6;
        //: %1 name of an engine, %2 the share of memory that it takes: "vLLM at 0.90 of memory"
        rows.push_back({Details::tr("%1 at %2 of memory")
                            .arg(nameOf(subject.comparison.workload().serving.engine), decimalText(share, 2)),
                        //: users whose full context it holds
                        Details::tr("runs %1 at full context").arg(countText(*memory.usersAtEngineShare))});
    }
    if (memory.driverShows) {
        rows.push_back({Details::tr("The driver's tool shows, GiB"), gibText(*memory.driverShows)});
    }
    if (memory.driverShowsHigh) {
        rows.push_back({Details::tr("In the worst tenth of runs, GiB"), gibText(*memory.driverShowsHigh)});
    }
    return rows;
}

std::vector<FactRow> ladderFacts(const compare::Comparison& comparison,
                                 const std::vector<compare::LadderStep>& ladder) {
    std::vector<FactRow> rows;
    for (const compare::LadderStep& step : ladder) {
        //: %1 bits of a weight, %2 GiB of weights, %3 GiB in all
        rows.push_back({.label = Details::tr("%1 bit: weights %2, in all %3 GiB")
                                     .arg(countText(step.memory.bits), gibText(step.memory.weightBytes, 1),
                                          gibText(step.memory.needed, 1)),
                        .value = ladderOffer(comparison, step),
                        .lineAbove = !rows.empty()});
    }
    return rows;
}

} // namespace fitgauge::ui
