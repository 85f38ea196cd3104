// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/gauge/gauge_fill.h"
#include "ui/gauge/gauge_state.h"
#include "ui/theme/icons.h"

namespace fitgauge::ui {

// The pieces of the gauge as paint functions, for the window, the PDF and tests. All take the area to paint
// in; heights follow from the state and the width.

// Comfort notch with its value, one bar a card, the ends in words.
[[nodiscard]] double gaugeBarsHeight(const GaugeState& state);
void paintGaugeBars(QPainter& painter, const QRectF& area, const GaugeState& state, const Theme& theme);
// Where the bar of card `card` (from 0) lies inside `area`.
[[nodiscard]] QRectF gaugeBarRect(const GaugeState& state, const QRectF& area, int card = 0);

// Swatch, name and GiB of every part, in two columns.
[[nodiscard]] double gaugeLegendHeight(const GaugeState& state);
void paintGaugeLegend(QPainter& painter, const QRectF& area, const GaugeState& state, const Theme& theme);

// The state's shape and the sentence, wrapped.
[[nodiscard]] double gaugeSentenceHeight(const GaugeState& state, double width);
void paintGaugeSentence(QPainter& painter, const QRectF& area, const GaugeState& state, const Theme& theme);

} // namespace fitgauge::ui
