// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/table/offer_delegate.h"

#include "ui/table/cell_painter.h"
#include "ui/table/offer_table_view.h"
#include "ui/theme/icons.h"

#include <QHeaderView>
#include <QHelpEvent>
#include <QPainter>
#include <QTextDocument>
#include <QToolTip>

namespace fitgauge::ui {

OfferDelegate::OfferDelegate(OfferTableView& view) : QStyledItemDelegate(&view), m_view(view) {
    refresh();
}

void OfferDelegate::refresh() {
    m_body = fontOf(TextStyle::Body);
    m_italic = fontOf(TextStyle::Small);
    m_italic.setItalic(true);
}

QSize OfferDelegate::sizeHint(const QStyleOptionViewItem&, const QModelIndex& index) const {
    if (!index.isValid() || index.column() == kCheckSection) {
        return {units(7.5), m_view.heightOfRow()};
    }
    const CellStyle style = styleFor(index.row(), index.column(), false);
    const Cell cell = m_view.offers().cell(index.row(), index.column());
    return {cellWidth(cell, style), m_view.heightOfRow()};
}

CellStyle OfferDelegate::styleFor(int place, int section, bool selected) const {
    const OfferTableModel& model = m_view.offers();
    const bool isSorted = model.sortKeyIndex(section) == 0;
    const bool isAnswerGpu = place >= 0 && columnOf(section) == compare::Column::Gpu && model.isAnswer(place);
    return {.theme = themeOf(&m_view),
            .body = m_body,
            .italic = m_italic,
            .selected = selected,
            .bold = isSorted || isAnswerGpu,
            .align = specOf(columnOf(section)).align,
            .padding = m_view.cellPadding()};
}

void OfferDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option,
                          const QModelIndex& index) const {
    const OfferTableModel& model = m_view.offers();
    const int place = index.row();
    const int section = index.column();
    if (model.comparison() == nullptr || place >= model.rowCount()) {
        return;
    }
    const bool selected = option.state & QStyle::State_Selected;
    painter->save();
    drawBackground(*painter, option.rect, place, selected);
    if (section == kCheckSection) {
        if (model.isAnswer(place)) {
            painter->fillRect(QRect(option.rect.x(), option.rect.y(), 3, option.rect.height()),
                              themeOf(&m_view).accent);
        }
        drawCheck(*painter, option.rect, place);
    } else {
        const CellStyle style = styleFor(place, section, selected);
        const Cell cell = model.cell(place, section);
        drawCell(*painter, option.rect, cell, style, model.comparison()->workload().comfort);
        if (cell.kind == Cell::Kind::Number || cell.kind == Cell::Kind::Fit) {
            const int wanted = cellWidth(cell, style);
            if (wanted > option.rect.width()) {
                Q_EMIT needsWidth(section, wanted);
            }
        }
    }
    if (m_view.showsRing() && m_view.currentIndex().row() == place) {
        drawRing(*painter, option.rect, section);
    }
    painter->restore();
}

void OfferDelegate::drawBackground(QPainter& painter, const QRect& rect, int place, bool selected) const {
    const Theme& theme = themeOf(&m_view);
    painter.fillRect(rect, selected                         ? theme.select
                           : m_view.hoveredPlace() == place ? theme.hover
                                                            : theme.base);
    painter.fillRect(QRect(rect.x(), rect.bottom(), rect.width(), 1), theme.hair);
}

// 2 px inside the row; the sides are open between cells.
void OfferDelegate::drawRing(QPainter& painter, const QRect& rect, int section) const {
    const QColor color = themeOf(&m_view).focus;
    const QRect row = rect.adjusted(0, 0, 0, -1);
    painter.fillRect(QRect(row.x(), row.y(), row.width(), 2), color);
    painter.fillRect(QRect(row.x(), row.bottom() - 1, row.width(), 2), color);
    if (section == m_view.edgeSection(Qt::LeftEdge)) {
        const int bar = m_view.offers().isAnswer(m_view.currentIndex().row()) ? 4 : 0;
        painter.fillRect(QRect(row.x() + bar, row.y(), 2, row.height()), color);
    }
    if (section == m_view.edgeSection(Qt::RightEdge)) {
        painter.fillRect(QRect(row.right() - 1, row.y(), 2, row.height()), color);
    }
}

void OfferDelegate::drawCheck(QPainter& painter, const QRect& rect, int place) const {
    const Theme& theme = themeOf(&m_view);
    const int side = units(3.75);
    QRectF box(0, 0, side, side);
    box.moveCenter(QRectF(rect).center() + QPointF(2.5, 0));
    box.moveTopLeft(box.topLeft().toPoint());
    const std::optional<int> series = m_view.offers().seriesAt(place);
    const QColor fill = series ? theme.series[static_cast<std::size_t>(*series)].color : theme.base;
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(series ? fill : theme.control);
    painter.setBrush(fill);
    painter.drawRoundedRect(box.adjusted(0.5, 0.5, -0.5, -0.5), 2.5, 2.5);
    if (series) {
        drawShape(painter, Shape::Check, box, theme.onAccent);
    }
    painter.setRenderHint(QPainter::Antialiasing, false);
}

bool OfferDelegate::helpEvent(QHelpEvent* event, QAbstractItemView* view, const QStyleOptionViewItem& option,
                              const QModelIndex& index) {
    if (event->type() != QEvent::ToolTip || !index.isValid() || index.column() == kCheckSection) {
        return QStyledItemDelegate::helpEvent(event, view, option, index);
    }
    const Cell cell = m_view.offers().cell(index.row(), index.column());
    QString text = index.data(Qt::ToolTipRole).toString();
    if (cell.kind == Cell::Kind::Text &&
        cellWidth(cell, styleFor(index.row(), index.column(), false)) > option.rect.width()) {
        text = text.isEmpty() ? cell.text : cell.text + u'\n' + text;
    }
    if (text.isEmpty()) {
        QToolTip::hideText();
        event->ignore();
    } else {
        // Names come from the catalog: never rich text.
        QToolTip::showText(event->globalPos(), Qt::mightBeRichText(text) ? text.toHtmlEscaped() : text, view);
    }
    return true;
}

} // namespace fitgauge::ui
