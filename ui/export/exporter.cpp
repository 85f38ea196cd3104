// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/export/exporter.h"

#include "ui/export/csv_export.h"
#include "ui/paper/pdf_writer.h"
#include "ui/session/comparison_session.h"
#include "ui/text/error_text.h"

#include <QCoreApplication>
#include <QDateTime>
#include <QDir>
#include <QFileInfo>
#include <QLocale>
#include <QPointer>
#include <QStandardPaths>
#include <QThread>

namespace fitgauge::ui {

namespace {

// More rows than this take longer than a frame or two.
constexpr std::size_t kRowsWrittenHere = 10'000;

// Letter is the paper of the United States, Canada and a few others; Qt's locale knows the measurement system
// only.
PageSize paperOfLocale() {
    return QLocale::system().measurementSystem() == QLocale::ImperialUSSystem ? PageSize::Letter
                                                                              : PageSize::A4;
}

} // namespace

Exporter::Exporter(ComparisonSession& session, ExportDialogs dialogs, QObject* parent)
    : QObject(parent)
    , m_session(session)
    , m_dialogs(std::move(dialogs))
    , m_lastFolder(QStandardPaths::writableLocation(QStandardPaths::DocumentsLocation)) {}

void Exporter::exportCsv() {
    const auto comparison = m_session.comparison();
    if (comparison == nullptr || m_isBusy) {
        return;
    }
    const QStringList formats{tr("CSV for programs (*.csv)"), tr("CSV for spreadsheets (*.csv)")};
    const auto target = m_dialogs.askTarget(
        tr("Export CSV"), QDir(m_lastFolder).filePath(QStringLiteral("fitgauge.csv")), formats);
    if (target.path.isEmpty()) {
        return;
    }
    const auto options = target.preset == 1 ? spreadsheetCsv() : machineCsv();
    auto write = [comparison, options, path = target.path] {
        return ui::exportCsv(*comparison, options, path);
    };
    if (comparison->rows().size() <= kRowsWrittenHere) {
        finish(target.path, write(), [this] { exportCsv(); });
    } else {
        run(target.path, write, [this] { exportCsv(); });
    }
}

void Exporter::exportPdf() {
    const auto comparison = m_session.comparison();
    if (comparison == nullptr || m_isBusy) {
        return;
    }
    const auto target = m_dialogs.askTarget(
        tr("PDF report"), QDir(m_lastFolder).filePath(QStringLiteral("fitgauge.pdf")), {tr("PDF (*.pdf)")});
    if (target.path.isEmpty()) {
        return;
    }
    ReportOptions options;
    options.pageSize = paperOfLocale();
    options.createdAt = QDateTime::currentDateTime();
    finish(target.path, writePdf(*comparison, m_session.picked(), target.path, options),
           [this] { exportPdf(); });
}

void Exporter::run(const QString& path, std::function<Expected<void>()> write, std::function<void()> again) {
    m_isBusy = true;
    Q_EMIT busyChanged(true);
    const QPointer<Exporter> owner(this);
    auto* worker = QThread::create([owner, path, write = std::move(write), again = std::move(again)] {
        auto result = write();
        // The owner may be gone by then; the queued call is dropped with it.
        QMetaObject::invokeMethod(
            QCoreApplication::instance(),
            [owner, path, result = std::move(result), again] {
                if (owner != nullptr) {
                    owner->m_isBusy = false;
                    Q_EMIT owner->busyChanged(false);
                    owner->finish(path, result, again);
                }
            },
            Qt::QueuedConnection);
    });
    connect(worker, &QThread::finished, worker, &QObject::deleteLater);
    worker->start();
}

void Exporter::finish(const QString& path, const Expected<void>& result, const std::function<void()>& again) {
    if (result) {
        m_lastFolder = QFileInfo(path).absolutePath();
        Q_EMIT exported(path);
        return;
    }
    m_dialogs.showError(errorText(result.error()));
    again();
}

} // namespace fitgauge::ui
