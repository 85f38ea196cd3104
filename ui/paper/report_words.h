// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/compare/comparison.h"

#include <QString>

namespace fitgauge::ui {

// Sentences of the report that say what was asked.

// "8.03 B", or the name of the model.
[[nodiscard]] QString modelWords(const models::Architecture& model);
// "Live serving · 8.03 B parameters, BF16 · 8,192 tokens × 16 users, KV 16-bit · ..."
[[nodiscard]] QString inputWords(const compare::Workload& workload);
// "37 of 412 offers, under the filters: fits, VRAM ≥ 24 GB."
[[nodiscard]] QString filterWords(const compare::Comparison& comparison);
// "office hours"
[[nodiscard]] QString patternWords(billing::TrafficPreset pattern);
// "0.6 s"
[[nodiscard]] QString secondsText(double seconds);

} // namespace fitgauge::ui
