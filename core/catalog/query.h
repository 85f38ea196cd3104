// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/units/duration.h"
#include "core/units/result.h"

#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <string>
#include <variant>
#include <vector>

namespace fitgauge::catalog {

// NULL, an integer, a real number or text. A blob is text of its bytes.
using QueryCell = std::variant<std::monostate, std::int64_t, double, std::string>;

struct QueryResult {
    std::vector<std::string> columns;
    std::vector<std::vector<QueryCell>> rows;
};

// The cell as text; NULL is empty, a real number its shortest text that reads back the same.
[[nodiscard]] std::string cellText(const QueryCell& cell);

// What a query may take before it is stopped: anybody can write one that never ends.
struct QueryLimits {
    Duration time = Duration::seconds(30);
    std::size_t bytes = std::size_t{512} << 20U; // of the answer, held in memory
};

// One SELECT on the catalog, which cannot change, attach or load anything: the file is opened read-only, and
// an authorizer lets nothing but reads and built-in functions pass. Errors: FileMissing, CatalogQueryBad
// {SQLite's words, or which limit stopped it}, CatalogDamaged, CatalogLocked.
[[nodiscard]] Expected<QueryResult> queryReadOnly(const std::filesystem::path& path, const std::string& sql,
                                                  const QueryLimits& limits = {});

} // namespace fitgauge::catalog
