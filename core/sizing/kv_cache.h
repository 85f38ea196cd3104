// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/models/architecture.h"
#include "core/sizing/layout.h"
#include "core/sizing/workload.h"

namespace fitgauge::sizing {

// Bytes of cache that one sequence of `serving.contextTokens` holds on one card. KV heads are dealt out over
// the tensor-parallel cards; where there are fewer heads than cards they are copied.
[[nodiscard]] double kvBytesPerSequence(const models::Architecture& model, const Serving& serving,
                                        const Layout& layout);

} // namespace fitgauge::sizing
