// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/catalog/catalog.h"

#include <string>
#include <vector>

namespace fitgauge::catalog {

// Tells whether bundled files differ: 64-bit FNV-1a over names, sizes and bytes, in the order of names. Not
// meant against forgery.
[[nodiscard]] std::string digestOf(const std::vector<BundledFile>& files);

} // namespace fitgauge::catalog
