// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/render.h"

#include "ui/charts/chart_host.h"
#include "ui/charts/chart_panel.h"
#include "ui/gauge/gauge_widget.h"
#include "ui/shell/centre_area.h"
#include "ui/side_by_side/side_by_side.h"
#include "ui/why/why_panel.h"

#include <QCoreApplication>
#include <QDir>
#include <QEventLoop>
#include <QFileInfo>
#include <QSaveFile>
#include <QTimer>

namespace fitgauge::app {

using namespace Qt::StringLiterals;

namespace {

Expected<void> writePicture(QWidget& widget, const QString& path) {
    const QImage picture = widget.grab().toImage();
    QSaveFile file(path);
    if (!file.open(QIODevice::WriteOnly) || !picture.save(&file, "PNG") || !file.commit()) {
        return fail(ErrorCode::FileUnwritable, {path.toStdString(), file.errorString().toStdString()});
    }
    return {};
}

// Every chart into the folder, named by its tab's place.
Expected<void> writeCharts(ui::MainWindow& window, const QString& folder) {
    auto* host = window.findChild<ui::ChartHost*>();
    if (auto* centre = window.findChild<ui::CentreArea*>()) {
        centre->showCharts(); // a narrow window hides them behind a tab; what is hidden draws nothing
    }
    for (int index = 0; host != nullptr && index < host->count(); ++index) {
        host->showChart(index);
        const QString path = QDir(folder).filePath(u"chart-%1.png"_s.arg(index + 1));
        QSaveFile file(path);
        if (!file.open(QIODevice::WriteOnly) || !host->current()->image().save(&file, "PNG") ||
            !file.commit()) {
            return fail(ErrorCode::FileUnwritable, {path.toStdString(), file.errorString().toStdString()});
        }
    }
    return {};
}

// The findings come from a worker: the picture waits for them.
Expected<void> writeWhy(ui::MainWindow& window, ui::ComparisonSession& session, const QString& path) {
    constexpr int kMostWaitMs = 20'000;
    ui::WhyPanel panel(session, &window);
    QEventLoop loop;
    QObject::connect(&panel, &ui::WhyPanel::contentChanged, &loop, &QEventLoop::quit);
    QTimer::singleShot(kMostWaitMs, &loop, &QEventLoop::quit);
    panel.show();
    loop.exec();
    QCoreApplication::processEvents(); // the words came after the layout
    return writePicture(panel, path);
}

// The first offers of the table beside each other, or what is picked already.
Expected<void> writeSideBySide(ui::MainWindow& window, ui::ComparisonSession& session, const QString& path) {
    for (const compare::OfferTable::Row row : session.shownRows()) {
        if (session.picked().size() >= ui::ComparisonSession::kMostPicked) {
            break;
        }
        if (!session.seriesOf(row)) {
            session.togglePicked(row);
        }
    }
    ui::SideBySide dialog(session, &window);
    dialog.show();
    QCoreApplication::processEvents(); // once: the columns share the room when the dialog is laid out
    return writePicture(dialog, path);
}

Expected<void> writeView(View view, const QString& path, ui::MainWindow& window,
                         ui::ComparisonSession& session) {
    switch (view) {
    case View::Main:
        return writePicture(window, path);
    case View::Gauge:
        return writePicture(*window.findChild<ui::GaugeWidget*>(), path);
    case View::Why:
        return writeWhy(window, session, path);
    case View::Compare:
        return writeSideBySide(window, session, path);
    case View::Pdf:
        return window.writePdf(path);
    case View::Csv:
        return window.writeCsv(path);
    case View::Charts:
        return writeCharts(window, path);
    case View::All:
        break;
    }
    return {};
}

Expected<void> makeFolder(const QString& path) {
    if (!QDir().mkpath(path)) {
        return fail(ErrorCode::FileUnwritable, {path.toStdString(), "the folder cannot be made"});
    }
    return {};
}

} // namespace

Expected<QStringList> render(const Command& command, ui::MainWindow& window, ui::ComparisonSession& session) {
    QList<std::pair<View, QString>> wanted{{command.view, command.target}};
    if (command.view == View::All || command.view == View::Charts) {
        if (const auto made = makeFolder(command.target); !made) {
            return Unexpected(made.error());
        }
    }
    if (command.view == View::All) {
        const QDir folder(command.target);
        wanted = {{View::Csv, folder.filePath(u"comparison.csv"_s)},
                  {View::Pdf, folder.filePath(u"comparison.pdf"_s)},
                  {View::Main, folder.filePath(u"window.png"_s)}};
    }
    QStringList written;
    for (const auto& [view, path] : wanted) {
        if (const auto done = writeView(view, path, window, session); !done) {
            return Unexpected(done.error());
        }
        written.push_back(QDir::toNativeSeparators(QFileInfo(path).absoluteFilePath()));
    }
    return written;
}

} // namespace fitgauge::app
