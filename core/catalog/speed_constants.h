// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/catalog/catalog.h"

#include <memory>
#include <optional>
#include <vector>

namespace fitgauge::catalog {

// The constants of the speed model belong to the program, not to the user's data: they are read from the
// bundled file on every start and are not kept in the database. Empty when there is no such file. Csv*.
[[nodiscard]] Expected<std::optional<speed::Constants>>
readSpeedConstants(const std::vector<BundledFile>& files);

// measured_speed.csv, likewise. Null when there is no such file. Csv*.
[[nodiscard]] Expected<std::shared_ptr<const speed::MeasuredTable>>
readMeasuredSpeed(const std::vector<BundledFile>& files);

} // namespace fitgauge::catalog
