// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/table/offer_header_view.h"

#include "ui/table/offer_table_model.h"
#include "ui/text/quantity_text.h"
#include "ui/theme/icons.h"
#include "ui/theme/theme.h"

#include <QFontMetrics>
#include <QPainter>

namespace fitgauge::ui {

namespace {

constexpr double kHeightUnits = 10; // 40 px
constexpr double kArrowUnits = 2.5;

int arrowRoom() {
    return units(kArrowUnits) + units(0.75);
}

} // namespace

OfferHeaderView::OfferHeaderView(OfferTableModel& model, QWidget* parent)
    : QHeaderView(Qt::Horizontal, parent), m_model(model) {
    setSectionsClickable(true);
    setSectionsMovable(true);
    setFirstSectionMovable(false); // the check boxes stay at the left
    setHighlightSections(false);
    setSortIndicatorShown(false);
    setMinimumSectionSize(units(5));
    setSectionResizeMode(QHeaderView::Interactive);
    setMouseTracking(true);
}

QSize OfferHeaderView::sizeHint() const {
    return {QHeaderView::sizeHint().width(), units(kHeightUnits)};
}

QSize OfferHeaderView::sectionSizeFromContents(int section) const {
    return {section == kCheckSection ? units(7.5) : headWidth(section), units(kHeightUnits)};
}

void OfferHeaderView::setMarked(int section) {
    if (section != m_marked) {
        m_marked = section;
        viewport()->update();
    }
}

// Measured in bold, so that sorting by a column does not widen it.
int OfferHeaderView::headWidth(int section) const {
    const ColumnHead head = m_model.head(section);
    const int title = QFontMetrics(fontOf(TextStyle::Small, true)).horizontalAdvance(head.title);
    const int unit = QFontMetrics(fontOf(TextStyle::Caption)).horizontalAdvance(head.unit);
    const bool isSorted = m_model.sortKeyIndex(section) >= 0;
    return std::max(isSorted ? title + arrowRoom() : title, unit) + 2 * m_padding;
}

void OfferHeaderView::paintEvent(QPaintEvent* event) {
    const Theme& theme = themeOf(this);
    QPainter painter(viewport());
    painter.fillRect(viewport()->rect(), theme.header);
    painter.fillRect(QRect(0, viewport()->height() - 1, viewport()->width(), 1), theme.border);
    painter.end();
    QHeaderView::paintEvent(event);
}

void OfferHeaderView::paintSection(QPainter* painter, const QRect& rect, int section) const {
    const Theme& theme = themeOf(this);
    painter->fillRect(rect, theme.header);
    painter->fillRect(QRect(rect.x(), rect.bottom(), rect.width(), 1), theme.border);
    if (section == m_marked) {
        painter->fillRect(QRect(rect.x(), rect.bottom() - 1, rect.width(), 2), theme.focus);
    }
    if (section == kCheckSection) {
        return;
    }
    const ColumnHead head = m_model.head(section);
    const int key = m_model.sortKeyIndex(section);
    const Qt::Alignment align = specOf(columnOf(section)).align;
    const QRect inner = rect.adjusted(m_padding, 0, -m_padding, 0);
    const int top = rect.y() + units(1);

    painter->setFont(fontOf(TextStyle::Small, key == 0));
    painter->setPen(theme.text);
    QRect line(inner.x(), top, inner.width() - (key >= 0 ? arrowRoom() : 0), units(4));
    const QString title = painter->fontMetrics().elidedText(head.title, Qt::ElideRight, line.width());
    const int width = painter->fontMetrics().horizontalAdvance(title);
    painter->drawText(line, static_cast<int>(align | Qt::AlignVCenter), title);
    if (key >= 0) {
        const int end = align & Qt::AlignRight     ? line.right() + 1
                        : align & Qt::AlignHCenter ? line.center().x() + width / 2
                                                   : line.x() + width;
        drawArrow(*painter, QPointF(end + units(0.5), line.y()), section);
    }
    painter->setFont(fontOf(TextStyle::Caption));
    painter->setPen(theme.quiet);
    const QRect below(inner.x(), top + units(4), inner.width(), units(3.5));
    painter->drawText(below, static_cast<int>(align | Qt::AlignVCenter),
                      painter->fontMetrics().elidedText(head.unit, Qt::ElideRight, below.width()));
}

void OfferHeaderView::drawArrow(QPainter& painter, const QPointF& at, int section) const {
    const Theme& theme = themeOf(this);
    const compare::Order& order = m_model.order();
    const int key = m_model.sortKeyIndex(section);
    const bool descending = order.keys[static_cast<std::size_t>(key)].descending;
    const QRectF box(at.x(), at.y() + units(0.75), units(kArrowUnits), units(kArrowUnits));
    drawShape(painter, descending ? ui::Shape::SortDown : ui::Shape::SortUp, box, theme.text);
    if (key > 0) {
        painter.setFont(fontOf(TextStyle::Caption));
        painter.drawText(QPointF(box.right() - 1, box.bottom() + 1), countText(key + 1));
    }
}

HeaderCorner::HeaderCorner(QWidget* parent) : QWidget(parent) {
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
}

QSize HeaderCorner::sizeHint() const {
    return {units(3), units(kHeightUnits)};
}

void HeaderCorner::paintEvent(QPaintEvent*) {
    const Theme& theme = themeOf(this);
    QPainter painter(this);
    painter.fillRect(rect(), theme.header);
    painter.fillRect(QRect(0, height() - 1, width(), 1), theme.border);
}

} // namespace fitgauge::ui
