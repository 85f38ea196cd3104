// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/hardware/gpu.h"
#include "core/models/architecture.h"
#include "core/speed/constants.h"
#include "core/units/csv.h"
#include "tests/support/paths.h"

#include <filesystem>
#include <string>

namespace fitgauge::test {

// Files of the tree that the speed tests read; a file that does not read fails the test at once.
[[nodiscard]] CsvTable csvFile(const std::filesystem::path& file);
[[nodiscard]] hardware::Gpu catalogGpu(const std::string& canonical);
[[nodiscard]] models::Architecture catalogModel(const std::string& id);
[[nodiscard]] speed::Constants shippedSpeedConstants();
// The constants that the worked cases were computed with: tests/data/speed_reference_constants.csv.
[[nodiscard]] speed::Constants referenceSpeedConstants();

} // namespace fitgauge::test
