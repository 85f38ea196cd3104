// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/render.h"

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

Expected<void> writeView(View view, const QString& path, ui::MainWindow& window) {
    switch (view) {
    case View::Main:
        return writePicture(window, path);
    case View::Pdf:
        return window.writePdf(path);
    case View::Csv:
        return window.writeCsv(path);
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
    if (command.view == View::All) {
        if (const auto made = makeFolder(command.target); !made) {
            return Unexpected(made.error());
        }
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
