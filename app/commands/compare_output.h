// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/commands/compare_question.h"
#include "core/compare/comparison.h"

#include <string>

namespace fitgauge::app {

// Prints the comparison in the form that `arguments` ask for: JSON, CSV, Markdown, TSV or for a terminal.
void printComparison(const compare::Comparison& comparison, const Arguments& arguments,
                     const Question& question);

} // namespace fitgauge::app
