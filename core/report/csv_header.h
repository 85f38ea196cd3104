// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/report/csv_writer.h"

#include <string>
#include <string_view>

namespace fitgauge::report {

// Lines that start with '#' and say under which inputs the figures hold: "# key: value", CRLF.
[[nodiscard]] std::string headerBlock(const compare::Comparison& comparison, const CsvOptions& options);

// Stable words.
[[nodiscard]] std::string_view fitWord(sizing::Fit fit);              // "needs_cards"
[[nodiscard]] std::string_view basisWord(compare::CostBasis basis);   // "month_of_sessions"
[[nodiscard]] std::string_view noCostWord(compare::NoCost reason);    // empty when there is a cost
[[nodiscard]] std::string_view profileWord(compare::Profile profile); // "research"

} // namespace fitgauge::report
