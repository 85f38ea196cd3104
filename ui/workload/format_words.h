// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/sizing/workload.h"

#include <QString>

#include <array>
#include <vector>

namespace fitgauge::ui {

// The four stops of the precision slider: the bits that a weight has by name.
inline constexpr std::array<int, 4> kPrecisionStops{4, 8, 16, 32};
// Index into kPrecisionStops. Odd widths go to the nearest: GGUF Q6_K counts as 8 bit, Q5_K_M as 4 bit.
[[nodiscard]] int stopOf(sizing::WeightFormat format);
// What the slider chooses at a stop: INT4 AWQ, FP8, BF16, FP32.
[[nodiscard]] sizing::WeightFormat formatAtStop(int stop);

// Every format, wide before narrow, and the plain ones of a stop before its GGUF mixes.
[[nodiscard]] const std::vector<sizing::WeightFormat>& weightFormatsForMenu();

// "Q8_0", or "K Q8_0, V Q4_0" when keys and values differ.
[[nodiscard]] QString kvCacheText(sizing::KvFormat key, sizing::KvFormat value);

} // namespace fitgauge::ui
