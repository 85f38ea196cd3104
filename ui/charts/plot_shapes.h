// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/theme/theme.h"

#include <QPolygonF>
#include <QString>

#include <cstdint>
#include <optional>

class QPainter;

namespace fitgauge::ui {

// What is drawn on a plot beside its lines, in the units of its axes.

// Used time is a tint of the series with a line on top; idle, rounding and the rest are hatched, each in its
// own direction, so that no two differ by colour alone.
enum class AreaFill : std::uint8_t { Used, Idle, Rounding, Minimum, Storage, Egress, Loads };
struct PlotArea {
    QPolygonF outline;
    AreaFill fill = AreaFill::Used;
    QColor color; // of Used
};

// A ring where two lines meet.
struct PlotCrossing {
    double x = 0, y = 0;
    QString text;
};

// A stretch of x where something is wrong, shaded from there to the end of the plot.
struct PlotBand {
    double from = 0;
    QString text;
};

// A card with a bold and a plain line; it stands where it fits, or is left out.
struct PlotNote {
    double x = 0, y = 0; // its middle
    QString title, text;
    double room = 0; // width that it may take, in x; 0: half of the plot
};

// A bar's name, left of the plot.
struct PlotRowName {
    double y = 0;
    Series series;
    QString name;
    bool strong = false;
};

// What a fill means, named above the plot.
struct PlotKey {
    AreaFill fill = AreaFill::Used;
    QColor color; // of Used
    QString text;
};

void fillArea(QPainter& painter, const QPolygonF& outline, AreaFill fill, const QColor& color,
              const Theme& theme);

} // namespace fitgauge::ui
