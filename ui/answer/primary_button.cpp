// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/answer/primary_button.h"

#include "ui/answer/keyboard_focus.h"
#include "ui/theme/theme.h"

#include <QFocusEvent>
#include <QPainter>

namespace fitgauge::ui {

PrimaryButton::PrimaryButton(QWidget* parent) : QPushButton(parent) {
    setFocusPolicy(Qt::StrongFocus);
    setAttribute(Qt::WA_Hover);
}

void PrimaryButton::setKeyHint(const QString& key) {
    m_key = key;
    updateGeometry();
}

QSize PrimaryButton::sizeHint() const {
    const int textWidth = QFontMetrics(font()).size(Qt::TextShowMnemonic, text()).width();
    const int keyWidth =
        m_key.isEmpty() ? 0 : units(3.5) + QFontMetrics(fontOf(TextStyle::Caption)).horizontalAdvance(m_key);
    return {textWidth + keyWidth + 2 * units(3.25), units(7)};
}

void PrimaryButton::paintEvent(QPaintEvent* /*event*/) {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const Theme& theme = themeOf(this);
    QColor fill = isEnabled() ? theme.accent : theme.border;
    if (isDown()) {
        fill = fill.darker(118);
    } else if (underMouse() && isEnabled()) {
        fill = theme.dark ? fill.lighter(108) : fill.darker(108);
    }
    const QRectF outline = QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5);
    painter.setPen(Qt::NoPen);
    painter.setBrush(fill);
    painter.drawRoundedRect(outline, units(1), units(1));
    if (m_ring) { // inside the fill, so that the ring has the contrast of text on accent
        painter.setPen(QPen(theme.onAccent, 1));
        painter.setBrush(Qt::NoBrush);
        painter.drawRoundedRect(outline.adjusted(2, 2, -2, -2), units(0.5), units(0.5));
    }
    painter.setPen(isEnabled() ? theme.onAccent : theme.disabled);
    painter.setFont(font());
    const QRect inner = rect().adjusted(units(3.25), 0, -units(3.25), 0);
    const auto side = m_key.isEmpty() ? Qt::AlignHCenter : Qt::AlignLeft;
    painter.drawText(inner, int(side) | Qt::AlignVCenter | Qt::TextShowMnemonic, text());
    if (!m_key.isEmpty()) {
        painter.setFont(fontOf(TextStyle::Caption));
        painter.drawText(inner, Qt::AlignRight | Qt::AlignVCenter, m_key);
    }
}

void PrimaryButton::focusInEvent(QFocusEvent* event) {
    m_ring = isKeyboardFocus(event->reason());
    QPushButton::focusInEvent(event);
}

void PrimaryButton::focusOutEvent(QFocusEvent* event) {
    m_ring = false;
    QPushButton::focusOutEvent(event);
}

} // namespace fitgauge::ui
