// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/runs/run_actions.h"

#include "core/catalog/own_runs.h"
#include "ui/runs/run_form.h"
#include "ui/runs/runs_dialog.h"
#include "ui/session/comparison_session.h"
#include "ui/text/error_text.h"

#include <QMessageBox>

#include <cmath>

namespace fitgauge::ui {

RunActions::RunActions(ComparisonSession& session, std::filesystem::path catalog, QWidget* window)
    : QObject(window), m_session(session), m_catalog(std::move(catalog)), m_window(window) {
    ask = [this](const speed::OwnRun& run) -> std::optional<speed::OwnRun> {
        RunForm form(m_session.comparison()->table(), run, m_window);
        return form.exec() == QDialog::Accepted ? std::optional(form.run()) : std::nullopt;
    };
    const auto box = [window](QMessageBox::Icon icon, const QString& text,
                              QMessageBox::StandardButtons buttons) {
        QMessageBox message(icon, tr("Measured runs"), text, buttons, window);
        message.setTextFormat(Qt::PlainText); // names come from files
        return message.exec();
    };
    tell = [box](const QString& sentence) { box(QMessageBox::Warning, sentence, QMessageBox::Ok); };
    confirm = [box](const QString& question) {
        return box(QMessageBox::Question, question, QMessageBox::Yes | QMessageBox::No) == QMessageBox::Yes;
    };
}

std::vector<speed::OwnRun> RunActions::runs() const {
    const auto comparison = m_session.comparison();
    if (comparison == nullptr) {
        return {};
    }
    const auto runs = comparison->table().ownRuns();
    return {runs.begin(), runs.end()};
}

speed::OwnRun RunActions::blankRun() const {
    speed::OwnRun run;
    const compare::Workload& workload = m_session.workload();
    run.engine = workload.serving.engine;
    run.model = workload.model.id;
    run.weights = workload.serving.weights;
    run.users = workload.serving.users;
    run.promptTokens = workload.traffic.promptTokens;
    run.answerTokens = std::max<std::int64_t>(1, workload.traffic.answerTokens);
    run.day = workload.today;
    const auto comparison = m_session.comparison();
    if (const auto row = m_session.focusRow(); row && comparison != nullptr) {
        run.gpu = comparison->table().gpuOf(*row).canonical;
        run.cards = std::max(1, static_cast<int>(std::floor(comparison->table().kindOf(*row).gpuCount)));
    }
    return run;
}

void RunActions::logRun() {
    if (m_session.comparison() == nullptr) {
        return;
    }
    if (const auto run = ask(blankRun())) {
        save(*run);
    }
}

RunsDialog* RunActions::showRuns() {
    auto* dialog = m_window->findChild<RunsDialog*>(QString(), Qt::FindDirectChildrenOnly);
    if (dialog == nullptr) {
        dialog = new RunsDialog(*this, m_window);
        dialog->setAttribute(Qt::WA_DeleteOnClose);
    }
    dialog->show();
    dialog->raise();
    dialog->activateWindow();
    return dialog;
}

void RunActions::save(const speed::OwnRun& run) {
    const auto saved = catalog::saveOwnRun(m_catalog, run);
    if (!saved) {
        tell(errorText(saved.error()));
        return;
    }
    take();
    Q_EMIT done(tr("The run is kept; it takes the place of estimates for this card, model and load."));
}

void RunActions::remove(const speed::OwnRun& run) {
    if (!confirm(tr("Delete the run on %1? The estimate comes back.").arg(QString::fromStdString(run.gpu)))) {
        return;
    }
    const auto removed = catalog::removeOwnRun(m_catalog, run.key);
    if (!removed) {
        tell(errorText(removed.error()));
        return;
    }
    take();
}

// The offers stay as they are: only what is known of speed has changed.
void RunActions::take() {
    auto runs = catalog::ownRuns(m_catalog);
    if (!runs) {
        tell(errorText(runs.error()));
        return;
    }
    m_session.setTable(m_session.comparison()->table().withOwnRuns(*std::move(runs)));
    m_session.compareNow();
    Q_EMIT changed();
}

} // namespace fitgauge::ui
