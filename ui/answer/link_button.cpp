// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/answer/link_button.h"

#include "ui/answer/keyboard_focus.h"
#include "ui/theme/icons.h"
#include "ui/theme/theme.h"

#include <QFocusEvent>
#include <QPainter>

namespace fitgauge::ui {

namespace {

int markSize() {
    return units(3);
}

} // namespace

LinkButton::LinkButton(QWidget* parent) : QAbstractButton(parent) {
    setCursor(Qt::PointingHandCursor);
    setFocusPolicy(Qt::StrongFocus);
    setFont(fontOf(TextStyle::Body));
    setAttribute(Qt::WA_Hover);
}

void LinkButton::setTrailingIcon(const QString& iconName) {
    m_iconName = iconName;
    updateGeometry();
}

QSize LinkButton::sizeHint() const {
    const QFontMetrics metrics(font());
    const int icon = m_iconName.isEmpty() ? 0 : units(1) + markSize();
    return {metrics.size(Qt::TextShowMnemonic, text()).width() + icon + 2, metrics.height() + 4};
}

void LinkButton::paintEvent(QPaintEvent* /*event*/) {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const Theme& theme = themeOf(this);
    const QColor color = isEnabled() ? theme.accent : theme.disabled;
    QFont linkFont = font();
    linkFont.setUnderline(underMouse() && isEnabled());
    painter.setFont(linkFont);
    painter.setPen(color);
    painter.drawText(rect().adjusted(1, 0, 0, 0), Qt::AlignVCenter | Qt::AlignLeft | Qt::TextShowMnemonic,
                     text());
    if (!m_iconName.isEmpty()) {
        const int size = markSize();
        painter.drawPixmap(width() - size - 1, (height() - size) / 2,
                           iconPixmap(m_iconName, color, size, devicePixelRatioF()));
    }
    if (m_ring) {
        painter.setPen(QPen(theme.focus, 2));
        painter.setBrush(Qt::NoBrush);
        painter.drawRoundedRect(QRectF(rect()).adjusted(1, 1, -1, -1), units(1), units(1));
    }
}

void LinkButton::focusInEvent(QFocusEvent* event) {
    m_ring = isKeyboardFocus(event->reason());
    QAbstractButton::focusInEvent(event);
}

void LinkButton::focusOutEvent(QFocusEvent* event) {
    m_ring = false;
    QAbstractButton::focusOutEvent(event);
}

void LinkButton::enterEvent(QEnterEvent* event) {
    update();
    QAbstractButton::enterEvent(event);
}

void LinkButton::leaveEvent(QEvent* event) {
    update();
    QAbstractButton::leaveEvent(event);
}

} // namespace fitgauge::ui
