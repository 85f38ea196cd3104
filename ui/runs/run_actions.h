// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/speed/own_run.h"

#include <QObject>
#include <QString>

#include <filesystem>
#include <functional>
#include <optional>
#include <vector>

class QWidget;

namespace fitgauge::ui {

class ComparisonSession;
class RunsDialog;

// The user's measured runs: kept in the catalog, put in the place of estimates at once.
class RunActions : public QObject {
    Q_OBJECT

  public:
    RunActions(ComparisonSession& session, std::filesystem::path catalog, QWidget* window);

    // Asks for the figures of a run, beginning with `run`; empty: cancelled. Tests replace it.
    std::function<std::optional<speed::OwnRun>(const speed::OwnRun& run)> ask;
    std::function<void(const QString& sentence)> tell; // what went wrong
    std::function<bool(const QString& question)> confirm;

    [[nodiscard]] std::vector<speed::OwnRun> runs() const;
    // A run of the offer in focus under the workload's load, figures still to be entered.
    [[nodiscard]] speed::OwnRun blankRun() const;
    void save(const speed::OwnRun& run);
    void remove(const speed::OwnRun& run); // after a question

  public Q_SLOTS:
    void logRun();
    fitgauge::ui::RunsDialog* showRuns(); // the list, to add, edit and delete

  Q_SIGNALS:
    void changed();
    void done(const QString& sentence); // for the notice line

  private:
    void take();

    ComparisonSession& m_session;
    std::filesystem::path m_catalog;
    QWidget* m_window;
};

} // namespace fitgauge::ui
