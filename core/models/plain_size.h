// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/models/architecture.h"

namespace fitgauge::models {

// A typical dense, grouped-query shape for a bare parameter count ("8B", "9.4B"): no vocabulary, so every
// parameter is stored in the chosen format. 8.03 B gives the checklist's fixture exactly: 32 layers, 8 KV
// heads of 128. `parameters` in 1 .. 10^13.
[[nodiscard]] Architecture plainSize(std::int64_t parameters);

} // namespace fitgauge::models
