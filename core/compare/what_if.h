// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/compare/explain.h"

namespace fitgauge::compare {

// The nearest values of users, context and precision at which the answer becomes another offer, one in each
// direction of each knob. Galloping steps, then halving: the answer is taken to change once between two
// steps. When training, users are items a step and context is tokens an item; precision stays.
[[nodiscard]] std::vector<WhatIf> thresholdsOf(const Comparison& comparison);

// The workload at 32, 16, 8 and 4 bits (8 bits and less: the cache at 8), each with the cheapest offer that
// it would fit comfortably, speed targets apart; empty when training. Four comparisons.
[[nodiscard]] std::vector<LadderStep> precisionLadderOf(const Comparison& comparison);

} // namespace fitgauge::compare
