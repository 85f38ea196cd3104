// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/commands/arguments.h"

#include <functional>
#include <string>
#include <vector>

namespace fitgauge::app {

// What one row of a batch comes to: a cell for each column and the JSON of the single command. An answer
// without cells has its sentence in the row's Arguments::problem().
struct BatchAnswer {
    std::vector<std::string> cells;
    std::string json;
};

// --batch FILE.csv: one case a row, its columns named after the options of `spec`; an option of the command
// line holds for rows that leave its cell empty. Columns of another name come back unchanged in front, so
// that cases keep their names. Prints CSV, or with --json an array of {"row", "problem", "answer"}
// (batch.schema.json). kData when a row could not be answered, or the file not be read.
[[nodiscard]] int runBatch(const CommandSpec& spec, const Arguments& arguments,
                           const std::vector<std::string>& columns,
                           const std::function<BatchAnswer(Arguments& row)>& answer);

} // namespace fitgauge::app
