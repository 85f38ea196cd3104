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

// Moves the users slider's value there and back `ticks` times (>= 1), half of them with the filter as it is
// and half with one that shows nearly all, and measures each until `repaint` is done: fit, filter, order,
// models and views. Workload and filter are as before afterwards; undo steps are forgotten, so call it before
// the user begins.
[[nodiscard]] TickTimes measureSliderTicks(ui::ComparisonSession& session, int ticks,
                                           const std::function<void()>& repaint);

// The most of this process that was ever resident, MB; 0 where the system does not tell.
[[nodiscard]] double mostResidentMb();

} // namespace fitgauge::app
