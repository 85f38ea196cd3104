// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/models/architecture.h"
#include "core/sizing/layout.h"
#include "core/sizing/workload.h"

namespace fitgauge::sizing {

// Bytes of weights on the fullest card. Quantised formats keep embeddings, output head, norms and routers at
// 16 bits, except for a plain size, where every parameter is quantised.
[[nodiscard]] double weightBytesPerCard(const models::Architecture& model, WeightFormat format,
                                        const Layout& layout);

} // namespace fitgauge::sizing
