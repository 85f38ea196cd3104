// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <filesystem>
#include <optional>

namespace fitgauge::test {

// Folders of the source tree, set by CMake.
inline std::filesystem::path catalogFolder() {
    return FITGAUGE_SOURCE_DIR "/resources/catalog";
}
inline std::filesystem::path dataFolder() {
    return FITGAUGE_SOURCE_DIR "/tests/data";
}

// The shared reference folder beside the source tree, if it is there; tests that need it skip with a printed
// reason.
inline std::optional<std::filesystem::path> sharedFolder() {
    const std::filesystem::path folder = FITGAUGE_SOURCE_DIR "/../shared";
    return std::filesystem::is_directory(folder) ? std::optional(folder) : std::nullopt;
}

} // namespace fitgauge::test
