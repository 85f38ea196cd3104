// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/theme/fitgauge_style.h"
#include "ui/theme/icons.h"
#include "ui/theme/style_parts.h"
#include "ui/theme/theme.h"

#include <QPainter>
#include <QPainterPath>
#include <QWidget>

namespace fitgauge::ui::style {

bool showsFocus(const QStyleOption* option) {
    constexpr QStyle::State kBoth = QStyle::State_HasFocus | QStyle::State_KeyboardFocusChange;
    return (option->state & kBoth) == kBoth;
}

void drawPanel(QPainter& painter, const QRect& rect, const QColor& fill, const QColor& outline,
               qreal radius) {
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(outline);
    painter.setBrush(fill);
    painter.drawRoundedRect(QRectF(rect).adjusted(0.5, 0.5, -0.5, -0.5), radius - 0.5, radius - 0.5);
    painter.restore();
}

void drawFocusRing(QPainter& painter, const QRect& rect, const QColor& color, qreal radius) {
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(color, 2, Qt::SolidLine, Qt::SquareCap, Qt::MiterJoin));
    painter.setBrush(Qt::NoBrush);
    painter.drawRoundedRect(QRectF(rect).adjusted(1, 1, -1, -1), radius - 1, radius - 1);
    painter.restore();
}

void drawChevron(QPainter& painter, Qt::ArrowType direction, const QRect& rect, const QColor& color) {
    const qreal half = std::min(units(1), std::min(rect.width(), rect.height()) / 2 - 1);
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.translate(QRectF(rect).center());
    painter.rotate(direction == Qt::DownArrow   ? 0
                   : direction == Qt::LeftArrow ? 90
                   : direction == Qt::UpArrow   ? 180
                                                : -90);
    painter.setPen(QPen(color, 1.5, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter.drawPolyline(
        QPolygonF({QPointF(-half, -half / 2), QPointF(0, half / 2), QPointF(half, -half / 2)}));
    painter.restore();
}

namespace {

bool has(const QWidget* widget, const char* property) {
    return widget != nullptr && widget->property(property).toBool();
}

QColor primaryFill(const Theme& theme, QStyle::State state) {
    if (!(state & QStyle::State_Enabled)) {
        return theme.edge;
    }
    if (state & QStyle::State_Sunken) {
        return theme.dark ? theme.accent.darker(115) : theme.accent.darker(125);
    }
    return state & QStyle::State_MouseOver ? theme.accent.darker(110) : theme.accent;
}

QColor plainFill(const Theme& theme, QStyle::State state) {
    if (state & QStyle::State_Sunken) {
        return theme.border;
    }
    if (state & QStyle::State_On) {
        return theme.select;
    }
    return (state & QStyle::State_MouseOver) && (state & QStyle::State_Enabled) ? theme.hover : theme.button;
}

} // namespace

void drawPushButton(QPainter& painter, const QStyleOption* option, const QWidget* widget) {
    const Theme& theme = themeOf(option->palette);
    const auto* button = qstyleoption_cast<const QStyleOptionButton*>(option);
    const bool flat =
        has(widget, kLinkProperty) || (button != nullptr && (button->features & QStyleOptionButton::Flat));
    if (has(widget, kPrimaryProperty)) {
        const QColor fill = primaryFill(theme, option->state);
        drawPanel(painter, option->rect, fill, fill);
        if (showsFocus(option)) { // accent on accent would not be seen: a gap lies between
            drawFocusRing(painter, option->rect, theme.focus);
            drawFocusRing(painter, option->rect.adjusted(2, 2, -2, -2), theme.base, kRadius - 2);
        }
        return;
    }
    if (!flat) {
        drawPanel(painter, option->rect, plainFill(theme, option->state), theme.edge);
    } else if (option->state & (QStyle::State_Sunken | QStyle::State_MouseOver) &&
               !has(widget, kLinkProperty)) {
        drawPanel(painter, option->rect, theme.hover, theme.hover);
    }
    if (showsFocus(option)) {
        drawFocusRing(painter, option->rect, theme.focus);
    }
}

void drawToolButtonPanel(QPainter& painter, const QStyleOption* option) {
    const Theme& theme = themeOf(option->palette);
    const bool hovered = (option->state & QStyle::State_MouseOver) && (option->state & QStyle::State_Enabled);
    if (option->state & (QStyle::State_Sunken | QStyle::State_On)) {
        drawPanel(painter, option->rect, theme.border, theme.border);
    } else if (hovered) {
        drawPanel(painter, option->rect, theme.hover, theme.hover);
    }
    if (showsFocus(option)) {
        drawFocusRing(painter, option->rect, theme.focus);
    }
}

void drawCheckIndicator(QPainter& painter, const QStyleOption* option) {
    const Theme& theme = themeOf(option->palette);
    const bool enabled = option->state & QStyle::State_Enabled;
    const bool filled = option->state & (QStyle::State_On | QStyle::State_NoChange);
    const QColor mark = enabled ? theme.accent : theme.edge;
    drawPanel(painter, option->rect, filled ? mark : theme.base,
              filled    ? mark
              : enabled ? theme.control
                        : theme.edge,
              kCheckRadius);
    if (option->state & QStyle::State_NoChange) {
        drawShape(painter, Shape::Minus, option->rect, theme.onAccent);
    } else if (option->state & QStyle::State_On) {
        drawShape(painter, Shape::Check, option->rect, theme.onAccent);
    }
    if (showsFocus(option)) {
        drawFocusRing(painter, option->rect.adjusted(-1, -1, 1, 1), theme.focus);
    }
}

void drawRadioIndicator(QPainter& painter, const QStyleOption* option) {
    const Theme& theme = themeOf(option->palette);
    const bool enabled = option->state & QStyle::State_Enabled;
    const bool on = option->state & QStyle::State_On;
    const QColor mark = enabled ? theme.accent : theme.edge;
    const qreal radius = option->rect.height() / 2.0;
    drawPanel(painter, option->rect, on ? mark : theme.base, on ? mark : theme.control, radius);
    if (on) {
        painter.save();
        painter.setRenderHint(QPainter::Antialiasing);
        painter.setPen(Qt::NoPen);
        painter.setBrush(theme.onAccent);
        painter.drawEllipse(QRectF(option->rect).center(), radius * 0.4, radius * 0.4);
        painter.restore();
    }
    if (showsFocus(option)) {
        drawFocusRing(painter, option->rect.adjusted(-1, -1, 1, 1), theme.focus, radius + 1);
    }
}

} // namespace fitgauge::ui::style
