// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/models/byte_input.h"
#include "core/units/result.h"

#include <cstdint>
#include <map>
#include <span>
#include <string>
#include <string_view>

namespace fitgauge::models {

// What a safetensors file or an index of several says about size.
struct StoredTensors {
    std::int64_t tensors = 0;
    std::int64_t bytes = 0;                                       // exact, all tensors
    std::int64_t elements = 0;                                    // 0 in an index, which does not tell
    std::map<std::string, std::int64_t, std::less<>> bytesByType; // "BF16", "F8_E4M3", ...
};

// Reads the header, never the weights. Refused with the field's name: a header length beyond the file or 100
// MB (the format's own bound), broken JSON, unknown types, shapes that overflow or do not match data_offsets,
// tensors beyond the file (where `whole` is set).
[[nodiscard]] Expected<StoredTensors> readSafetensors(ByteInput& input, bool whole = false);

// model.safetensors.index.json: metadata.total_size and the number of tensors. At most 64 MiB of text.
[[nodiscard]] Expected<StoredTensors> readSafetensorsIndex(std::string_view text);

// Several files of one model add up.
[[nodiscard]] StoredTensors joinSafetensors(std::span<const StoredTensors> parts);

} // namespace fitgauge::models
