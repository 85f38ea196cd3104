// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/plans/plan_actions.h"

#include "core/report/plan_difference.h"
#include "ui/plans/plan_changes_dialog.h"
#include "ui/plans/plan_storage.h"
#include "ui/plans/plan_words.h"
#include "ui/session/comparison_session.h"
#include "ui/text/error_text.h"

#include <QDir>
#include <QFileDialog>
#include <QFileInfo>
#include <QStandardPaths>

namespace fitgauge::ui {

PlanDialogs planDialogs(QWidget* window) {
    return {systemDialogs(window), [window] {
                return QFileDialog::getOpenFileName(window, PlanActions::tr("Open plan"), {},
                                                    PlanActions::tr("Plans (*.json);;All files (*)"));
            }};
}

PlanActions::PlanActions(ComparisonSession& session, std::vector<models::Architecture> models,
                         PlanDialogs dialogs, QWidget* window)
    : QObject(window)
    , m_session(session)
    , m_models(std::move(models))
    , m_dialogs(std::move(dialogs))
    , m_window(window)
    , m_lastFolder(QStandardPaths::writableLocation(QStandardPaths::DocumentsLocation)) {}

void PlanActions::savePlan() {
    while (m_session.comparison() != nullptr) {
        const auto target = m_dialogs.files.askTarget(
            tr("Save plan"), QDir(m_lastFolder).filePath(QStringLiteral("fitgauge-plan.json")),
            {tr("Plans (*.json)")});
        if (target.path.isEmpty()) {
            return;
        }
        const QFileInfo file(target.path);
        const auto written =
            writePlan(target.path, planNow(*m_session.comparison(), file.completeBaseName()));
        if (written) {
            m_lastFolder = file.absolutePath();
            Q_EMIT done(tr("Plan saved as %1.").arg(file.fileName()));
            return;
        }
        m_dialogs.files.showError(errorText(written.error())); // and ask again
    }
}

void PlanActions::openPlan() {
    const QString path = m_dialogs.askPlan();
    if (!path.isEmpty()) {
        open(path);
    }
}

void PlanActions::open(const QString& path) {
    const auto plan = readPlan(path);
    if (!plan) {
        m_dialogs.files.showError(errorText(plan.error()));
        return;
    }
    compare::Workload workload = plan->workload;
    workload.today = m_session.workload().today; // the question is asked again today
    m_session.setQuestion(workload, plan->filter, plan->order,
                          tr("Open plan %1").arg(QFileInfo(path).fileName()));
    m_session.compareNow();
    const auto comparison = m_session.comparison();
    if (comparison == nullptr) {
        return;
    }
    const auto difference = report::differenceOf(*plan, *comparison, m_models);
    if (difference.isEmpty()) {
        Q_EMIT done(tr("Plan opened; no price has changed since it was saved."));
        return;
    }
    Q_EMIT done(tr("Plan opened.") + u' ' + planChangeCounts(difference));
    auto* dialog = new PlanChangesDialog(*plan, difference, comparison->table(), m_window);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->show();
}

} // namespace fitgauge::ui
