// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>

// Texts of others in files that people open with a spreadsheet, which runs a cell that begins with = + - @, a
// tab or a line break as a formula.
namespace fitgauge {

// The text as it stands in our files: with a leading apostrophe where a spreadsheet would run it, also where
// it has some before such a sign already, so that unguardedCell() gives back exactly what went in.
[[nodiscard]] std::string guardedCell(std::string text);
[[nodiscard]] bool needsGuard(std::string_view text);

// What stood in the cell before guardedCell().
[[nodiscard]] std::string unguardedCell(std::string text);

// Appends a field of RFC 4180: in quotes, its own quotes doubled, where it holds the delimiter, a quote or a
// line break.
void appendCsvField(std::string& line, std::string_view text, char delimiter);

// The text without characters that act instead of being read: control characters, line breaks, marks that
// turn the direction of writing, invisible ones. Each becomes a blank. For terminals and clipboards.
[[nodiscard]] std::string visibleText(std::string_view text);

} // namespace fitgauge
