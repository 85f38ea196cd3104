// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/table/cell_painter.h"

#include "ui/text/names.h"
#include "ui/text/quantity_text.h"
#include "ui/theme/fit_look.h"
#include "ui/theme/icons.h"

#include <QFontMetrics>
#include <QPainter>

namespace fitgauge::ui {

namespace {

using sizing::Fit;

constexpr double kShapeUnits = 3; // 12 px box
constexpr double kGapUnits = 1;
constexpr double kBarUnits = 8; // 32 x 5
constexpr std::int64_t kPpm = 1'000'000;

QFont fontFor(const Cell& cell, const CellStyle& style) {
    QFont font = cell.kind == Cell::Kind::Unknown ? style.italic : style.body;
    font.setWeight(style.bold && cell.kind != Cell::Kind::Unknown ? QFont::Bold : QFont::Normal);
    return font;
}

QColor textColor(const CellStyle& style) {
    return style.selected ? style.theme.selectedText : style.theme.text;
}

// `quiet` is too weak on the selection.
QColor quietColor(const CellStyle& style) {
    return style.selected ? style.theme.text2 : style.theme.quiet;
}

int shareWidth(const CellStyle& style) {
    return QFontMetrics(style.body).horizontalAdvance(percentText(kPpm * 88 / 100));
}

} // namespace

void drawSmallBar(QPainter& painter, const QRect& box, std::int64_t usedPpm, sizing::ComfortPpm comfort,
                  const Theme& theme) {
    const int thick = units(1.25);
    const QRect track(box.x(), box.y() + (box.height() - thick) / 2, box.width(), thick);
    const auto along = [&](std::int64_t ppm) {
        return static_cast<int>(std::min(ppm, kPpm) * track.width() / kPpm);
    };
    const int notch = along(comfort);
    const int used = along(usedPpm);
    const auto fill = [&](int from, int to, const QColor& color) {
        if (to > from) {
            painter.fillRect(track.x() + from, track.y(), to - from, track.height(), color);
        }
    };
    fill(0, notch - 1, theme.border);
    fill(notch + 1, track.width(), theme.border);
    fill(0, std::min(used, notch - 1), theme.gaugeWeights);
    fill(notch + 1, used, theme.gaugeWeights);
}

namespace {

void drawFit(QPainter& painter, const QRect& inner, const Cell& cell, const CellStyle& style,
             sizing::ComfortPpm comfort) {
    const Fit fit = cell.memory->fit;
    const int shape = units(kShapeUnits);
    const int gap = units(kGapUnits);
    const QColor color = fit == Fit::Unknown ? quietColor(style) : fitColor(fit, style.theme);
    drawShape(painter, fitShape(fit), QRectF(inner.x() - 1, inner.y(), shape, inner.height()), color);
    QRect rest = inner.adjusted(shape + gap - 1, 0, 0, 0);
    const QString word = fit == Fit::Unknown ? unknownText() : fitWord(*cell.memory);
    painter.setFont(fit == Fit::Unknown ? style.italic : style.body);
    const int share = std::max(shareWidth(style), painter.fontMetrics().horizontalAdvance(cell.text));
    const int wordWidth = painter.fontMetrics().horizontalAdvance(word);
    const bool showsShare = !cell.text.isEmpty() &&
                            (fit == Fit::Comfortable || share + gap + wordWidth <= rest.width() + units(1));
    if (showsShare) {
        painter.setPen(textColor(style));
        painter.drawText(QRect(rest.x(), rest.y(), share, rest.height()), Qt::AlignRight | Qt::AlignVCenter,
                         cell.text);
        rest.adjust(share + gap, 0, 0, 0);
    }
    if (fit == Fit::Comfortable) {
        const QRect bar(rest.x() + 1, rest.y(), std::min(units(kBarUnits), rest.width()), rest.height());
        drawSmallBar(painter, bar, cell.memory->usedPpm().value_or(0), comfort, style.theme);
        return;
    }
    painter.setPen(color);
    painter.drawText(rest, Qt::AlignLeft | Qt::AlignVCenter,
                     painter.fontMetrics().elidedText(word, Qt::ElideRight, rest.width()));
}

void drawFlag(QPainter& painter, const QRect& box, Tri value, const CellStyle& style) {
    switch (value) {
    case Tri::Yes:
        return drawShape(painter, Shape::Check, box, style.theme.good);
    case Tri::No:
        return drawShape(painter, Shape::Minus, box, style.theme.text2);
    case Tri::Unknown:
        return drawShape(painter, Shape::Unknown, box, quietColor(style));
    }
}

void drawFlags(QPainter& painter, const QRect& inner, const Cell& cell, const CellStyle& style) {
    const int side = units(3.25);
    const int gap = units(1);
    const int all = cell.flagCount * side + (cell.flagCount - 1) * gap;
    int x = inner.center().x() - all / 2 + 1;
    for (int i = 0; i < cell.flagCount; ++i) {
        drawFlag(painter, QRect(x, inner.y(), side, inner.height()), cell.flags[static_cast<std::size_t>(i)],
                 style);
        x += side + gap;
    }
}

// The word where there is room for it, else the shape.
void drawUnknown(QPainter& painter, const QRect& inner, const Cell& cell, const CellStyle& style) {
    painter.setFont(style.italic);
    const QString word = cell.text.isEmpty() ? unknownText() : cell.text;
    if (painter.fontMetrics().horizontalAdvance(word) <= inner.width()) {
        painter.setPen(quietColor(style));
        painter.drawText(inner, static_cast<int>(style.align | Qt::AlignVCenter), word);
        return;
    }
    const int side = units(3.25);
    const int x = style.align & Qt::AlignRight     ? inner.right() - side + 3
                  : style.align & Qt::AlignHCenter ? inner.center().x() - side / 2
                                                   : inner.x();
    drawShape(painter, Shape::Unknown, QRect(x, inner.y(), side, inner.height()), quietColor(style));
}

void drawText(QPainter& painter, const QRect& inner, const Cell& cell, const CellStyle& style) {
    painter.setFont(fontFor(cell, style));
    painter.setPen(cell.kind == Cell::Kind::Absent  ? quietColor(style)
                   : cell.mark == Cell::Mark::Stale ? style.theme.tight
                                                    : textColor(style));
    const bool isNumber = cell.kind == Cell::Kind::Number;
    const QString text =
        isNumber ? cell.text : painter.fontMetrics().elidedText(cell.text, Qt::ElideRight, inner.width());
    const int flags = static_cast<int>(style.align | Qt::AlignVCenter) | Qt::TextSingleLine |
                      (isNumber ? Qt::TextDontClip : 0);
    painter.drawText(inner, flags, text);
    if (const auto shape = shapeOf(cell.mark)) {
        const int side = units(2.75);
        const int width = painter.fontMetrics().horizontalAdvance(text);
        drawShape(painter, *shape, QRect(inner.right() - width - side - 1, inner.y(), side, inner.height()),
                  style.theme.tight);
    }
}

} // namespace

int fitCellWidth(const CellStyle& style) {
    return 2 * style.padding + units(kShapeUnits) + shareWidth(style) + 2 * units(kGapUnits) +
           units(kBarUnits);
}

int cellWidth(const Cell& cell, const CellStyle& style) {
    if (cell.kind == Cell::Kind::Fit) {
        if (cell.memory->fit == Fit::Comfortable) {
            return fitCellWidth(style); // no word
        }
        const bool isUnknown = cell.memory->fit == Fit::Unknown;
        const QString word = isUnknown ? unknownText() : fitWord(*cell.memory);
        const int wordWidth = QFontMetrics(isUnknown ? style.italic : style.body).horizontalAdvance(word);
        return std::max(fitCellWidth(style),
                        2 * style.padding + units(kShapeUnits) + units(kGapUnits) + wordWidth);
    }
    const int text = QFontMetrics(fontFor(cell, style)).horizontalAdvance(cell.text);
    return text + 2 * style.padding + (cell.mark == Cell::Mark::None ? 0 : units(2.75) + 1);
}

void drawCell(QPainter& painter, const QRect& rect, const Cell& cell, const CellStyle& style,
              sizing::ComfortPpm comfort) {
    const QRect inner = rect.adjusted(style.padding, 0, -style.padding, 0);
    switch (cell.kind) {
    case Cell::Kind::Fit:
        return drawFit(painter, inner, cell, style, comfort);
    case Cell::Kind::Flags:
        return drawFlags(painter, inner, cell, style);
    case Cell::Kind::Unknown:
        return drawUnknown(painter, inner, cell, style);
    case Cell::Kind::Text:
    case Cell::Kind::Number:
    case Cell::Kind::Absent:
        return drawText(painter, inner, cell, style);
    }
}

} // namespace fitgauge::ui
