// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QRect>
#include <QStyleOption>

class QPainter;
class QWidget;

// What FitgaugeStyle is put together from. All lengths are px of the device-independent kind.
namespace fitgauge::ui::style {

inline constexpr qreal kRadius = 4;
inline constexpr qreal kCheckRadius = 3;

// True only while the keyboard moves the focus: a mouse press shows no ring.
[[nodiscard]] bool showsFocus(const QStyleOption* option);

// A rounded panel whose 1 px outline lies inside `rect`.
void drawPanel(QPainter& painter, const QRect& rect, const QColor& fill, const QColor& outline,
               qreal radius = kRadius);
// 2 px, of which the outer one takes the place of the outline.
void drawFocusRing(QPainter& painter, const QRect& rect, const QColor& color, qreal radius = kRadius);
void drawChevron(QPainter& painter, Qt::ArrowType direction, const QRect& rect, const QColor& color);

// style_buttons.cpp
void drawPushButton(QPainter& painter, const QStyleOption* option, const QWidget* widget);
void drawToolButtonPanel(QPainter& painter, const QStyleOption* option);
void drawCheckIndicator(QPainter& painter, const QStyleOption* option);
void drawRadioIndicator(QPainter& painter, const QStyleOption* option);

// style_fields.cpp
void drawFieldFrame(QPainter& painter, const QStyleOption* option);
void drawSpinBox(QPainter& painter, const QStyleOptionSpinBox* option, const QRect& up, const QRect& down);

// style_ranges.cpp
[[nodiscard]] QRect sliderHandle(const QStyleOptionSlider* option);
[[nodiscard]] QRect sliderGroove(const QStyleOptionSlider* option);
void drawSlider(QPainter& painter, const QStyleOptionSlider* option);
[[nodiscard]] QRect scrollBarSlider(const QStyleOptionSlider* option, int shortest);
void drawScrollBar(QPainter& painter, const QStyleOptionSlider* option, const QRect& slider,
                   const QWidget* widget);
void drawProgress(QPainter& painter, const QStyleOptionProgressBar* option);

// style_bars.cpp
void drawTabShape(QPainter& painter, const QStyleOptionTab* option);
void drawTabLabel(QPainter& painter, const QStyleOptionTab* option, bool showsMnemonic);
[[nodiscard]] QSize tabSize(const QStyleOptionTab* option);
void drawDockTitle(QPainter& painter, const QStyleOptionDockWidget* option, const QRect& textRect);
void drawSeparator(QPainter& painter, const QStyleOption* option);
void drawBar(QPainter& painter, const QStyleOption* option, Qt::Edge line);
void drawMenuBarItem(QPainter& painter, const QStyleOptionMenuItem* option, bool showsMnemonic);
void drawHeaderArea(QPainter& painter, const QStyleOption* option);

} // namespace fitgauge::ui::style
