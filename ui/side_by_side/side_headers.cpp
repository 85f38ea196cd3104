// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/side_by_side/side_headers.h"

#include "ui/answer/offer_words.h"
#include "ui/side_by_side/side_model.h"
#include "ui/theme/icons.h"
#include "ui/theme/theme.h"
#include "ui/tray/series_sample.h"

#include <QHelpEvent>
#include <QPainter>
#include <QToolTip>

namespace fitgauge::ui {

namespace {

int padding() {
    return units(2.5);
}
int leftInset() {
    return units(4);
}
int sampleWidth() {
    return units(8.5);
}
int starSize() {
    return units(3.25);
}

QString cardOf(const SideModel& model, int section) {
    return cardTitle(model.comparison()->table(), model.offers()[static_cast<std::size_t>(section)].row);
}

QString providerOf(const SideModel& model, int section) {
    const auto row = model.offers()[static_cast<std::size_t>(section)].row;
    return QString::fromStdString(model.comparison()->table().providerOf(row).name);
}

QString elided(const QPainter& painter, const QString& text, int width) {
    return painter.fontMetrics().elidedText(text, Qt::ElideRight, width);
}

} // namespace

OfferNames::OfferNames(const SideModel& model, QWidget* parent)
    : QHeaderView(Qt::Horizontal, parent), m_model(model) {
    setSectionsClickable(true);
    setHighlightSections(false);
    setSectionResizeMode(QHeaderView::Fixed);
}

QSize OfferNames::sizeHint() const {
    return {0, units(16)};
}

int OfferNames::widthOf(int section) const {
    const QFontMetrics bold(fontOf(TextStyle::Body, true));
    const QFontMetrics small(fontOf(TextStyle::Small));
    int first = bold.horizontalAdvance(cardOf(m_model, section));
    if (section == m_model.baseline()) {
        first += units(3) + starSize() + units(1) + small.horizontalAdvance(tr("baseline"));
    }
    const int second = sampleWidth() + units(2) +
                       QFontMetrics(fontOf(TextStyle::Body)).horizontalAdvance(providerOf(m_model, section));
    return std::max(first, second) + 2 * padding();
}

void OfferNames::paintEvent(QPaintEvent* event) {
    QPainter(viewport()).fillRect(viewport()->rect(), themeOf(this).header);
    QHeaderView::paintEvent(event);
    QPainter(viewport()).fillRect(0, viewport()->height() - 1, viewport()->width(), 1, themeOf(this).border);
}

void OfferNames::paintSection(QPainter* painter, const QRect& rect, int section) const {
    const Theme& theme = themeOf(this);
    const bool isBaseline = section == m_model.baseline();
    painter->save();
    painter->fillRect(rect, isBaseline ? theme.answer : theme.header);
    painter->fillRect(rect.left(), rect.top(), 1, rect.height(), theme.border);
    QRect first = rect.adjusted(padding(), units(1.5), -padding(), -rect.height() / 2);
    if (isBaseline) {
        painter->setFont(fontOf(TextStyle::Small));
        painter->setPen(theme.text2);
        const QString word = tr("baseline");
        painter->drawText(first, Qt::AlignRight | Qt::AlignVCenter, word);
        const int size = starSize();
        const int x = first.right() - painter->fontMetrics().horizontalAdvance(word) - units(1) - size;
        painter->drawPixmap(x, first.center().y() - size / 2,
                            iconPixmap(QStringLiteral("baseline"), theme.text2, size, devicePixelRatioF()));
        first.setRight(x - units(2));
    }
    painter->setFont(fontOf(TextStyle::Body, true));
    painter->setPen(theme.text);
    painter->drawText(first, Qt::AlignLeft | Qt::AlignVCenter,
                      elided(*painter, cardOf(m_model, section), first.width()));
    QRect second = rect.adjusted(padding(), rect.height() / 2 - units(1.5), -padding(), -units(3));
    const auto series = static_cast<std::size_t>(m_model.offers()[static_cast<std::size_t>(section)].series);
    drawSeriesSample(*painter,
                     QRectF(second.x(), second.y(), sampleWidth(), second.height())
                         .adjusted(0, second.height() / 2.0 - units(1), 0, -second.height() / 2.0 + units(1)),
                     theme.series[series]);
    second.adjust(sampleWidth() + units(2), 0, 0, 0);
    painter->setFont(fontOf(TextStyle::Body));
    painter->setPen(theme.text2);
    painter->drawText(second, Qt::AlignLeft | Qt::AlignVCenter,
                      elided(*painter, providerOf(m_model, section), second.width()));
    painter->restore();
}

bool OfferNames::viewportEvent(QEvent* event) {
    if (event->type() == QEvent::ToolTip) {
        const auto* help = static_cast<QHelpEvent*>(event);
        const int section = logicalIndexAt(help->pos());
        if (section >= 0) {
            //: card, provider
            const QString name = tr("%1 · %2").arg(cardOf(m_model, section), providerOf(m_model, section));
            const QString tip =
                section == m_model.baseline() ? name : tr("%1. Click: make it the baseline.").arg(name);
            QToolTip::showText(help->globalPos(), tip.toHtmlEscaped(), viewport());
            return true;
        }
    }
    return QHeaderView::viewportEvent(event);
}

AttributeNames::AttributeNames(const SideModel& model, QWidget* parent)
    : QHeaderView(Qt::Vertical, parent), m_model(model) {
    setHighlightSections(false);
    setSectionResizeMode(QHeaderView::Fixed);
}

QSize AttributeNames::sizeHint() const {
    const QFontMetrics body(fontOf(TextStyle::Body));
    const QFontMetrics small(fontOf(TextStyle::Small));
    int widest = units(38);
    for (int line = 0; line < m_model.rowCount(); ++line) {
        widest = std::max(widest, leftInset() + body.horizontalAdvance(m_model.titleAt(line)) + units(1.5) +
                                      small.horizontalAdvance(m_model.unitAt(line)) + units(2));
    }
    return {widest, 0};
}

void AttributeNames::paintEvent(QPaintEvent* event) {
    QPainter(viewport()).fillRect(viewport()->rect(), themeOf(this).base);
    QHeaderView::paintEvent(event);
}

void AttributeNames::paintSection(QPainter* painter, const QRect& rect, int section) const {
    const Theme& theme = themeOf(this);
    const bool isTitle = m_model.sideAt(section) == nullptr;
    painter->save();
    painter->fillRect(rect, theme.base);
    painter->fillRect(rect.left(), rect.bottom(), rect.width(), 1, isTitle ? theme.border : theme.hair);
    const QRect inner = rect.adjusted(leftInset(), 0, -units(1), isTitle ? -units(0.5) : -1);
    painter->setFont(fontOf(isTitle ? TextStyle::Small : TextStyle::Body, isTitle));
    painter->setPen(theme.text);
    const QString title = m_model.titleAt(section);
    const Qt::Alignment align = Qt::AlignLeft | (isTitle ? Qt::AlignBottom : Qt::AlignVCenter);
    painter->drawText(inner, static_cast<int>(align), title);
    const int after = painter->fontMetrics().horizontalAdvance(title) + units(1.5);
    painter->setFont(fontOf(TextStyle::Small));
    painter->setPen(theme.quiet);
    painter->drawText(inner.adjusted(after, 0, 0, 0), Qt::AlignLeft | Qt::AlignVCenter,
                      m_model.unitAt(section));
    painter->restore();
}

} // namespace fitgauge::ui
