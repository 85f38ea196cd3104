// SPDX-License-Identifier: GPL-3.0-or-later
// The question with its inputs, and the answer in its tinted box.
#include "ui/answer/text_runs.h"
#include "ui/paper/paper_style.h"
#include "ui/paper/report.h"
#include "ui/paper/report_words.h"
#include "ui/theme/icons.h"

#include <QCoreApplication>
#include <QPainter>

#include <algorithm>

namespace fitgauge::ui {

namespace {

constexpr double kAnswerHeight = 90, kBar = 4, kInset = 18, kFigureInset = 15; // px

QColor toneColor(const Theme& theme, Tone tone) {
    switch (tone) {
    case Tone::Good:
        return theme.good;
    case Tone::Tight:
        return theme.tight;
    case Tone::Bad:
        return theme.bad;
    case Tone::Quiet:
        break;
    }
    return theme.text2;
}

QColor barColor(const Theme& theme, compare::AnswerKind kind) {
    if (kind == compare::AnswerKind::Comfortable) {
        return theme.accent;
    }
    return kind == compare::AnswerKind::None ? theme.quiet : theme.tight;
}

QRectF line(const QRectF& box, double top, double height) {
    return {box.left(), box.top() + paperPx(top), box.width(), paperPx(height)};
}

void paintFacts(QPainter& painter, const QRectF& box, const std::vector<StripFact>& facts,
                const Theme& theme) {
    const QFont font = paperFont(TextStyle::Body);
    double x = box.left();
    for (const auto& fact : facts) {
        const double size = paperPx(11);
        const double textLeft = x + paperPx(16);
        const double width = textWidth(fact.text, font);
        if (x > box.left() && textLeft + width > box.right()) {
            break;
        }
        drawShape(painter, fact.shape, QRectF(x, box.center().y() - size / 2, size, size),
                  toneColor(theme, fact.tone));
        drawLine(painter,
                 QRectF(textLeft, box.top(), std::min(width + 1, box.right() - textLeft), box.height()),
                 fact.text, font, fact.tone == Tone::Good ? theme.text : toneColor(theme, fact.tone));
        x = textLeft + width + paperPx(16);
    }
}

// Returns the left edge of the figure.
double paintFigure(QPainter& painter, const QRectF& box, const StripContent& answer, const Theme& theme) {
    const std::vector<TextRun> figure{
        {answer.figure, paperFont(TextStyle::Figure, true), theme.text},
        {QStringLiteral(" ") + answer.unit, paperFont(TextStyle::Title), theme.text}};
    const QRectF column = box.adjusted(0, 0, -paperPx(kFigureInset), 0);
    drawRuns(painter, line(column, 17, 36), figure, Qt::AlignRight);
    drawLine(painter, line(column, 56, 18), answer.basis, paperFont(TextStyle::Small), theme.text2,
             Qt::AlignRight);
    const double width = std::max(widthOf(figure), textWidth(answer.basis, paperFont(TextStyle::Small)));
    return column.right() - width;
}

void paintAnswer(QPainter& painter, const QRectF& box, const StripContent& answer) {
    const Theme& theme = paperTheme();
    painter.setPen(QPen(theme.border, paperPx(1)));
    painter.setBrush(theme.answer);
    painter.drawRect(box);
    painter.fillRect(QRectF(box.left(), box.top(), paperPx(kBar), box.height()),
                     barColor(theme, answer.kind));
    QRectF left = box.adjusted(paperPx(kInset), 0, -paperPx(kInset), 0);
    if (answer.kind == compare::AnswerKind::None) {
        drawLine(painter, line(left, 20, 27), answer.claim, paperFont(TextStyle::Answer, true), theme.text);
        drawLine(painter, line(left, 50, 18), answer.hint, paperFont(TextStyle::Body), theme.text2);
        return;
    }
    const double figureLeft = paintFigure(painter, box, answer, theme);
    left.setRight(figureLeft - paperPx(12));
    const QColor claim = answer.kind == compare::AnswerKind::Comfortable ? theme.text2 : theme.tight;
    drawLine(painter, line(left, 11, 18), answer.claim, paperFont(TextStyle::Small), claim);
    drawRuns(painter, line(left, 29, 27),
             {{answer.card, paperFont(TextStyle::Answer, true), theme.text},
              {QCoreApplication::translate("AnswerStrip", " · ") + answer.provider,
               paperFont(TextStyle::Answer), theme.text}});
    paintFacts(painter, line(left, 59, 18), answer.facts, theme);
}

} // namespace

std::vector<Block> questionBlocks(const Report& report, double width) {
    const QString title = reportTitle(report.comparison.workload());
    const QString inputs = inputWords(report.comparison.workload());
    Block question;
    question.height = wrappedHeight(title, paperFont(TextStyle::Answer, true), width);
    question.paint = [title](QPainter& painter, const QRectF& box) {
        drawWrapped(painter, box, title, paperFont(TextStyle::Answer, true), paperTheme().text);
    };
    Block asked;
    asked.height = wrappedHeight(inputs, paperFont(TextStyle::Body), width);
    asked.gapBefore = paperPx(4);
    asked.paint = [inputs](QPainter& painter, const QRectF& box) {
        drawWrapped(painter, box, inputs, paperFont(TextStyle::Body), paperTheme().text2);
    };
    return {question, asked};
}

Block answerBlock(const Report& report, double /*width*/) {
    Block block;
    block.height = paperPx(kAnswerHeight);
    block.gapBefore = paperPx(14);
    block.paint = [answer = report.answer](QPainter& painter, const QRectF& box) {
        paintAnswer(painter, box, answer);
    };
    return block;
}

} // namespace fitgauge::ui
