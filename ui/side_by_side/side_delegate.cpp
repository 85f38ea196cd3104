// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/side_by_side/side_delegate.h"

#include "ui/side_by_side/side_model.h"
#include "ui/side_by_side/side_words.h"
#include "ui/table/cell_painter.h"
#include "ui/theme/fit_look.h"
#include "ui/theme/theme.h"

#include <QCoreApplication>
#include <QPainter>

namespace fitgauge::ui {

namespace {

using compare::SideCell;
using compare::SideRow;

struct SideCellText {
    Q_DECLARE_TR_FUNCTIONS(SideCellText)
};

int padding() {
    return units(2.5);
}
int gap() {
    return units(4);
}
int flagSize() {
    return units(3);
}
QString bestText() {
    return SideCellText::tr("best", "the best figure of a row");
}

QFont figureFont(const SideCell& cell) {
    if (cell.kind == SideCell::Kind::Unknown) {
        QFont font = fontOf(TextStyle::Small);
        font.setItalic(true);
        return font;
    }
    return fontOf(TextStyle::Body, cell.isBest);
}

int figureWidth(const SideCell& cell, compare::Attribute attribute) {
    return QFontMetrics(figureFont(cell)).horizontalAdvance(cellText(cell, attribute));
}

void drawBest(QPainter& painter, const QRect& inner, const Theme& theme) {
    const int side = flagSize();
    drawShape(painter, Shape::Flag, QRectF(inner.x() - 1, inner.y(), side, inner.height()), theme.good);
    painter.setFont(fontOf(TextStyle::Small));
    painter.setPen(theme.good);
    painter.drawText(inner.adjusted(side, 0, 0, 0), Qt::AlignLeft | Qt::AlignVCenter, bestText());
}

// Bar, shape and share for a comfortable row; every other state shows its word instead of the bar.
void drawFit(QPainter& painter, const QRect& inner, const SideCell& cell,
             const compare::Comparison& comparison, compare::OfferTable::Row row, const Theme& theme) {
    const auto& memory = comparison.memory(row);
    const QString share = cellText(cell, compare::Attribute::Fit);
    painter.setFont(fontOf(TextStyle::Body));
    painter.setPen(theme.text);
    painter.drawText(inner, Qt::AlignRight | Qt::AlignVCenter, share);
    const int shareWidth = painter.fontMetrics().horizontalAdvance(share);
    int right = inner.right() + 1 - shareWidth - units(1);
    const int side = units(3);
    drawShape(painter, fitShape(memory.fit), QRectF(right - side, inner.y(), side, inner.height()),
              fitColor(memory.fit, theme));
    right -= side + units(2);
    if (memory.fit == sizing::Fit::Comfortable) {
        const int bar = units(10);
        drawSmallBar(painter, QRect(right - bar, inner.y(), bar, inner.height()),
                     memory.usedPpm().value_or(0), comparison.workload().comfort, theme);
        return;
    }
    painter.setPen(fitColor(memory.fit, theme));
    const QRect room(inner.x(), inner.y(), right - inner.x(), inner.height());
    const QString word = memory.fit == sizing::Fit::Unknown ? unknownText() : fitWord(memory);
    painter.drawText(room, Qt::AlignRight | Qt::AlignVCenter,
                     painter.fontMetrics().elidedText(word, Qt::ElideRight, room.width()));
}

void drawFigure(QPainter& painter, const QRect& inner, const SideCell& cell, compare::Attribute attribute,
                const Theme& theme) {
    painter.setFont(figureFont(cell));
    const bool isQuiet = cell.kind == SideCell::Kind::Unknown || cell.kind == SideCell::Kind::Absent;
    painter.setPen(isQuiet ? theme.quiet : theme.text);
    const QString text = cellText(cell, attribute);
    const bool isName = cell.kind == SideCell::Kind::Word;
    painter.drawText(inner, Qt::AlignRight | Qt::AlignVCenter | Qt::TextSingleLine,
                     isName ? painter.fontMetrics().elidedText(text, Qt::ElideRight, inner.width()) : text);
}

} // namespace

SideDelegate::SideDelegate(const SideModel& model, QObject* parent)
    : QStyledItemDelegate(parent), m_model(model) {}

int widestFigure(const SideModel& model) {
    int widest = 0;
    for (const SideRow& side : model.sides()) {
        for (const SideCell& cell : side.cells) {
            if (cell.kind == SideCell::Kind::Number) {
                widest = std::max(widest, figureWidth(cell, side.attribute));
            }
        }
    }
    return widest;
}

int SideDelegate::widthOf(int column) const {
    const QFontMetrics small(fontOf(TextStyle::Small));
    int widest = 0;
    for (const SideRow& side : m_model.sides()) {
        const SideCell& cell = side.cells[static_cast<std::size_t>(column)];
        const int difference = small.horizontalAdvance(differenceText(cell));
        const int best = cell.isBest ? flagSize() + small.horizontalAdvance(bestText()) + units(2) : 0;
        widest = std::max(widest, m_figureWidth + (difference > 0 ? gap() + difference : 0) + best);
    }
    return widest + 2 * padding();
}

void SideDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option,
                         const QModelIndex& index) const {
    const Theme& theme = themeOf(option.palette);
    const SideRow* side = m_model.sideAt(index.row());
    const bool isBaseline = index.column() == m_model.baseline();
    painter->save();
    painter->fillRect(option.rect, isBaseline && side != nullptr ? theme.answer : theme.base);
    painter->fillRect(option.rect.left(), option.rect.bottom(), option.rect.width(), 1,
                      side != nullptr ? theme.hair : theme.border);
    if (side != nullptr) {
        painter->fillRect(option.rect.left(), option.rect.top(), 1, option.rect.height(), theme.border);
        const SideCell& cell = side->cells[static_cast<std::size_t>(index.column())];
        const QRect inner = option.rect.adjusted(padding(), 0, -padding(), -1);
        painter->setRenderHint(QPainter::Antialiasing);
        if (cell.kind == SideCell::Kind::Fit) {
            drawFit(*painter, inner, cell, *m_model.comparison(),
                    m_model.offers()[static_cast<std::size_t>(index.column())].row, theme);
        } else {
            drawFigure(*painter, inner, cell, side->attribute, theme);
        }
        if (cell.isBest) {
            drawBest(*painter, inner, theme);
        }
        painter->setFont(fontOf(TextStyle::Small));
        painter->setPen(theme.quiet);
        painter->drawText(inner.adjusted(0, 0, -m_figureWidth - gap(), 0), Qt::AlignRight | Qt::AlignVCenter,
                          differenceText(cell));
    }
    if (option.state.testFlag(QStyle::State_HasFocus) &&
        option.state.testFlag(QStyle::State_KeyboardFocusChange)) {
        painter->setRenderHint(QPainter::Antialiasing, false);
        painter->setPen(QPen(theme.focus, 2));
        painter->setBrush(Qt::NoBrush);
        painter->drawRect(option.rect.adjusted(1, 1, -1, -1));
    }
    painter->restore();
}

} // namespace fitgauge::ui
