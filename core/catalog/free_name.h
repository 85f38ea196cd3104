// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <filesystem>
#include <string>

namespace fitgauge::catalog {

// path + suffix, or path + suffix + "-2", "-3" ... : the first that does not exist yet.
[[nodiscard]] inline std::filesystem::path freeName(const std::filesystem::path& path,
                                                    const std::string& suffix) {
    std::filesystem::path candidate = path;
    candidate += suffix;
    std::error_code error;
    for (int i = 2; std::filesystem::exists(std::filesystem::symlink_status(candidate, error)); ++i) {
        candidate = path;
        candidate += suffix + "-" + std::to_string(i);
    }
    return candidate;
}

} // namespace fitgauge::catalog
