// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/session/comparison_session.h"

#include <QString>

namespace fitgauge::ui {

// The one way in which the blocks of the panel change the workload: copy, change one thing, hand over.
class WorkloadEditor {
  public:
    explicit WorkloadEditor(ComparisonSession& session) : m_session(session) {}

    [[nodiscard]] const compare::Workload& workload() const { return m_session.workload(); }

    // `what` names the undo step. `field` and `gesture` join the steps of one drag into one.
    template<typename Change>
    void change(const QString& what, const char* field, int gesture, Change change) {
        compare::Workload workload = m_session.workload();
        change(workload);
        if (workload == m_session.workload()) {
            return;
        }
        m_session.setWorkload(workload, what, QStringLiteral("%1/%2").arg(QLatin1String(field)).arg(gesture));
    }
    template<typename Change>
    void change(const QString& what, Change change) {
        compare::Workload workload = m_session.workload();
        change(workload);
        if (workload != m_session.workload()) {
            m_session.setWorkload(workload, what);
        }
    }

  private:
    ComparisonSession& m_session;
};

} // namespace fitgauge::ui
