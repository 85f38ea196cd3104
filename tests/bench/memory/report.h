// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/bench/memory/memory_case.h"

#include <span>

namespace fitgauge::bench {

// The contract: CSV `quantity,rows,left_out,median_pct,p90_pct`, a line ending in `,void` where more than a
// tenth of the rows are left out. Quantities in their fixed order, also those without a row.
void printSummary(std::span<const Prediction> predictions);

// A second table: classes, sources left out one at a time, the ten worst rows of each quantity.
void printDetail(std::span<const Prediction> predictions);

// CSV `case_id,quantity,measured,predicted,reason`; false when the file cannot be written.
bool writePredictions(const std::string& path, std::span<const Prediction> predictions);

} // namespace fitgauge::bench
