// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/models/parameter_counts.h"
#include "core/sizing/workload.h"

namespace fitgauge::sizing {

// Bytes of a GGUF file of the given mix, made by llama.cpp's quantiser without an importance matrix: which
// tensors it stores with more bits than the name says (output head, values, some down projections) follows
// its rules. Norms and routers are 32 bits. Vision parts are a file of their own and not counted. With the
// file at hand read its header instead: exact.
[[nodiscard]] double ggufBytes(const models::Architecture& model, const models::ParameterCounts& counts,
                               WeightFormat format);

} // namespace fitgauge::sizing
