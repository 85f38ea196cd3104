// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef> // first: moc cannot read <compare> before the configuration of the standard library

#include "core/sizing/fit.h"
#include "ui/theme/theme.h"

class QPainter;
class QRectF;

namespace fitgauge::ui {

// Colour and pattern of a part together: they differ without colour as well.
enum class GaugeFill : std::uint8_t { Weights, Gradients, Optimizer, Changeable, Overhead, Free, Missing };
[[nodiscard]] GaugeFill fillOf(sizing::PartKind kind);

// Fills `box`. `origin` is where the pattern begins, so that it stands still while a part grows.
void paintFill(QPainter& painter, const QRectF& box, GaugeFill fill, const Theme& theme,
               const QPointF& origin);
// The small square of legends and tables, outlined where the fill is white.
void paintSwatch(QPainter& painter, const QRectF& box, GaugeFill fill, const Theme& theme);

// Pixels at 96 dpi and scale 1, scaled with the font.
[[nodiscard]] double gaugePx(double px);

} // namespace fitgauge::ui
