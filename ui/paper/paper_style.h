// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/theme/theme.h"

#include <QFont>
#include <QRectF>
#include <QString>

class QPainter;

namespace fitgauge::ui {

// Paper is laid out in px at 96 dpi and scale 1 whatever the screen's font is: paperPx() turns such a figure
// into the units that fontOf(), units() and the gauge's painter work in, and the writer scales the painter
// back.
[[nodiscard]] double paperPx(double px);

// Always the light theme.
[[nodiscard]] const Theme& paperTheme();
// The window's type scale without hinting, so that text has the same width on paper as in the layout.
[[nodiscard]] QFont paperFont(TextStyle style, bool bold = false);

// How lines break: between words, or anywhere, for links.
enum class Wrap : std::uint8_t { Words, Anywhere };
// Height of a plain text that is wrapped at `width`.
[[nodiscard]] double wrappedHeight(const QString& text, const QFont& font, double width,
                                   Wrap wrap = Wrap::Words);
void drawWrapped(QPainter& painter, const QRectF& box, const QString& text, const QFont& font,
                 const QColor& color, Wrap wrap = Wrap::Words);
// One line, elided at the right, vertically centred.
void drawLine(QPainter& painter, const QRectF& box, const QString& text, const QFont& font,
              const QColor& color, Qt::Alignment alignment = Qt::AlignLeft);
[[nodiscard]] double textWidth(const QString& text, const QFont& font);

} // namespace fitgauge::ui
