// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/sizing/estimate.h"

#include <cstdlib>

namespace fitgauge::fuzz {

// Whatever shape a reader accepts has to be sized without overflow: a read model is one that can be used.
inline void sizeIt(const models::Architecture& model) {
    hardware::Gpu gpu;
    gpu.usable = Bytes::fromGib(79);
    sizing::Serving serving;
    serving.contextTokens = 100'000'000;
    serving.users = 1000;
    const sizing::MemoryEstimate estimate =
        sizing::estimateServing(model, serving, gpu, 8, sizing::kDefaultComfort, {});
    if (estimate.needed.count() < 0) {
        std::abort();
    }
}

} // namespace fitgauge::fuzz
