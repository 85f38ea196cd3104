// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/catalog/catalog.h"

#include <vector>

namespace fitgauge::app {

// The CSV files of resources/catalog that are compiled into the program.
[[nodiscard]] std::vector<catalog::BundledFile> bundledFacts();

} // namespace fitgauge::app
