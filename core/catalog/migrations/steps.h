// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace fitgauge::catalog {

// One constant a step, one file a constant, never edited after it shipped.
extern const char kFirstSchema[];   // m0001_first_schema.cpp
extern const char kSuspectPrices[]; // m0002_suspect_prices.cpp
extern const char kOwnRuns[];       // m0003_own_runs.cpp

} // namespace fitgauge::catalog
