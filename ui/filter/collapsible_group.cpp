// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/filter/collapsible_group.h"

#include "ui/answer/keyboard_focus.h"
#include "ui/text/quantity_text.h"
#include "ui/theme/icons.h"
#include "ui/theme/theme.h"

#include <QEvent>
#include <QFocusEvent>
#include <QPainter>
#include <QVBoxLayout>

namespace fitgauge::ui {

GroupHead::GroupHead(QWidget* parent) : QAbstractButton(parent) {
    setCheckable(true);
    setFocusPolicy(Qt::StrongFocus);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    setAttribute(Qt::WA_Hover);
    connect(this, &QAbstractButton::toggled, this, &GroupHead::updateSpoken);
}

void GroupHead::setActiveCount(int count) {
    if (m_count != count) {
        m_count = count;
        updateSpoken();
        update();
    }
}

void GroupHead::updateSpoken() {
    setAccessibleName(m_count > 0 ? tr("%1, %n filters active", nullptr, m_count).arg(text()) : text());
    setAccessibleDescription(isChecked() ? tr("expanded") : tr("collapsed"));
}

QSize GroupHead::sizeHint() const {
    return {units(7) + QFontMetrics(font()).horizontalAdvance(text()) + units(8), units(6.25)};
}

void GroupHead::paintEvent(QPaintEvent* /*event*/) {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const Theme& theme = themeOf(this);
    const int size = units(3);
    const auto chevron = isChecked() ? QStringLiteral("chevron-down") : QStringLiteral("chevron-right");
    painter.drawPixmap(
        0, (height() - size) / 2,
        iconPixmap(chevron, underMouse() ? theme.text : theme.text2, size, devicePixelRatioF()));
    painter.setPen(theme.text);
    painter.setFont(fontOf(TextStyle::Body));
    painter.drawText(rect().adjusted(units(3.75), 0, -units(6), 0), Qt::AlignVCenter | Qt::AlignLeft, text());
    if (m_count > 0) {
        painter.setPen(theme.accent);
        painter.setFont(fontOf(TextStyle::Small, true));
        painter.drawText(rect().adjusted(0, 0, -1, 0), Qt::AlignVCenter | Qt::AlignRight, countText(m_count));
    }
    if (m_ring) {
        painter.setPen(QPen(theme.focus, 2));
        painter.drawRoundedRect(QRectF(rect()).adjusted(1, 1, -1, -1), units(1), units(1));
    }
}

void GroupHead::focusInEvent(QFocusEvent* event) {
    m_ring = isKeyboardFocus(event->reason());
    QAbstractButton::focusInEvent(event);
}

void GroupHead::focusOutEvent(QFocusEvent* event) {
    m_ring = false;
    QAbstractButton::focusOutEvent(event);
}

void GroupHead::changeEvent(QEvent* event) {
    if (event->type() == QEvent::LanguageChange) {
        updateSpoken();
    }
    QAbstractButton::changeEvent(event);
}

CollapsibleGroup::CollapsibleGroup(const QString& title, QWidget* body, QWidget* parent)
    : QWidget(parent), m_head(new GroupHead(this)), m_body(body) {
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(m_head);
    column->addWidget(m_body);
    m_body->setVisible(false);
    setTitle(title);
    connect(m_head, &GroupHead::toggled, m_body, &QWidget::setVisible);
}

void CollapsibleGroup::setTitle(const QString& title) {
    m_head->setText(title);
    m_head->setActiveCount(-1); // speaks the new title; the owner sets the count next
    m_head->setActiveCount(0);
}

void CollapsibleGroup::setExpanded(bool expanded) {
    m_head->setChecked(expanded);
}

} // namespace fitgauge::ui
