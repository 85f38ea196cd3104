// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/export/csv_export.h"

#include "ui/text/quantity_text.h"

#include <QCoreApplication>
#include <QDateTime>
#include <QSaveFile>

namespace fitgauge::ui {

namespace {

report::CsvOptions stamped() {
    report::CsvOptions options;
    options.programVersion = QCoreApplication::applicationVersion().toStdString();
    options.createdAt = QDateTime::currentDateTimeUtc().toString(Qt::ISODate).toStdString();
    return options;
}

Unexpected unwritable(const QString& path, const QSaveFile& file) {
    return fail(ErrorCode::FileUnwritable, {path.toStdString(), file.errorString().toStdString()},
                "csv export");
}

} // namespace

report::CsvOptions machineCsv() {
    return stamped();
}

report::CsvOptions spreadsheetCsv() {
    auto options = stamped();
    options.byteOrderMark = true;
    options.headerBlock = false; // a spreadsheet takes the first line for the header
    if (uiLocale().decimalPoint() == QLatin1String(",")) {
        options.delimiter = ';';
        options.decimalPoint = ',';
    }
    return options;
}

Expected<void> exportCsv(const compare::Comparison& comparison, const report::CsvOptions& options,
                         const QString& path) {
    QSaveFile file(path);
    if (!file.open(QIODevice::WriteOnly)) {
        return unwritable(path, file);
    }
    const bool isWhole = report::writeCsv(comparison, options, [&file](std::string_view piece) {
        const auto size = static_cast<qint64>(piece.size());
        return file.write(piece.data(), size) == size;
    });
    if (!isWhole || !file.commit()) { // without commit() the target stays as it was
        return unwritable(path, file);
    }
    return {};
}

Expected<void> exportCsv(const compare::Comparison& comparison, const QString& path) {
    return exportCsv(comparison, machineCsv(), path);
}

} // namespace fitgauge::ui
