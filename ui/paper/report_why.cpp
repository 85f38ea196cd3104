// SPDX-License-Identifier: GPL-3.0-or-later
// Why this one, in the left column; memory as the gauge shows it, in the right one.
#include "ui/answer/offer_words.h"
#include "ui/gauge/gauge_painter.h"
#include "ui/paper/paper_style.h"
#include "ui/paper/report.h"
#include "ui/paper/report_words.h"
#include "ui/text/names.h"
#include "ui/text/quantity_text.h"
#include "ui/theme/icons.h"

#include <QCoreApplication>
#include <QPainter>

#include <algorithm>

namespace fitgauge::ui {

namespace {

using compare::Outcome;
using compare::Test;
using compare::TestFigures;

struct Paper {
    Q_DECLARE_TR_FUNCTIONS(Paper)
};

constexpr double kColumnGap = 28, kItemGap = 5, kTextIndent = 20; // px

enum class Mark : std::uint8_t { Passes, Borderline, Fails, Cheaper, Stronger };

struct Reason {
    Mark mark = Mark::Passes;
    QString text;
};

Mark markOf(Outcome outcome) {
    switch (outcome) {
    case Outcome::Passes:
    case Outcome::NotAsked:
        return Mark::Passes;
    case Outcome::Borderline:
    case Outcome::Unknown:
        return Mark::Borderline;
    case Outcome::Fails:
        break;
    }
    return Mark::Fails;
}

QString memoryReason(const TestFigures& test, sizing::ComfortPpm comfort,
                     const sizing::MemoryEstimate& memory) {
    const QString needed = gibText(memory.needed, 1);
    const QString usable = memory.usable ? gibText(*memory.usable, 1) : unknownText();
    if (test.outcome == Outcome::Passes) {
        //: needed and usable GiB, comfort line in per cent
        return Paper::tr("Memory %1 of %2 GiB, under the %3 line.").arg(needed, usable, percentText(comfort));
    }
    return Paper::tr("Memory %1 of %2 GiB, above the %3 line.").arg(needed, usable, percentText(comfort));
}

void addTargetReasons(std::vector<Reason>& reasons, const TestFigures& test) {
    const Mark mark = markOf(test.outcome);
    if (test.firstTokenTarget && test.firstToken) {
        reasons.push_back(
            {mark, Paper::tr("First token %1 in the slow case (estimate); target %2.")
                       .arg(secondsText(*test.firstToken), secondsText(*test.firstTokenTarget))});
    }
    if (test.perUserTarget && test.perUser) {
        reasons.push_back(
            {mark, Paper::tr("Each user %1 tokens/s in the slow case (estimate); target %2.")
                       .arg(decimalText(*test.perUser, 0), decimalText(*test.perUserTarget, 0))});
    }
    if (test.finishTarget && test.finish) {
        reasons.push_back({mark, Paper::tr("Finished after %1 h in the slow case (estimate); target %2 h.")
                                     .arg(decimalText(*test.finish, 1), decimalText(*test.finishTarget, 0))});
    }
}

QString priceReason(const TestFigures& test, const QString& market) {
    if (!test.ageDays) {
        return Paper::tr("Age of the price unknown; %1.").arg(market);
    }
    //: %n days; %1 market such as "on-demand"
    return Paper::tr("Price %n days old; %1.", nullptr, *test.ageDays).arg(market);
}

std::vector<Reason> reasonsOf(const Report& report) {
    std::vector<Reason> reasons;
    const auto row = *report.comparison.answer().row;
    const auto at = [&](Test test) -> const TestFigures& {
        return (*report.explanation.tests)[static_cast<std::size_t>(test)];
    };
    if (report.explanation.tests) {
        reasons.push_back({markOf(at(Test::Comfortable).outcome),
                           memoryReason(at(Test::Comfortable), report.comparison.workload().comfort,
                                        report.comparison.memory(row))});
        addTargetReasons(reasons, at(Test::Target));
        reasons.push_back(
            {markOf(at(Test::PriceFresh).outcome),
             priceReason(at(Test::PriceFresh), nameOf(report.comparison.table().marketOf(row)))});
    }
    if (!report.answer.notCheaper.isEmpty()) {
        reasons.push_back({Mark::Cheaper, report.answer.notCheaper});
    }
    if (!report.answer.borderline.isEmpty()) {
        reasons.push_back({Mark::Borderline, report.answer.borderline});
    }
    if (!report.answer.outside.isEmpty()) {
        reasons.push_back({Mark::Cheaper, report.answer.outside});
    }
    const QString strongest = strongestText(report.comparison, true);
    if (!strongest.isEmpty()) {
        reasons.push_back({Mark::Stronger, strongest});
    }
    return reasons;
}

void paintArrow(QPainter& painter, const QRectF& box, bool up, const QColor& color) {
    painter.setPen(QPen(color, paperPx(1.4), Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter.setBrush(Qt::NoBrush);
    const double tip = up ? box.top() : box.bottom();
    const double tail = up ? box.bottom() : box.top();
    const double wing = (tail - tip) * 0.45;
    const double x = box.center().x();
    painter.drawLine(QPointF(x, tail), QPointF(x, tip));
    painter.drawPolyline(
        QPolygonF{{x - box.width() * 0.36, tip + wing}, {x, tip}, {x + box.width() * 0.36, tip + wing}});
}

void paintMark(QPainter& painter, const QRectF& box, Mark mark, const Theme& theme) {
    switch (mark) {
    case Mark::Passes:
        drawShape(painter, Shape::Check, box, theme.good);
        break;
    case Mark::Borderline:
        drawShape(painter, Shape::Tight, box, theme.tight);
        break;
    case Mark::Fails:
        drawShape(painter, Shape::DoesNotFit, box, theme.bad);
        break;
    case Mark::Cheaper:
    case Mark::Stronger:
        paintArrow(painter, box, mark == Mark::Stronger, theme.text2);
        break;
    }
}

double reasonsHeight(const std::vector<Reason>& reasons, double width) {
    double height = 0;
    for (const auto& reason : reasons) {
        height += wrappedHeight(reason.text, paperFont(TextStyle::Body), width - paperPx(kTextIndent)) +
                  paperPx(kItemGap);
    }
    return height;
}

void paintReasons(QPainter& painter, const QRectF& box, const std::vector<Reason>& reasons) {
    const QFont font = paperFont(TextStyle::Body);
    double y = box.top();
    for (const auto& reason : reasons) {
        const double height = wrappedHeight(reason.text, font, box.width() - paperPx(kTextIndent));
        const double size = paperPx(11);
        paintMark(painter, QRectF(box.left(), y + paperPx(9) - size / 2, size, size), reason.mark,
                  paperTheme());
        drawWrapped(painter,
                    QRectF(box.left() + paperPx(kTextIndent), y, box.width() - paperPx(kTextIndent), height),
                    reason.text, font, paperTheme().text);
        y += height + paperPx(kItemGap);
    }
}

// "Comfortable to 21 users, memory full after 28."
QString usersSentence(const sizing::MemoryEstimate& memory) {
    if (!memory.usersComfortable || !memory.usersFull) {
        return {};
    }
    return Paper::tr("Comfortable to %1 users, memory full after %2.")
        .arg(countText(*memory.usersComfortable), countText(*memory.usersFull));
}

double gaugeHeight(const GaugeState& state, const QString& sentence, double width) {
    return gaugeBarsHeight(state) + paperPx(8) + gaugeLegendHeight(state) + paperPx(6) +
           wrappedHeight(sentence, paperFont(TextStyle::Body), width);
}

void paintGauge(QPainter& painter, const QRectF& box, const GaugeState& state, const QString& sentence) {
    QRectF rest = box;
    rest.setHeight(gaugeBarsHeight(state));
    paintGaugeBars(painter, rest, state, paperTheme());
    rest = QRectF(box.left(), rest.bottom() + paperPx(8), box.width(), gaugeLegendHeight(state));
    paintGaugeLegend(painter, rest, state, paperTheme());
    drawWrapped(painter, QRectF(box.left(), rest.bottom() + paperPx(6), box.width(), box.height()), sentence,
                paperFont(TextStyle::Body), paperTheme().text);
}

} // namespace

Block whyBlock(const Report& report, double width) {
    const auto row = *report.comparison.answer().row;
    const auto& memory = report.comparison.memory(row);
    const auto& workload = report.comparison.workload();
    const auto users = workload.isTraining ? std::nullopt : std::optional(workload.serving.users);
    const auto state =
        gaugeState(memory, workload.comfort, gpuTitle(report.comparison.table().gpuOf(row)), users);
    const auto reasons = reasonsOf(report);
    const QString sentence = usersSentence(memory);
    const double column = (width - paperPx(kColumnGap)) / 2;
    const Block leftHead = headingBlock(Paper::tr("Why this one"));
    //: %1 is the gauge's title, "Memory on L40S 48 GB"
    const Block rightHead = headingBlock(Paper::tr("%1, GiB").arg(state.title));

    Block block;
    block.gapBefore = paperPx(16);
    block.height =
        leftHead.height + std::max(reasonsHeight(reasons, column), gaugeHeight(state, sentence, column));
    block.paint = [=](QPainter& painter, const QRectF& box) {
        const QRectF left(box.left(), box.top(), column, leftHead.height);
        const QRectF right(box.right() - column, box.top(), column, leftHead.height);
        const double below = box.height() - leftHead.height;
        leftHead.paint(painter, left);
        rightHead.paint(painter, right);
        paintReasons(painter, QRectF(left.left(), left.bottom(), column, below), reasons);
        paintGauge(painter, QRectF(right.left(), right.bottom(), column, below), state, sentence);
    };
    return block;
}

} // namespace fitgauge::ui
