// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/theme/theme.h"

#include <QChart>
#include <QValueAxis>

namespace fitgauge::ui {

// Qt Charts follows no palette: these put our colours on a chart, and again after every palette change.
void applyChartTheme(QChart& chart);
// The value axis has the grid, the other one the line and ticks.
void applyAxisTheme(QValueAxis& axis, const Theme& theme, bool isValueAxis);

} // namespace fitgauge::ui
