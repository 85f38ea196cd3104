// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/units/result.h"
#include "ui/export/export_dialogs.h"

#include <QObject>

namespace fitgauge::ui {

class ComparisonSession;

// "Export CSV…" and "PDF report…": asks where to, writes, says what went wrong and asks again. Writes what
// the session's Comparison holds and nothing else. Many rows are written on a worker thread.
class Exporter : public QObject {
    Q_OBJECT

  public:
    Exporter(ComparisonSession& session, ExportDialogs dialogs, QObject* parent = nullptr);
    [[nodiscard]] bool isBusy() const { return m_isBusy; }

  public Q_SLOTS:
    void exportCsv();
    void exportPdf();

  Q_SIGNALS:
    void busyChanged(bool busy);
    void exported(const QString& path);

  private:
    // Runs `write` on a worker; `again` asks for another target after an error.
    void run(const QString& path, std::function<Expected<void>()> write, std::function<void()> again);
    void finish(const QString& path, const Expected<void>& result, const std::function<void()>& again);

    ComparisonSession& m_session;
    ExportDialogs m_dialogs;
    QString m_lastFolder;
    bool m_isBusy = false;
};

} // namespace fitgauge::ui
