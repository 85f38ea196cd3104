// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/commands/arguments.h"

#include <span>

namespace fitgauge::app {

// One file each; none needs a display.
[[nodiscard]] const CommandSpec& compareCommand();
[[nodiscard]] const CommandSpec& sizeCommand();
[[nodiscard]] const CommandSpec& speedCommand();
[[nodiscard]] const CommandSpec& costCommand();
[[nodiscard]] const CommandSpec& planCommand();
[[nodiscard]] const CommandSpec& catalogCommand();
[[nodiscard]] const CommandSpec& importCommand();
[[nodiscard]] const CommandSpec& completionsCommand();

// Read by command_line.h, because they open the window: without a name, and `render`.
[[nodiscard]] const CommandSpec& windowCommand();
[[nodiscard]] const CommandSpec& renderCommand();

// All that have a name, in the order of the help page.
[[nodiscard]] std::span<const CommandSpec* const> commandTable();
// Null for a word that names none, and for `render`.
[[nodiscard]] const CommandSpec* findCommand(const QString& name);

// Help of the whole program.
[[nodiscard]] QString programHelp();

// Parses and runs; prints the help page for --help and one sentence for wrong usage. The exit code: that of
// the command, or kData where standard output could not be written.
[[nodiscard]] int runCommand(const CommandSpec& command, const QStringList& words);

} // namespace fitgauge::app
