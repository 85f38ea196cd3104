// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/theme/theme.h"

#include <QPen>
#include <QRectF>

class QPainter;

namespace fitgauge::ui {

// A marker of `size` px, centred on `center`: filled, or hollow over `base` where it marks a point of one's
// own.
void drawMarker(QPainter& painter, Marker marker, const QPointF& center, qreal size, const QColor& color);
// A short piece of a series' line with its marker in the middle, as legends, tray and paper show it.
void drawSeriesSample(QPainter& painter, const QRectF& box, const Series& series);
// The pen of a series' line, `width` px wide.
[[nodiscard]] QPen seriesPen(const Series& series, qreal width);

} // namespace fitgauge::ui
