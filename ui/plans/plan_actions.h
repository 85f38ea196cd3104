// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/models/architecture.h"
#include "core/report/plan_file.h"
#include "ui/export/export_dialogs.h"

#include <QObject>
#include <QString>

#include <functional>
#include <vector>

class QWidget;

namespace fitgauge::ui {

class ComparisonSession;

// What saving and opening a plan asks of the user, as functions, so that tests answer without a dialog.
struct PlanDialogs {
    ExportDialogs files;              // for saving, and for sentences about what went wrong
    std::function<QString()> askPlan; // the file to open; empty: cancelled
};
[[nodiscard]] PlanDialogs planDialogs(QWidget* window);

// "Save plan…" and "Open plan…": the question with the prices of the day, as a file that opens on any
// machine. Opening is one undo step, and what differs from the prices of then is told.
class PlanActions : public QObject {
    Q_OBJECT

  public:
    // `models`: the catalog's. `window`: parent of the dialog about differences; may be null.
    PlanActions(ComparisonSession& session, std::vector<models::Architecture> models, PlanDialogs dialogs,
                QWidget* window);

    void open(const QString& path);

  public Q_SLOTS:
    void savePlan();
    void openPlan();

  Q_SIGNALS:
    void done(const QString& sentence); // for the notice line

  private:
    ComparisonSession& m_session;
    std::vector<models::Architecture> m_models;
    PlanDialogs m_dialogs;
    QWidget* m_window;
    QString m_lastFolder;
};

} // namespace fitgauge::ui
