// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/units/bytes.h"

#include <array>
#include <cstdint>
#include <optional>
#include <span>
#include <vector>

namespace fitgauge::sizing {

// The rule order of "Fit states" in the interface: the first that holds.
enum class Fit : std::uint8_t { Comfortable, Tight, NeedsCards, WouldSpill, DoesNotFit, Unknown };

// Gauge segments, in the order in which they are drawn.
enum class PartKind : std::uint8_t {
    Weights,
    Gradients,
    Optimizer,
    LoraState,
    KvCache,
    Activations,
    Overhead
};

struct Part {
    PartKind kind = PartKind::Weights;
    Bytes bytes; // on one card
    friend bool operator==(const Part&, const Part&) = default;
};

// Memory of one configuration on one card of a machine, and the verdict.
struct MemoryEstimate {
    Fit fit = Fit::Unknown;
    std::vector<Part> parts;     // per card; they sum to `needed`
    Bytes needed;                // per card
    std::optional<Bytes> usable; // per card; empty when the part's memory is unknown
    int cardsUsed = 1;           // cards the model is sharded over (tensor x pipeline parallel)
    int cardsNeeded =
        0; // for NeedsCards: the smallest count of such cards that holds it comfortably or tight; else 0
    std::optional<std::int64_t>
        usersComfortable; // most users up to the comfort line; empty when not a serving estimate or unknown
    std::optional<std::int64_t> usersFull; // most users before memory is full
    // Engines that fill a share of the card whatever the load (vLLM at 0.90): that share, and the users at
    // full context that run within it. The driver's tool then shows about the share. Empty for other engines.
    std::optional<std::int64_t> engineSharePpm;
    std::optional<std::int64_t> usersAtEngineShare;
    // Training: what the driver's tool will show, usually and in the worst tenth of runs; the allocator keeps
    // freed blocks. Empty for serving.
    std::optional<Bytes> driverShows, driverShowsHigh;
    bool weightsOnly = false; // no formula for this kind of model: needed is a lower bound

    // Share of usable memory in parts per million, rounded half up; empty when usable is unknown or zero.
    [[nodiscard]] std::optional<std::int64_t> usedPpm() const;
};

} // namespace fitgauge::sizing
