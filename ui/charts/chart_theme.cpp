// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/charts/chart_theme.h"

#include <QPen>

namespace fitgauge::ui {

void applyChartTheme(QChart& chart) {
    chart.setBackgroundVisible(false);
    chart.setPlotAreaBackgroundVisible(false); // areas and bands are painted below the grid
}

void applyAxisTheme(QValueAxis& axis, const Theme& theme, bool isValueAxis) {
    axis.setLabelsFont(fontOf(TextStyle::Caption));
    axis.setLabelsColor(theme.text2);
    axis.setTitleFont(fontOf(TextStyle::Caption));
    axis.setTitleBrush(theme.text2);
    axis.setGridLineVisible(isValueAxis);
    axis.setGridLinePen(QPen(theme.hair, 1));
    axis.setLineVisible(!isValueAxis);
    axis.setLinePen(QPen(theme.control, 1));
    axis.setMinorGridLineVisible(false);
}

} // namespace fitgauge::ui
