// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/report/csv_writer.h"
#include "core/units/result.h"

#include <QString>

namespace fitgauge::ui {

// For programs: comma, point, no byte order mark, all columns.
[[nodiscard]] report::CsvOptions machineCsv();
// For spreadsheets of the window's language: semicolon and decimal comma where the language writes one, and a
// byte order mark, without which some of them guess the encoding.
[[nodiscard]] report::CsvOptions spreadsheetCsv();

// Writes the shown rows, all or nothing: an error leaves what was at `path` untouched. FileUnwritable {path,
// system's reason}.
[[nodiscard]] Expected<void> exportCsv(const compare::Comparison& comparison,
                                       const report::CsvOptions& options, const QString& path);
// The machine preset.
[[nodiscard]] Expected<void> exportCsv(const compare::Comparison& comparison, const QString& path);

} // namespace fitgauge::ui
