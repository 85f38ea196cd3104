// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/models/plain_size.h"
#include "core/sizing/estimate.h"

#include <cstdint>

namespace fitgauge::test {

// A card of which only the usable memory matters.
inline hardware::Gpu cardWith(double usableGib) {
    hardware::Gpu gpu;
    gpu.canonical = "card";
    gpu.usable = Bytes::fromGib(usableGib);
    return gpu;
}

inline models::Architecture eightBillion() {
    return models::plainSize(8'030'000'000);
}

// The checklist's fixture: 8,192 tokens for 16 users, 16 bits, engine Generic.
inline sizing::Serving fixtureServing() {
    sizing::Serving serving;
    serving.engine = sizing::Engine::Generic;
    return serving;
}

inline Bytes partOf(const sizing::MemoryEstimate& estimate, sizing::PartKind kind) {
    for (const sizing::Part& part : estimate.parts) {
        if (part.kind == kind) {
            return part.bytes;
        }
    }
    return Bytes(-1);
}

// GiB rounded to two places, as the gauge prints it: 32.46 GiB is 3246.
inline std::int64_t hundredthsOfGib(Bytes bytes) {
    return static_cast<std::int64_t>(bytes.gib() * 100 + 0.5);
}

} // namespace fitgauge::test
