// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/sizing/estimate.h"

#include <functional>
#include <span>

namespace fitgauge::sizing {

[[nodiscard]] Bytes sumOf(std::span<const Part> parts);

// What the ordered rule of fit states looks at.
struct FitQuestion {
    Bytes needed; // per card, as sharded over `cards`
    Bytes usable; // per card
    ComfortPpm comfort = kDefaultComfort;
    int cards = 1;
    std::span<const int> catalogCounts; // ascending
    bool canOffload = false;            // llama.cpp, Transformers
};

struct FitAnswer {
    Fit fit = Fit::Unknown;
    int cardsNeeded = 0;
};

// Largest size that still counts as comfortable: usable x comfort, rounded down.
[[nodiscard]] Bytes comfortLimit(Bytes usable, ComfortPpm comfort);

// The first rule that holds: Comfortable, Tight, NeedsCards (the smallest larger catalog count whose share
// fits, by `neededOn`), WouldSpill, DoesNotFit.
[[nodiscard]] FitAnswer judge(const FitQuestion& question, const std::function<Bytes(int)>& neededOn);

} // namespace fitgauge::sizing
