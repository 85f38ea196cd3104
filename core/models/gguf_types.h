// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <optional>
#include <string_view>

namespace fitgauge::models {

// A tensor type of GGUF: weights are stored in blocks of `elements`, `bytes` each.
struct GgufType {
    std::uint32_t id;
    std::string_view name;
    std::uint32_t elements;
    std::uint32_t bytes;
};

// Empty for a type that is not known (or was withdrawn).
[[nodiscard]] std::optional<GgufType> ggufType(std::uint32_t id);

// The word of sizing/format.h for general.file_type; empty when that mix is not modelled by name.
[[nodiscard]] std::string_view ggufMixName(std::uint32_t fileType);

} // namespace fitgauge::models
