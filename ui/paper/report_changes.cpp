// SPDX-License-Identifier: GPL-3.0-or-later
// What would change the answer: the nearest thresholds that core found.
#include "ui/answer/offer_words.h"
#include "ui/paper/paper_style.h"
#include "ui/paper/report.h"
#include "ui/text/names.h"
#include "ui/text/quantity_text.h"

#include <QCoreApplication>
#include <QPainter>

#include <algorithm>
#include <cmath>

namespace fitgauge::ui {

namespace {

struct Paper {
    Q_DECLARE_TR_FUNCTIONS(Paper)
};

constexpr double kRow = 22, kColumnGap = 28, kTextGap = 10; // px

struct Change {
    QString when, offer, difference;
};

QString signedCost(Money difference) {
    Money size = difference;
    size.nano = std::abs(size.nano);
    //: a difference in cost with its sign
    return difference.nano < 0 ? Paper::tr("−%1").arg(costText(size)) : Paper::tr("+%1").arg(costText(size));
}

QString whenText(const compare::WhatIf& what, const compare::Workload& workload) {
    const auto& training = workload.training;
    switch (what.knob) {
    case compare::Knob::Users: // the batch, where something is trained
        if (workload.isTraining) {
            return what.value > training.batch ? Paper::tr("From batch %1").arg(countText(what.value))
                                               : Paper::tr("Up to batch %1").arg(countText(what.value));
        }
        return what.value > workload.serving.users ? Paper::tr("From %1 users").arg(countText(what.value))
                                                   : Paper::tr("Up to %1 users").arg(countText(what.value));
    case compare::Knob::Context:
        return what.value > (workload.isTraining ? training.tokensPerItem : workload.serving.contextTokens)
                   ? Paper::tr("From %1 tokens").arg(countText(what.value))
                   : Paper::tr("Up to %1 tokens").arg(countText(what.value));
    case compare::Knob::Precision:
        break;
    }
    return what.weights ? Paper::tr("At %1").arg(nameOf(*what.weights)) : QString();
}

std::vector<Change> changesOf(const Report& report) {
    const auto& comparison = report.comparison;
    const auto now = comparison.figures(*comparison.answer().row).cost;
    std::vector<Change> changes;
    for (const auto& what : report.explanation.thresholds) {
        Change change{whenText(what, comparison.workload()), Paper::tr("no answer"), {}};
        if (what.row && what.cost) {
            //: offer and its cost then
            change.offer =
                Paper::tr("%1, %2").arg(offerTitle(comparison.table(), *what.row), costText(*what.cost));
            change.difference = now ? signedCost(*what.cost - *now) : QString();
        }
        changes.push_back(std::move(change));
    }
    const auto& answer = comparison.answer();
    if (answer.cheaperOutsideFilters && answer.cheaperHiddenBy && now) {
        const auto cost = comparison.figures(*answer.cheaperOutsideFilters).cost;
        if (cost) {
            changes.push_back(
                {//: without a filter; %1 its name
                 Paper::tr("“%1” off").arg(nameOf(*answer.cheaperHiddenBy)),
                 Paper::tr("%1, %2").arg(offerTitle(comparison.table(), *answer.cheaperOutsideFilters),
                                         costText(*cost)),
                 signedCost(*cost - *now)});
        }
    }
    return changes;
}

struct ChangeWidths {
    double when = 0, difference = 0;
};

ChangeWidths widthsOf(const std::vector<Change>& changes) {
    ChangeWidths widths;
    for (const auto& change : changes) {
        widths.when = std::max(widths.when, textWidth(change.when, paperFont(TextStyle::Small)));
        widths.difference =
            std::max(widths.difference, textWidth(change.difference, paperFont(TextStyle::Small, true)));
    }
    return {widths.when + paperPx(kTextGap), widths.difference + paperPx(kTextGap)};
}

void paintChange(QPainter& painter, const QRectF& box, const Change& change, ChangeWidths widths) {
    const Theme& theme = paperTheme();
    drawLine(painter, QRectF(box.left(), box.top(), widths.when, box.height()), change.when,
             paperFont(TextStyle::Small), theme.text2);
    drawLine(painter, box.adjusted(widths.when, 0, -widths.difference, 0), change.offer,
             paperFont(TextStyle::Small), theme.text);
    drawLine(painter, box, change.difference, paperFont(TextStyle::Small, true), theme.text, Qt::AlignRight);
    painter.setPen(QPen(theme.hair, paperPx(1)));
    painter.drawLine(box.bottomLeft(), box.bottomRight());
}

} // namespace

std::vector<Block> changeBlocks(const Report& report, double width) {
    const auto changes = changesOf(report);
    if (changes.empty()) {
        return {};
    }
    const std::size_t rows = (changes.size() + 1) / 2;
    const double column = (width - paperPx(kColumnGap)) / 2;
    Block block;
    block.height = static_cast<double>(rows) * paperPx(kRow);
    block.paint = [changes, rows, column, widths = widthsOf(changes)](QPainter& painter, const QRectF& box) {
        for (std::size_t i = 0; i < changes.size(); ++i) {
            const double x = i < rows ? box.left() : box.right() - column;
            const double y = box.top() + static_cast<double>(i % rows) * paperPx(kRow);
            paintChange(painter, QRectF(x, y, column, paperPx(kRow)), changes[i], widths);
        }
    };
    return {headingBlock(Paper::tr("What would change the answer")), block};
}

} // namespace fitgauge::ui
