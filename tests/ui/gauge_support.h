// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// States of the gauge made by hand from GiB, after the pictures of the design.
#include "ui/gauge/gauge_state.h"

#include <utility>

namespace fitgauge::ui::test {

inline sizing::MemoryEstimate
estimate(sizing::Fit fit, const std::vector<std::pair<sizing::PartKind, double>>& parts, double usableGib) {
    sizing::MemoryEstimate memory;
    memory.fit = fit;
    for (const auto& [kind, gib] : parts) {
        memory.parts.push_back({kind, Bytes::fromGib(gib)});
        memory.needed += memory.parts.back().bytes;
    }
    memory.usable = Bytes::fromGib(usableGib);
    return memory;
}

inline GaugeState serving(sizing::Fit fit, double cacheGib, double usableGib, std::int64_t users,
                          std::optional<std::int64_t> usersComfortable = {},
                          std::optional<std::int64_t> usersFull = {}, double weightsGib = 14.96) {
    sizing::MemoryEstimate memory = estimate(fit,
                                             {{sizing::PartKind::Weights, weightsGib},
                                              {sizing::PartKind::KvCache, cacheGib},
                                              {sizing::PartKind::Overhead, 1.5}},
                                             usableGib);
    memory.usersComfortable = usersComfortable;
    memory.usersFull = usersFull;
    return gaugeState(memory, 850'000, QStringLiteral("L40S 48 GB"), users);
}

// Full fine-tuning of 3.2 B with AdamW on 79 GiB.
inline GaugeState training() {
    const sizing::MemoryEstimate memory = estimate(sizing::Fit::Comfortable,
                                                   {{sizing::PartKind::Weights, 5.98},
                                                    {sizing::PartKind::Gradients, 5.98},
                                                    {sizing::PartKind::Optimizer, 35.87},
                                                    {sizing::PartKind::Activations, 12.40},
                                                    {sizing::PartKind::Overhead, 1.5}},
                                                   79.0);
    return gaugeState(memory, 850'000, QStringLiteral("A100 SXM4 80 GB"), std::nullopt);
}

} // namespace fitgauge::ui::test
