// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/models/architecture.h"
#include "core/units/csv.h"

#include <vector>

namespace fitgauge::models {

// Reads resources/catalog/models.csv (its README tells the columns and units). Errors name file, line, column
// and value: CsvColumnMissing, CsvValueBad; a model that stands there twice is CsvValueBad too.
[[nodiscard]] Expected<std::vector<Architecture>> readModels(const CsvTable& table);

} // namespace fitgauge::models
