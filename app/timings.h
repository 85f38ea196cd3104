// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/session/comparison_session.h"

#include <QElapsedTimer>

#include <functional>
#include <vector>

class QWidget;

namespace fitgauge::ui {
class ChartHost;
}

namespace fitgauge::app {

// Calls `painted` with the milliseconds since `start`, once, after the first paint of `widget`.
void afterFirstPaint(QWidget& widget, const QElapsedTimer& start,
                     std::function<void(double milliseconds)> painted);

struct TickTimes {
    double medianMs = 0;
    double p95Ms = 0;
};

// Moves the users slider's value there and back `ticks` times (>= 1), half of them with the filter as it is
// and half with one that shows nearly all, and measures each until `repaint` is done: fit, filter, order,
// models and views. Workload and filter are as before afterwards; undo steps are forgotten, so call it before
// the user begins.
[[nodiscard]] TickTimes measureSliderTicks(ui::ComparisonSession& session, int ticks,
                                           const std::function<void()>& repaint);

// Milliseconds from a changed number of users, once compared, to the redrawn chart: the median of `ticks` (>=
// 1) for every chart of `host` in the order of its tabs. Undo steps are forgotten.
[[nodiscard]] std::vector<double> measureChartRedraws(ui::ComparisonSession& session, ui::ChartHost& host,
                                                      int ticks);

// The most of this process that was ever resident, MB; 0 where the system does not tell.
[[nodiscard]] double mostResidentMb();

} // namespace fitgauge::app
