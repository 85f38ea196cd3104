// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QColor>
#include <QFont>
#include <QPalette>

#include <array>

class QApplication;
class QWidget;

namespace fitgauge::ui {

// One of the six series of charts, tray, compare and table check boxes: colour, pen pattern and marker
// together, never colour alone.
enum class Marker : std::uint8_t { Circle, Square, TriangleUp, Diamond, Cross, TriangleDown };
struct Series {
    QColor color;
    QList<qreal> dashes; // px at a 2 px line, empty: solid
    Marker marker = Marker::Circle;
};

// Colours by meaning. Painters ask for a meaning and never for a number. Values: theme.cpp, one row a token.
struct Theme {
    bool dark = false;
    QColor window, base, header, button, hover, answer, select, tip, hair, border, edge, control;
    QColor text, selectedText, text2, quiet, disabled, accent, onAccent, focus;
    QColor good, tight, bad;
    QColor gaugeWeights, gaugeChangeable, gaugeChangeableBack, gaugeOverhead, gaugeOverheadBack;
    std::array<Series, 6> series;
};

[[nodiscard]] const Theme& lightTheme();
[[nodiscard]] const Theme& darkTheme();
// The theme that fits a palette: dark means that its window is darker than its text.
[[nodiscard]] const Theme& themeOf(const QPalette& palette);
[[nodiscard]] const Theme& themeOf(const QWidget* widget);
[[nodiscard]] QPalette paletteOf(const Theme& theme);

// The type scale. Ratios to the body size; weights 400 and 700 only.
enum class TextStyle : std::uint8_t { Figure, Answer, Title, Body, Small, Caption };
[[nodiscard]] QFont fontOf(TextStyle style, bool bold = false);

// Space unit: a quarter of 16 px at scale 1, derived from the body font's height. units(3) is the panel inset
// of 12.
[[nodiscard]] int units(double count);

enum class ColorScheme : std::uint8_t { System, Light, Dark };
// Installs font, palette and style for the whole program.
void applyTheme(QApplication& application, ColorScheme scheme);

} // namespace fitgauge::ui
