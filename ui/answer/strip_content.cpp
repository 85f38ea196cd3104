// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/answer/strip_content.h"

#include "core/compare/explain.h"
#include "ui/answer/offer_words.h"
#include "ui/answer/strip_facts.h"
#include "ui/text/names.h"
#include "ui/text/quantity_text.h"

#include <QCoreApplication>

#include <cstdlib>

namespace fitgauge::ui {

namespace {

using compare::AnswerKind;
using compare::Comparison;
using compare::HiddenBy;
using compare::Test;
using Row = compare::OfferTable::Row;

struct AnswerStrip {
    Q_DECLARE_TR_FUNCTIONS(AnswerStrip)
};

QString claimOf(const Comparison& comparison) {
    const auto& answer = comparison.answer();
    switch (answer.kind) {
    case AnswerKind::Comfortable:
        return AnswerStrip::tr("Cheapest that comfortably fits");
    case AnswerKind::Tight:
        return AnswerStrip::tr("Tight, not comfortable: the cheapest that fits at all");
    case AnswerKind::OldPrice: {
        const auto age = answer.row ? comparison.figures(*answer.row).ageDays : std::nullopt;
        return age ? AnswerStrip::tr("Cheapest at prices up to %n days old. Update to confirm.", nullptr,
                                     *age)
                   : AnswerStrip::tr("Cheapest at prices of unknown age. Update to confirm.");
    }
    case AnswerKind::None:
        break;
    }
    if (comparison.table().size() == 0) {
        return AnswerStrip::tr("The catalog holds no offers");
    }
    return comparison.rows().empty() ? AnswerStrip::tr("No offer passes your filters")
                                     : AnswerStrip::tr("No offer passes every test");
}

// "96 do not fit": the offers that are cheaper and fail one test.
QString failingPart(Test test, std::size_t count) {
    const int n = static_cast<int>(count);
    switch (test) {
    case Test::Fits:
        return AnswerStrip::tr("%n do not fit", nullptr, n);
    case Test::Comfortable:
        return AnswerStrip::tr("%n tight", nullptr, n);
    case Test::Target:
        return AnswerStrip::tr("%n below the target", nullptr, n);
    case Test::PriceFresh:
        return AnswerStrip::tr("%n at an old price", nullptr, n);
    case Test::Count_:
        break;
    }
    return {};
}

QString notCheaperText(const compare::Answer& answer) {
    QStringList parts;
    for (std::size_t i = 0; i < answer.cheaperFailing.size(); ++i) {
        if (answer.cheaperFailing[i] > 0) {
            parts << failingPart(static_cast<Test>(i), answer.cheaperFailing[i]);
        }
    }
    if (answer.kind == AnswerKind::None || answer.kind == AnswerKind::OldPrice) {
        return {};
    }
    if (parts.isEmpty()) {
        return AnswerStrip::tr("Nothing cheaper is on offer.");
    }
    //: %1 is a list such as "96 do not fit, 7 miss the target"
    return AnswerStrip::tr("Nothing cheaper passes: %1.")
        .arg(parts.join(AnswerStrip::tr(", ", "between list items")));
}

QString costWithUnit(const compare::RowFigures& figures) {
    //: a cost and its unit: "657 USD/month"
    return AnswerStrip::tr("%1 %2").arg(costFigure(figures), costUnit(figures));
}

QString outsideText(const Comparison& comparison) {
    const auto& answer = comparison.answer();
    if (!answer.cheaperOutsideFilters) {
        return {};
    }
    const Row row = *answer.cheaperOutsideFilters;
    //: %1 offer, %2 cost with unit, %3 name of the filter that hides it
    return AnswerStrip::tr("Cheaper outside your filters: %1, %2 (hidden by “%3”).")
        .arg(offerTitle(comparison.table(), row), costWithUnit(comparison.figures(row)),
             nameOf(answer.cheaperHiddenBy.value_or(HiddenBy::Nothing)));
}

QString borderlineText(const Comparison& comparison) {
    const auto& row = comparison.answer().cheaperBorderline;
    if (!row) {
        return {};
    }
    //: %1 offer, %2 cost with unit; the estimate's error is larger than what is missing to the target
    return AnswerStrip::tr("Cheaper but borderline, measure first: %1, %2.")
        .arg(offerTitle(comparison.table(), *row), costWithUnit(comparison.figures(*row)));
}

QString timesText(double ratio) {
    //: a factor: "6.7×"
    return AnswerStrip::tr("%1×").arg(decimalText(ratio, ratio < 10 ? 1 : 0));
}

// What the strongest adds: the first of speed, peak compute and bandwidth that is known on both sides.
QString gainText(const compare::StrongerOffer& stronger) {
    if (stronger.speedRatio) {
        return AnswerStrip::tr("%1 the tokens/s").arg(timesText(*stronger.speedRatio));
    }
    if (stronger.peakComputeRatio) {
        return AnswerStrip::tr("%1 the peak compute").arg(timesText(*stronger.peakComputeRatio));
    }
    if (stronger.bandwidthRatio) {
        return AnswerStrip::tr("%1 the bandwidth").arg(timesText(*stronger.bandwidthRatio));
    }
    return {};
}

QString differenceText(const compare::RowFigures& choice, const compare::RowFigures& answer) {
    Money difference = *choice.cost - *answer.cost;
    const bool isMore = difference.nano > 0;
    difference.nano = std::abs(difference.nano);
    if (difference.isZero()) {
        return AnswerStrip::tr("the same cost");
    }
    //: %1 amount, %2 its unit
    return isMore ? AnswerStrip::tr("%1 %2 more").arg(costText(difference), costUnit(answer))
                  : AnswerStrip::tr("%1 %2 less").arg(costText(difference), costUnit(answer));
}

// What the choice gives for it: users before full, beside the answer's.
QString usersText(const Comparison& comparison, Row choice, Row answer) {
    const auto& mine = comparison.memory(choice).usersComfortable;
    const auto& best = comparison.memory(answer).usersComfortable;
    return mine && best && *mine != *best ? AnswerStrip::tr("comfortable to %1 users instead of %2")
                                                .arg(countText(*mine), countText(*best))
                                          : QString();
}

void addChoice(StripContent& content, const Comparison& comparison, std::optional<Row> selected) {
    const auto answer = comparison.answer().row;
    if (!selected || !answer || *selected == *answer) {
        return;
    }
    const auto figures = comparison.figures(*selected);
    const auto best = comparison.figures(*answer);
    QStringList parts;
    if (figures.cost && best.cost) {
        parts << differenceText(figures, best);
    } else {
        parts << nameOf(figures.noCost);
    }
    const auto fit = comparison.memory(*selected).fit;
    if (fit != sizing::Fit::Comfortable) {
        parts << fitWord(comparison.memory(*selected)).toLower();
    }
    const QString users = usersText(comparison, *selected, *answer);
    if (!users.isEmpty()) {
        parts << users;
    }
    content.choiceName = AnswerStrip::tr("Your choice");
    //: %1 offer, %2 list of differences to the recommended offer
    content.choice = AnswerStrip::tr("%1: %2.").arg(offerTitle(comparison.table(), *selected),
                                                    parts.join(AnswerStrip::tr(", ", "between list items")));
}

// What an empty result needs: the one filter that hides most.
QString reliefText(const Comparison& comparison) {
    const auto& relief = comparison.relief();
    if (!relief) {
        return {};
    }
    //: %1 is the name of a filter
    return AnswerStrip::tr("Without “%1” %n offers come back.", nullptr, static_cast<int>(relief->rowsBack))
        .arg(nameOf(relief->rule));
}

QString sentence(const QString& text) {
    return text.isEmpty() || text.endsWith(QLatin1Char('.')) ? text : text + QLatin1Char('.');
}

} // namespace

QString strongestText(const Comparison& comparison, bool withCost) {
    const auto stronger = compare::strongerOffer(comparison);
    if (!stronger) {
        return {};
    }
    const QString offer = offerTitle(comparison.table(), stronger->row);
    const QString gain = gainText(*stronger);
    if (gain.isEmpty() || !stronger->costRatio) {
        //: %1 offer, %2 cost with unit
        return AnswerStrip::tr("Strongest: %1, %2.")
            .arg(offer, costWithUnit(comparison.figures(stronger->row)));
    }
    if (withCost) {
        //: %1 offer, %2 what it adds ("6.7× the tokens/s"), %3 factor of the cost, %4 the cost
        return AnswerStrip::tr("Strongest: %1, %2 for %3 the cost (%4).")
            .arg(offer, gain, timesText(*stronger->costRatio), costText(stronger->cost));
    }
    //: %1 offer, %2 what it adds ("6.7× the tokens/s"), %3 factor of the cost
    return AnswerStrip::tr("Strongest: %1, %2 for %3 the cost.")
        .arg(offer, gain, timesText(*stronger->costRatio));
}

StripContent stripContent(const Comparison& comparison, std::optional<Row> selected) {
    const auto& answer = comparison.answer();
    StripContent content;
    content.kind = answer.row ? answer.kind : AnswerKind::None;
    content.claim = claimOf(comparison);
    content.relief = comparison.relief();
    if (answer.row) {
        const Row row = *answer.row;
        const auto& table = comparison.table();
        const auto figures = comparison.figures(row);
        content.card = cardTitle(table, row);
        content.provider = QString::fromStdString(table.providerOf(row).name);
        content.figure = costFigure(figures);
        content.unit = costUnit(figures);
        content.basis = costBasisText(comparison, row);
        content.facts = stripFacts(comparison, row);
        content.providerUrl =
            QString::fromUtf8(table.sourceUrlOf(row).data(), qsizetype(table.sourceUrlOf(row).size()));
        content.notCheaper = notCheaperText(answer);
        content.strongest = strongestText(comparison);
    }
    content.hint = answer.row ? QString() : reliefText(comparison);
    content.borderline = borderlineText(comparison);
    content.outside = outsideText(comparison);
    addChoice(content, comparison, selected);
    return content;
}

QString StripContent::spoken() const {
    QStringList sentences{sentence(claim)};
    if (!card.isEmpty()) {
        //: %1 card, %2 provider, %3 cost, %4 its unit
        sentences << AnswerStrip::tr("%1, %2: %3 %4.").arg(card, provider, figure, unit);
    }
    for (const auto& fact : facts) {
        sentences << sentence(fact.text);
    }
    if (!choice.isEmpty()) {
        //: "Your choice" and what it costs
        sentences << sentence(AnswerStrip::tr("%1: %2").arg(choiceName, choice));
    }
    for (const QString& text : {hint, borderline, notCheaper, strongest, outside}) {
        if (!text.isEmpty()) {
            sentences << text;
        }
    }
    return sentences.join(QLatin1Char(' '));
}

} // namespace fitgauge::ui
