// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/models/byte_input.h"
#include "core/models/gguf_reader.h"
#include "core/units/result.h"

namespace fitgauge::models::gguf {

// Reads one key and its value into `metadata`, or skips what is too long to keep. Memory stays below a few
// MiB whatever the file holds. Errors name the key.
[[nodiscard]] Expected<bool> readMetadataEntry(ByteInput& input, GgufMetadata& metadata);

} // namespace fitgauge::models::gguf
