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
[[nodiscard]] const CommandSpec& catalogCommand();

// All of them, in the order of the help page. `import` and `render` stand in their own files.
[[nodiscard]] std::span<const CommandSpec* const> commandTable();
[[nodiscard]] const CommandSpec* findCommand(const QString& name);

// Parses and runs; prints the help page for --help and one sentence for wrong usage. The exit code.
[[nodiscard]] int runCommand(const CommandSpec& command, const QStringList& words);

} // namespace fitgauge::app
