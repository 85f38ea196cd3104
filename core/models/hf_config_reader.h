// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/models/architecture.h"
#include "core/units/result.h"

#include <cstddef>
#include <string_view>

namespace fitgauge::models {

// Largest config.json that is read, bytes: real ones have some kilobytes.
inline constexpr std::size_t kMostConfigBytes = std::size_t{4} << 20U;

// Reads a Hugging Face config.json: the field names of all families in use, the text part of models that see
// or hear (text_config and its like), layer lists, and quantization_config as Architecture::storedFormat. The
// parameter count is rebuilt from the shape; vision and audio parts are not in it. A model_type that is not
// known gives AttentionKind::Unknown: weights only. Errors name the field: FileTooLarge, ModelJsonMalformed,
// ModelFieldMissing, ModelFieldBad (no whole number, negative, absurd, or inconsistent).
[[nodiscard]] Expected<Architecture> readHfConfig(std::string_view text);

} // namespace fitgauge::models
