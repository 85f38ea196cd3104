// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/why/why_content.h"

#include <QFutureWatcher>
#include <QObject>

#include <memory>

namespace fitgauge::ui {

// Finds out what the panel says, away from the window: an explanation takes about a hundred comparisons. One
// runs at a time; of the requests that come meanwhile only the last one is answered.
class ExplanationSource : public QObject {
    Q_OBJECT

  public:
    using Shared = std::shared_ptr<const compare::Comparison>;
    explicit ExplanationSource(QObject* parent = nullptr);
    void request(Shared comparison);
    [[nodiscard]] bool isBusy() const { return m_running != nullptr; }

  Q_SIGNALS:
    void found(const std::shared_ptr<const compare::Comparison>& comparison, const WhyFindings& findings);

  private:
    void start();
    void finish();

    Shared m_wanted, m_running;
    QFutureWatcher<WhyFindings> m_watcher;
};

} // namespace fitgauge::ui
