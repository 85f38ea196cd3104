// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/export/export_dialogs.h"

#include <QCoreApplication>
#include <QFileDialog>
#include <QFileInfo>
#include <QMessageBox>
#include <QPointer>

#include <algorithm>

namespace fitgauge::ui {

namespace {

struct Export {
    Q_DECLARE_TR_FUNCTIONS(Export)
};

ExportDialogs::Target askSystem(QWidget* window, const QString& title, const QString& suggested,
                                const QStringList& formats) {
    QFileDialog dialog(window, title, QFileInfo(suggested).path());
    dialog.setAcceptMode(QFileDialog::AcceptSave);
    dialog.setNameFilters(formats);
    dialog.setDefaultSuffix(QFileInfo(suggested).suffix()); // before the question about overwriting
    dialog.selectFile(QFileInfo(suggested).fileName());
    if (dialog.exec() != QDialog::Accepted) {
        return {};
    }
    const auto preset = std::max(qsizetype(0), formats.indexOf(dialog.selectedNameFilter()));
    return {dialog.selectedFiles().value(0), static_cast<int>(preset)};
}

} // namespace

ExportDialogs systemDialogs(QWidget* window) {
    const QPointer<QWidget> parent(window);
    return {
        [parent](const QString& title, const QString& suggested, const QStringList& formats) {
            return askSystem(parent, title, suggested, formats);
        },
        [parent](const QString& sentence) {
            QMessageBox box(QMessageBox::Warning, Export::tr("Export"), sentence, QMessageBox::Ok, parent);
            box.setTextFormat(Qt::PlainText);
            box.exec();
        },
    };
}

} // namespace fitgauge::ui
