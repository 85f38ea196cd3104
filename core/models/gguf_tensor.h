// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/models/byte_input.h"
#include "core/units/result.h"

#include <cstdint>
#include <string>

namespace fitgauge::models::gguf {

// One line of the tensor list; sizes are checked against overflow and the type's blocks.
struct TensorInfo {
    std::string name;
    std::uint32_t type = 0;
    std::uint64_t rows = 0; // product of all dimensions but the first
    std::uint64_t elements = 0;
    std::uint64_t bytes = 0;
    std::uint64_t offset = 0;
};

// Errors name the tensor: ModelFileTruncated, ModelFieldBad (dimensions), ModelUnsupported (type).
[[nodiscard]] Expected<TensorInfo> readTensor(ByteInput& input);

} // namespace fitgauge::models::gguf
