// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/sizing/workload.h"

namespace fitgauge::sizing {

// Bytes per quantised weight of a format, scales included; 16-bit formats give 2. For a GGUF mix it is the
// body type (what most matrices are stored in); see gguf_mix.h for the rest. Source: the formats' block
// layouts.
[[nodiscard]] double bytesPerWeight(WeightFormat format);

// Bytes per parameter of a plain size, where nothing is kept at 16 bits: 4, 2, 1 or 0.5625 for the plain
// formats (the checklist's figures), the block layout's rate for GGUF.
[[nodiscard]] double bytesPerPlainParameter(WeightFormat format);

[[nodiscard]] bool isGguf(WeightFormat format);

// Bytes per cached element of a key or value cache. Block types carry a 16-bit scale (and minimum) for each
// 32 elements.
[[nodiscard]] double bytesPerCacheElement(KvFormat format);

} // namespace fitgauge::sizing
