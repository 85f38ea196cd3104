// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/models/byte_input.h"
#include "core/units/result.h"

#include <cstdint>
#include <string>
#include <string_view>

// What the parts of the GGUF reader share: strings of the format, and errors that name the field.
namespace fitgauge::models::gguf {

inline constexpr const char* kKind = "GGUF";
inline constexpr std::uint64_t kMostKeyLength = 65535; // the format's own bound

[[nodiscard]] Unexpected truncated(const std::string& field);
[[nodiscard]] Unexpected bad(const std::string& field, std::uint64_t value);

// Field names come from the file: printable characters of a sensible length only.
[[nodiscard]] std::string printable(std::string_view text);

// At most `most` bytes are kept, the rest is skipped. ModelFieldBad when the length passes the file's end.
[[nodiscard]] Expected<std::string> readString(ByteInput& input, std::uint64_t most,
                                               const std::string& field);

} // namespace fitgauge::models::gguf
