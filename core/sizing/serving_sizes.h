// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/models/architecture.h"
#include "core/models/parameter_counts.h"
#include "core/sizing/layout.h"
#include "core/sizing/workload.h"
#include "core/units/bytes.h"

#include <optional>

namespace fitgauge::sizing {

// The sizes on one card that every serving answer is made of: `users` sequences need fixed() + users x
// perUser.
struct ServingSizes {
    Bytes weights;
    Bytes perUser; // cache of one sequence at full context
    Bytes activations;
    Bytes overhead;

    [[nodiscard]] Bytes fixed() const { return weights + activations + overhead; }
    [[nodiscard]] Bytes cacheOf(std::int64_t users) const;
    [[nodiscard]] Bytes needed(std::int64_t users) const { return fixed() + cacheOf(users); }
    // Most users whose caches fit below `limit`; empty when a user costs nothing (an encoder).
    [[nodiscard]] std::optional<std::int64_t> usersBelow(Bytes limit) const;
};

// `counts` are parameterCounts(model), or anything for a plain size; `usable` decides an engine's defaults.
[[nodiscard]] ServingSizes servingSizes(const models::Architecture& model,
                                        const models::ParameterCounts& counts, const Serving& serving,
                                        const Layout& layout, std::optional<Bytes> usable);

// llama.cpp and Transformers can leave layers in host memory.
[[nodiscard]] bool canOffload(Engine engine);

// How an engine spreads a model over the cards of a machine: llama.cpp and Transformers put whole layers on
// each card, the servers cut every matrix.
[[nodiscard]] Layout layoutOver(int cards, Engine engine);

// parameterCounts(model), or nothing for a plain size, which has no groups.
[[nodiscard]] models::ParameterCounts countsFor(const models::Architecture& model);

} // namespace fitgauge::sizing
