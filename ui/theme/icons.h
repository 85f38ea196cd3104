// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QColor>
#include <QIcon>
#include <QPixmap>

class QPainter;
class QRectF;

namespace fitgauge::ui {

// A stroke icon from resources/icons by its name without ending ("search"), drawn in `color`; cached by name,
// colour, size and pixel ratio. An unknown name is a programming error (asserted).
[[nodiscard]] QPixmap iconPixmap(const QString& name, const QColor& color, int size, qreal pixelRatio);
// An icon that takes text2 and disabled from the application's theme.
[[nodiscard]] QIcon icon(const QString& name);

// Small shapes that are painted, not files, because font glyphs differ in size.
enum class Shape : std::uint8_t {
    Comfortable,
    Tight,
    NeedsCards,
    WouldSpill,
    DoesNotFit,
    Unknown,
    Stale,
    SortUp,
    SortDown,
    Check,
    Minus,
    Flag
};
void drawShape(QPainter& painter, Shape shape, const QRectF& box, const QColor& color);

} // namespace fitgauge::ui
