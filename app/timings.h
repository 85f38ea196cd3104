// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/session/comparison_session.h"

#include <QElapsedTimer>

#include <functional>

class QWidget;

namespace fitgauge::app {

// Calls `painted` with the milliseconds since `start`, once, after the first paint of `widget`.
void afterFirstPaint(QWidget& widget, const QElapsedTimer& start,
                     std::function<void(double milliseconds)> painted);

struct TickTimes {
    double medianMs = 0;
    double p95Ms = 0;
};

// Moves the users slider's value there and back `ticks` times (>= 1) and measures each new table order,
// models and views included. The workload is as before afterwards; undo steps are forgotten, so call it
// before the user begins.
[[nodiscard]] TickTimes measureSliderTicks(ui::ComparisonSession& session, int ticks);

} // namespace fitgauge::app
