// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/units/result.h"

#include <filesystem>
#include <string>
#include <vector>

namespace fitgauge::catalog {

struct QueryResult {
    std::vector<std::string> columns;
    std::vector<std::vector<std::string>> rows; // text of each cell; NULL is empty
};

// One SELECT on the catalog, which cannot change, attach or load anything: the file is opened read-only, and
// an authorizer lets nothing but reads and built-in functions pass. Errors: FileMissing, CatalogQueryBad
// {SQLite's words}, CatalogDamaged, CatalogLocked.
[[nodiscard]] Expected<QueryResult> queryReadOnly(const std::filesystem::path& path, const std::string& sql);

} // namespace fitgauge::catalog
