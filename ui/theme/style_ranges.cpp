// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/theme/style_parts.h"
#include "ui/theme/theme.h"

#include <QAbstractScrollArea>
#include <QPainter>
#include <QSlider>
#include <QStyle>

namespace fitgauge::ui::style {

namespace {

constexpr double kHandleUnits = 3.5; // 14 px
constexpr double kGrooveUnits = 1;

bool isHorizontal(const QStyleOptionSlider* option) {
    return option->orientation == Qt::Horizontal;
}

void fillRounded(QPainter& painter, const QRectF& rect, const QColor& color) {
    painter.setPen(Qt::NoPen);
    painter.setBrush(color);
    const qreal radius = std::min(rect.width(), rect.height()) / 2;
    painter.drawRoundedRect(rect, radius, radius);
}

// Stops of a slider with named positions: 1 px ticks as high as the handle.
void drawTicks(QPainter& painter, const QStyleOptionSlider* option, const QRect& groove) {
    if (option->tickPosition == QSlider::NoTicks || option->tickInterval <= 0 || !isHorizontal(option)) {
        return;
    }
    const int handle = units(kHandleUnits);
    painter.setPen(themeOf(option->palette).control);
    painter.setRenderHint(QPainter::Antialiasing, false);
    for (int value = option->minimum; value <= option->maximum; value += option->tickInterval) {
        const int x = groove.x() + handle / 2 +
                      QStyle::sliderPositionFromValue(option->minimum, option->maximum, value,
                                                      groove.width() - handle, option->upsideDown);
        painter.drawLine(x, groove.center().y() - units(0.75), x, groove.center().y() + units(0.75) + 1);
    }
    painter.setRenderHint(QPainter::Antialiasing);
}

QColor behind(const QStyleOption* option, const QWidget* widget) {
    const QWidget* parent = widget != nullptr ? widget->parentWidget() : nullptr;
    const auto* area =
        qobject_cast<const QAbstractScrollArea*>(parent != nullptr ? parent->parentWidget() : nullptr);
    if (area == nullptr) {
        return option->palette.color(QPalette::Window);
    }
    return area->viewport()->palette().color(area->viewport()->backgroundRole());
}

} // namespace

QRect sliderGroove(const QStyleOptionSlider* option) {
    const int thick = units(kGrooveUnits);
    const QRect all = option->rect;
    return isHorizontal(option) ? QRect(all.x(), all.y() + (all.height() - thick) / 2, all.width(), thick)
                                : QRect(all.x() + (all.width() - thick) / 2, all.y(), thick, all.height());
}

QRect sliderHandle(const QStyleOptionSlider* option) {
    const int side = units(kHandleUnits);
    const QRect all = option->rect;
    const int span = (isHorizontal(option) ? all.width() : all.height()) - side;
    const int at = QStyle::sliderPositionFromValue(option->minimum, option->maximum, option->sliderPosition,
                                                   span, option->upsideDown);
    return isHorizontal(option) ? QRect(all.x() + at, all.y() + (all.height() - side) / 2, side, side)
                                : QRect(all.x() + (all.width() - side) / 2, all.y() + at, side, side);
}

void drawSlider(QPainter& painter, const QStyleOptionSlider* option) {
    const Theme& theme = themeOf(option->palette);
    const bool enabled = option->state & QStyle::State_Enabled;
    const QColor color = enabled ? theme.accent : theme.edge;
    const QRect groove = sliderGroove(option);
    const QRect handle = sliderHandle(option);
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    fillRounded(painter, groove, theme.border);
    QRect filled = groove;
    if (!isHorizontal(option)) {
        option->upsideDown ? filled.setTop(handle.center().y()) : filled.setBottom(handle.center().y());
    } else if (option->upsideDown) {
        filled.setLeft(handle.center().x());
    } else {
        filled.setRight(handle.center().x());
    }
    fillRounded(painter, filled, color);
    drawTicks(painter, option, groove);
    painter.setPen(QPen(color, 1.5));
    painter.setBrush(option->state & QStyle::State_Sunken ? theme.select : theme.base);
    painter.drawEllipse(QRectF(handle).adjusted(0.75, 0.75, -0.75, -0.75));
    if (showsFocus(option)) {
        painter.setBrush(Qt::NoBrush);
        painter.setPen(QPen(theme.focus, 2));
        painter.drawEllipse(QRectF(handle).adjusted(-1, -1, 1, 1));
    }
    painter.restore();
}

QRect scrollBarSlider(const QStyleOptionSlider* option, int shortest) {
    const QRect all = option->rect;
    const int length = isHorizontal(option) ? all.width() : all.height();
    const auto range = static_cast<std::int64_t>(option->maximum) - option->minimum;
    int handle = length;
    if (range > 0) {
        handle = static_cast<int>(static_cast<std::int64_t>(option->pageStep) * length /
                                  (range + option->pageStep));
        handle = std::clamp(handle, std::min(shortest, length), length);
    }
    const int at = QStyle::sliderPositionFromValue(option->minimum, option->maximum, option->sliderPosition,
                                                   length - handle, option->upsideDown);
    return isHorizontal(option) ? QRect(all.x() + at, all.y(), handle, all.height())
                                : QRect(all.x(), all.y() + at, all.width(), handle);
}

void drawScrollBar(QPainter& painter, const QStyleOptionSlider* option, const QRect& slider,
                   const QWidget* widget) {
    const Theme& theme = themeOf(option->palette);
    painter.fillRect(option->rect, behind(option, widget));
    if (option->minimum == option->maximum) {
        return;
    }
    const bool held = (option->activeSubControls & QStyle::SC_ScrollBarSlider) &&
                      (option->state & (QStyle::State_MouseOver | QStyle::State_Sunken));
    const QRectF handle = QRectF(slider).adjusted(
        isHorizontal(option) ? 1 : units(0.5), isHorizontal(option) ? units(0.5) : 1,
        isHorizontal(option) ? -1 : -units(0.5), isHorizontal(option) ? -units(0.5) : -1);
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    fillRounded(painter, handle, held ? theme.edge : theme.border);
    painter.restore();
}

void drawProgress(QPainter& painter, const QStyleOptionProgressBar* option) {
    const Theme& theme = themeOf(option->palette);
    const int thick = units(1);
    const QRect groove(option->rect.x(), option->rect.center().y() - thick / 2, option->rect.width(), thick);
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    fillRounded(painter, groove, theme.border);
    const auto range = static_cast<qint64>(option->maximum) - option->minimum;
    if (range > 0) {
        const qint64 done = static_cast<qint64>(option->progress) - option->minimum;
        QRectF filled(groove);
        filled.setWidth(groove.width() * static_cast<double>(done) / static_cast<double>(range));
        fillRounded(painter, filled, theme.accent);
    }
    painter.restore();
}

} // namespace fitgauge::ui::style
