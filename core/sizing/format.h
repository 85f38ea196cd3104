// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/sizing/workload.h"

#include <optional>
#include <string_view>

namespace fitgauge::sizing {

// Bytes per quantised weight of a format, scales included; 16-bit formats give 2. For a GGUF mix it is the
// body type (what most matrices are stored in); gguf_mix.h has the rest. From the formats' block layouts.
[[nodiscard]] double bytesPerWeight(WeightFormat format);

// Bytes per parameter of a plain size, where nothing is kept at 16 bits: 4, 2, 1 or 0.5625 for the plain
// formats (the checklist's figures), the block layout's rate for GGUF.
[[nodiscard]] double bytesPerPlainParameter(WeightFormat format);

[[nodiscard]] bool isGguf(WeightFormat format);

// Bytes per cached element of a key or value cache.
[[nodiscard]] double bytesPerCacheElement(KvFormat format);

// Stable words for files and the command line: "bf16", "fp8-block", "gguf:Q4_K_M"; "f16", "q8_0". Reading
// also takes "bf16" and "fp16" for a 16-bit cache. Empty for a word that is none.
[[nodiscard]] std::string_view formatName(WeightFormat format);
[[nodiscard]] std::string_view formatName(KvFormat format);
[[nodiscard]] std::optional<WeightFormat> weightFormatFromName(std::string_view name);
[[nodiscard]] std::optional<KvFormat> kvFormatFromName(std::string_view name);

} // namespace fitgauge::sizing
