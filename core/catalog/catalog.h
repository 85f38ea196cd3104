// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/catalog/facts.h"
#include "core/units/result.h"

#include <filesystem>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace fitgauge::catalog {

// One bundled CSV file: its name ("gpus.csv") and bytes. The app reads them from its resources; tests from
// disk.
struct BundledFile {
    std::string name;
    std::string bytes;
};

// Parses and cross-checks the bundled CSV files (gpus, gpu_aliases, providers, billing_rules, models, offers,
// price_history). Errors name file, line, column and value.
[[nodiscard]] Expected<Facts> readBundled(const std::vector<BundledFile>& files);

struct OpenResult {
    Facts facts;
    bool built = false;                             // made anew from the bundled files
    std::optional<std::filesystem::path> keptAside; // where a damaged or foreign file was moved to
    std::optional<Error> reason;                    // why it was moved
};

// Opens the SQLite catalog at `path` and loads it; builds it from `bundled` on first use, atomically (a
// temporary file beside it, renamed at the end), so that nothing half-written stays. A damaged or foreign
// file is renamed (never overwritten) and a fresh one is built. A catalog of a newer schema is refused
// (CatalogNewer). The folder is created when missing. Errors: FileUnwritable, FileUnreadable, CatalogNewer,
// CatalogLocked, Csv*.
[[nodiscard]] Expected<OpenResult> openCatalog(const std::filesystem::path& path,
                                               const std::vector<BundledFile>& bundled);

} // namespace fitgauge::catalog
