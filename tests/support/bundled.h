// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/catalog/catalog.h"
#include "core/units/csv.h"
#include "tests/support/paths.h"

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

// The same with one place in one file changed.
inline std::vector<catalog::BundledFile> bundledFilesWith(const std::string& name, const std::string& from,
                                                          const std::string& to) {
    auto files = bundledFiles();
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

} // namespace fitgauge::test
