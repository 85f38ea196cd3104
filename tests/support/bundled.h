// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/catalog/catalog.h"
#include "core/units/csv.h"
#include "tests/support/paths.h"

#include <algorithm>
#include <stdexcept>

namespace fitgauge::test {

// The bundled files as they stand in the source tree.
inline std::vector<catalog::BundledFile> bundledFiles() {
    constexpr std::size_t kLimit = 1 << 24;
    std::vector<catalog::BundledFile> files;
    for (const auto name : catalog::kBundledFileNames) {
        auto bytes = readFile((catalogFolder() / name).string(), kLimit);
        files.push_back({std::string(name), std::move(bytes).value()});
    }
    return files;
}

// A catalog of a few rows that hang together: for tests that build it many times.
inline std::vector<catalog::BundledFile> smallBundledFiles() {
    const auto keepLines = [](std::string& bytes, std::size_t lines) {
        std::size_t end = 0;
        for (std::size_t i = 0; i < lines && end != std::string::npos; ++i) {
            end = bytes.find('\n', end + (i > 0 ? 1 : 0));
        }
        bytes.resize(std::min(end == std::string::npos ? bytes.size() : end + 1, bytes.size()));
    };
    auto files = bundledFiles();
    for (auto& file : files) {
        if (file.name == "price_history.csv") {
            keepLines(file.bytes, 1);
        } else if (file.name != "providers.csv" && file.name != "gpus.csv" &&
                   file.name != "speed_constants.csv" && file.name != "measured_speed.csv") {
            keepLines(file.bytes, 40);
        }
    }
    return files;
}

// `files` with one place in one file changed.
inline std::vector<catalog::BundledFile> changed(std::vector<catalog::BundledFile> files,
                                                 const std::string& name, const std::string& from,
                                                 const std::string& to) {
    for (auto& file : files) {
        if (file.name == name) {
            const auto at = file.bytes.find(from);
            if (at == std::string::npos) {
                throw std::runtime_error("not in " + name + ": " + from);
            }
            file.bytes.replace(at, from.size(), to);
        }
    }
    return files;
}

inline std::vector<catalog::BundledFile> bundledFilesWith(const std::string& name, const std::string& from,
                                                          const std::string& to) {
    return changed(bundledFiles(), name, from, to);
}

} // namespace fitgauge::test
