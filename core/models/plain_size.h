// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/models/architecture.h"

namespace fitgauge::models {

// A typical dense, grouped-query shape for a bare parameter count ("8B", "9.4B"). Every parameter is stored
// in the chosen format (`plainSize` is set: no embedding is kept at 16 bits); the vocabulary is there for the
// logits of training only. 8.03 B gives the checklist's fixture exactly: 32 layers, 8 KV heads of 128.
// `parameters` in 1 .. 10^13, clamped. Every dimension rises with the count.
[[nodiscard]] Architecture plainSize(std::int64_t parameters);

} // namespace fitgauge::models
