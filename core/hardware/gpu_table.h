// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/hardware/gpu.h"
#include "core/units/csv.h"

#include <span>
#include <string_view>
#include <utility>
#include <vector>

namespace fitgauge::hardware {

// Reads resources/catalog/gpus.csv (its README tells the columns and units). Errors name file, line, column
// and value: CsvColumnMissing, CsvValueBad; a part that stands there twice is CsvValueBad too.
[[nodiscard]] Expected<std::vector<Gpu>> readGpus(const CsvTable& table);

// The words that gpus.csv uses for classes: {GddrDatacenter, "gddr_dc"} ...
[[nodiscard]] std::span<const std::pair<GpuClass, std::string_view>> classNames();
[[nodiscard]] std::string_view className(GpuClass gpuClass);
[[nodiscard]] std::optional<GpuClass> classFromName(std::string_view name);

} // namespace fitgauge::hardware
