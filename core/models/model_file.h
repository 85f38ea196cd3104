// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/models/architecture.h"
#include "core/units/result.h"

#include <filesystem>

namespace fitgauge::models {

// The model of a file or folder of the user's disk, whatever it is: a Hugging Face config.json (with the
// exact bytes of the safetensors files beside it, when they are all there), a safetensors file or index (its
// shape is that of the config.json beside it, without which it is FileMissing), a GGUF file (of a split one
// any part; all must be there), or a folder with one of these. Reads headers, never weights. `id` is the name
// that the file gives, else the name of the file or its folder; `storedFormat` and `storedBytes` tell how it
// is stored. Errors: FileMissing, FileUnreadable, FileTooLarge, Model*.
[[nodiscard]] Expected<Architecture> openModelFile(const std::filesystem::path& path);

} // namespace fitgauge::models
