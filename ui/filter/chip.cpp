// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/filter/chip.h"

#include "ui/answer/keyboard_focus.h"
#include "ui/theme/icons.h"
#include "ui/theme/theme.h"

#include <QFocusEvent>
#include <QKeyEvent>
#include <QPainter>

namespace fitgauge::ui {

namespace {

int chipHeight() {
    return units(5.5);
}
int textInset() {
    return units(2.5);
}

} // namespace

Chip::Chip(const QString& text, bool fromProfile, QWidget* parent) : QAbstractButton(parent) {
    setText(text);
    setFont(fontOf(TextStyle::Small));
    setFocusPolicy(Qt::StrongFocus);
    setMouseTracking(true);
    const QString origin = fromProfile ? tr("Set by the profile. Del removes it.") : tr("Del removes it.");
    setToolTip(origin);
    //: spoken name of a chip; %1 is what it says
    setAccessibleName(tr("Filter: %1").arg(text));
    setAccessibleDescription(origin);
}

QSize Chip::sizeHint() const {
    return {textInset() + QFontMetrics(font()).horizontalAdvance(text()) + chipHeight(), chipHeight()};
}

QSize Chip::minimumSizeHint() const {
    return {textInset() + chipHeight() * 2, chipHeight()};
}

QRect Chip::crossTarget() const {
    return {width() - height(), 0, height(), height()};
}

bool Chip::hitButton(const QPoint& position) const {
    return crossTarget().contains(position);
}

void Chip::paintEvent(QPaintEvent* /*event*/) {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const Theme& theme = themeOf(this);
    const bool isOverCross = underMouse() && crossTarget().contains(mapFromGlobal(QCursor::pos()));
    const QRectF pill = QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5);
    painter.setPen(m_ring ? QPen(theme.focus, 2) : QPen(theme.border, 1));
    painter.setBrush(theme.base);
    const qreal inner = m_ring ? 0.5 : 0;
    painter.drawRoundedRect(pill.adjusted(inner, inner, -inner, -inner), pill.height() / 2,
                            pill.height() / 2);

    painter.setPen(theme.text);
    painter.setFont(font());
    const QRect textBox(textInset(), 0, width() - textInset() - height(), height());
    painter.drawText(textBox, Qt::AlignVCenter | Qt::AlignLeft | Qt::TextSingleLine,
                     QFontMetrics(font()).elidedText(text(), Qt::ElideRight, textBox.width() + 1));

    const QRect target = crossTarget();
    if (isOverCross) {
        painter.setPen(Qt::NoPen);
        painter.setBrush(theme.hover);
        painter.drawEllipse(target.adjusted(3, 3, -3, -3));
    }
    const int size = units(2.75);
    painter.drawPixmap(target.center().x() - size / 2 + 1, target.center().y() - size / 2 + 1,
                       iconPixmap(QStringLiteral("close"), isOverCross ? theme.text : theme.text2, size,
                                  devicePixelRatioF()));
}

void Chip::keyPressEvent(QKeyEvent* event) {
    switch (event->key()) {
    case Qt::Key_Delete:
    case Qt::Key_Backspace:
    case Qt::Key_Return:
    case Qt::Key_Enter:
        click();
        return;
    default:
        QAbstractButton::keyPressEvent(event);
    }
}

void Chip::mouseMoveEvent(QMouseEvent* event) {
    update();
    QAbstractButton::mouseMoveEvent(event);
}

void Chip::focusInEvent(QFocusEvent* event) {
    m_ring = isKeyboardFocus(event->reason());
    QAbstractButton::focusInEvent(event);
}

void Chip::focusOutEvent(QFocusEvent* event) {
    m_ring = false;
    QAbstractButton::focusOutEvent(event);
}

} // namespace fitgauge::ui
