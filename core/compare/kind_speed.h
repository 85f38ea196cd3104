// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/compare/kind_figures.h"

namespace fitgauge::compare {

// Fills speed, target and machines from `figures.memory`. `cards` of `gpu` in the machine.
void addSpeed(KindFigures& figures, const Workload& workload, const speed::Constants& constants,
              const hardware::Gpu& gpu, int cards);

// A target was set, but nothing can be said about it.
[[nodiscard]] speed::TargetResult unknownTarget(const Workload& workload);

} // namespace fitgauge::compare
