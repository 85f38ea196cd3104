// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/command_line.h"
#include "core/units/error.h"

#include <QString>

#include <string>
#include <vector>

namespace fitgauge::app {

void print(const QString& text); // to standard output, UTF-8
void print(const std::string& text);
// "fitgauge: sentence" to standard error; the code comes back.
int refuse(const QString& sentence, ExitCode code);
int refuse(const Error& error);

using TextRow = std::vector<std::string>;

// Columns by their widest cell, two blanks between them; the first row is the header, with a rule below it. A
// column is set to the right where `isRight` says so. Control characters and what turns the direction of
// writing become visible dots, so that no name from a price list can act on the terminal.
[[nodiscard]] std::string alignedTable(const std::vector<TextRow>& rows, const std::vector<bool>& isRight);
[[nodiscard]] std::string harmless(std::string_view text);
// RFC 4180 with CRLF; cells that a spreadsheet would run are guarded with an apostrophe.
[[nodiscard]] std::string csvText(const std::vector<TextRow>& rows);

} // namespace fitgauge::app
