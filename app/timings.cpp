// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/timings.h"

#include "ui/charts/chart_host.h"
#include "ui/charts/chart_panel.h"

#include <QCoreApplication>
#include <QEvent>
#include <QTimer>
#include <QWidget>

#include <algorithm>
#include <fstream>
#include <string>
#include <vector>

namespace fitgauge::app {
namespace {

class FirstPaint : public QObject {
  public:
    FirstPaint(QWidget& widget, const QElapsedTimer& start, std::function<void(double)> painted)
        : QObject(&widget), m_start(start), m_painted(std::move(painted)) {
        widget.installEventFilter(this);
    }

    bool eventFilter(QObject* watched, QEvent* event) override {
        if (event->type() == QEvent::Paint) {
            watched->removeEventFilter(this);
            // The filter runs before the paint: the queued call comes after it.
            QTimer::singleShot(0, this, [this] {
                m_painted(static_cast<double>(m_start.nsecsElapsed()) / 1e6);
                deleteLater();
            });
        }
        return false;
    }

  private:
    QElapsedTimer m_start;
    std::function<void(double)> m_painted;
};

} // namespace

void afterFirstPaint(QWidget& widget, const QElapsedTimer& start, std::function<void(double)> painted) {
    new FirstPaint(widget, start, std::move(painted)); // owned by the widget
}

TickTimes measureSliderTicks(ui::ComparisonSession& session, int ticks,
                             const std::function<void()>& repaint) {
    const compare::Workload before = session.workload();
    const compare::Filter narrow = session.filter();
    compare::Filter wide;
    wide.fitsOnly = wide.targetMetOnly = false;
    std::vector<double> times;
    for (int i = 0; i < ticks; ++i) {
        const bool isWide = i >= ticks / 2;
        compare::Workload moved = before;
        moved.serving.users += 1 + i % 8;
        if (i == ticks / 2) { // another filter is no tick
            session.reset(before, wide, session.order());
            session.compareNow();
        }
        QElapsedTimer timer;
        timer.start();
        session.reset(moved, isWide ? wide : narrow, session.order());
        session.compareNow();
        repaint();
        times.push_back(static_cast<double>(timer.nsecsElapsed()) / 1e6);
    }
    session.reset(before, narrow, session.order());
    session.compareNow();
    std::sort(times.begin(), times.end());
    const auto at = [&](double share) {
        return times[static_cast<std::size_t>(share * static_cast<double>(times.size() - 1))];
    };
    return {at(0.5), at(0.95)};
}

std::vector<double> measureChartRedraws(ui::ComparisonSession& session, ui::ChartHost& host, int ticks) {
    const compare::Workload before = session.workload();
    const compare::Filter filter = session.filter();
    std::vector<double> medians;
    for (int chart = 0; chart < host.count(); ++chart) {
        host.showChart(chart);
        QCoreApplication::processEvents();
        std::vector<double> times;
        for (int i = 0; i < ticks; ++i) {
            compare::Workload moved = before;
            moved.serving.users += 1 + i % 8;
            moved.sessions.active += Duration::minutes(1 + i % 8);
            session.reset(moved, filter, session.order());
            session.compareNow();
            QElapsedTimer timer;
            timer.start();
            QCoreApplication::sendPostedEvents(host.current(), QEvent::MetaCall); // what it put off till now
            host.current()->repaint();
            times.push_back(static_cast<double>(timer.nsecsElapsed()) / 1e6);
        }
        const auto middle = times.begin() + static_cast<std::ptrdiff_t>(times.size() / 2);
        std::nth_element(times.begin(), middle, times.end());
        medians.push_back(*middle);
    }
    host.showChart(0);
    session.reset(before, filter, session.order());
    session.compareNow();
    return medians;
}

// Not getrusage(): there a program that was started by a large one counts as large itself.
double mostResidentMb() {
    std::ifstream status("/proc/self/status");
    std::string word;
    double kb = 0;
    while (status >> word) {
        if (word == "VmHWM:" && status >> kb) {
            return kb / 1000;
        }
    }
    return 0;
}

} // namespace fitgauge::app
