// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/command_line.h"
#include "core/units/error.h"

#include <QString>

#include <string>
#include <string_view>
#include <vector>

namespace fitgauge::app {

// To standard output, UTF-8; false when not all could be written, which finished() tells at the end.
bool print(std::string_view text);
void print(const QString& text);
// "fitgauge: sentence" to standard error; the code comes back.
int refuse(const QString& sentence, ExitCode code);
int refuse(const Error& error);
// The code, or kData with a sentence where not all of what was printed could be written: a full disk must not
// look like success.
[[nodiscard]] int finished(int code);

using TextRow = std::vector<std::string>;

// Columns by their widest cell, two blanks between them; the first row is the header, with a rule below it. A
// column is set to the right where `isRight` says so. Control characters and what turns the direction of
// writing become blanks, so that no name from a price list can act on the terminal.
[[nodiscard]] std::string alignedTable(const std::vector<TextRow>& rows, const std::vector<bool>& isRight);
[[nodiscard]] std::string harmless(std::string_view text);
// RFC 4180 with CRLF; cells that are no numbers are guarded (core/units/spreadsheet.h).
[[nodiscard]] std::string csvText(const std::vector<TextRow>& rows);

} // namespace fitgauge::app
