// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/details/state_line.h"

#include "ui/theme/fit_look.h"

#include <QPainter>

namespace fitgauge::ui {

StateLine::StateLine(QWidget* parent) : QWidget(parent) {
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
}

void StateLine::setContent(sizing::Fit fit, const QString& words, const QString& figure,
                           const QString& unit) {
    m_fit = fit;
    m_words = words;
    m_figure = figure;
    m_unit = unit;
    setAccessibleName(words);
    setAccessibleDescription(cost());
    update();
}

QString StateLine::cost() const {
    return m_figure.isEmpty() ? m_unit : m_figure + u' ' + m_unit;
}

QSize StateLine::sizeHint() const {
    return {units(50), units(5.5)};
}

void StateLine::paintEvent(QPaintEvent* /*event*/) {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const Theme& theme = themeOf(this);
    const double side = units(2.75);
    drawShape(painter, fitShape(m_fit), QRectF(0, (height() - side) / 2, side, side), fitColor(m_fit, theme));
    painter.setFont(fontOf(TextStyle::Body));
    painter.setPen(theme.text);
    const int unitWidth = painter.fontMetrics().horizontalAdvance(m_unit);
    painter.drawText(rect(), Qt::AlignRight | Qt::AlignVCenter, m_unit);
    painter.setFont(fontOf(TextStyle::Body, true));
    const int figureWidth = painter.fontMetrics().horizontalAdvance(m_figure);
    painter.drawText(rect().adjusted(0, 0, -unitWidth - units(1), 0), Qt::AlignRight | Qt::AlignVCenter,
                     m_figure);
    painter.setFont(fontOf(TextStyle::Body));
    const QRect words = rect().adjusted(units(5), 0, -unitWidth - figureWidth - units(3), 0);
    painter.drawText(words, Qt::AlignLeft | Qt::AlignVCenter,
                     painter.fontMetrics().elidedText(m_words, Qt::ElideRight, words.width()));
}

} // namespace fitgauge::ui
