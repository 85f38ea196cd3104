// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/render.h"

#include "ui/charts/chart_host.h"
#include "ui/charts/chart_panel.h"
#include "ui/shell/centre_area.h"

#include <QDir>
#include <QFileInfo>
#include <QSaveFile>

namespace fitgauge::app {

using namespace Qt::StringLiterals;

namespace {

Expected<void> writePicture(ui::MainWindow& window, const QString& path) {
    const QImage picture = window.grab().toImage();
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

Expected<void> writeView(View view, const QString& path, ui::MainWindow& window) {
    switch (view) {
    case View::Main:
        return writePicture(window, path);
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

Expected<QStringList> render(const Command& command, ui::MainWindow& window) {
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
        if (const auto done = writeView(view, path, window); !done) {
            return Unexpected(done.error());
        }
        written.push_back(QDir::toNativeSeparators(QFileInfo(path).absoluteFilePath()));
    }
    return written;
}

} // namespace fitgauge::app
