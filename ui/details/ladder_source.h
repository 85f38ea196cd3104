// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/compare/explain.h"

#include <QFutureWatcher>
#include <QObject>
#include <QTimer>

#include <memory>
#include <optional>
#include <vector>

namespace fitgauge::ui {

// What other precisions would do to the answer.
struct PrecisionOutlook {
    std::vector<compare::LadderStep> ladder;
    std::optional<compare::CheaperIf> cheaper; // "Cheaper with 8-bit"
};

// Works the outlook out on a worker once the workload has rested: five comparisons are too many for each tick
// of a slider. One runs at a time; only the last request is answered.
class LadderSource : public QObject {
    Q_OBJECT

  public:
    using Shared = std::shared_ptr<const compare::Comparison>;
    explicit LadderSource(QObject* parent = nullptr);
    void request(Shared comparison);

  Q_SIGNALS:
    void found(const std::shared_ptr<const compare::Comparison>& comparison, const PrecisionOutlook& outlook);

  private:
    void start();
    void finish();

    Shared m_wanted, m_running;
    QTimer m_rest;
    QFutureWatcher<PrecisionOutlook> m_watcher;
};

} // namespace fitgauge::ui
