// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/paper/nice_axis.h"
#include "ui/paper/paper_style.h"

#include <QRectF>
#include <QString>

#include <vector>

class QPainter;

namespace fitgauge::ui {

// Axes and line names that the charts on paper share. The cost axis is zero-based; its unit stands once above
// it.
class PaperPlot {
  public:
    struct Tick {
        double x = 0; // in the chart's own measure
        QString text;
    };
    struct EndName {
        double y = 0; // cost at the end of the line
        int series = 0;
        QString name, note;
    };

    // Height of a whole chart.
    // `hasFlag`: room for a flag between the axis title and the plot.
    [[nodiscard]] static double height(bool hasFlag);
    // `endX` is the right end in the chart's own measure.
    PaperPlot(QPainter& painter, const QRectF& box, const NiceAxis& cost, double endX, bool hasFlag);

    [[nodiscard]] const QRectF& area() const { return m_plot; }
    [[nodiscard]] double xOf(double x) const { return m_plot.left() + m_plot.width() * x / m_endX; }
    [[nodiscard]] double yOf(double cost) const {
        return m_plot.bottom() - m_plot.height() * cost / m_cost.end;
    }

    void paintCostAxis(const QString& unit) const;
    void paintXAxis(const std::vector<Tick>& ticks, const QString& title) const;
    // Names at the right of the lines, pushed apart so that they can be read.
    void paintEndNames(std::vector<EndName> names) const;

  private:
    QPainter& m_painter;
    QRectF m_plot;
    NiceAxis m_cost;
    double m_endX;
    double m_head;
};

} // namespace fitgauge::ui
