// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/speed/own_run.h"
#include "core/units/result.h"

#include <cstdint>
#include <filesystem>
#include <vector>

namespace SQLite {
class Database;
}

// The user's own measured runs in the catalog (table own_run). Imports and refreshes leave them alone.
namespace fitgauge::catalog {

// In the order they were entered. A row that somebody else's hand made unreadable is passed over: a run is
// not worth a catalog. Throws SQLite::Exception.
[[nodiscard]] std::vector<speed::OwnRun> loadOwnRuns(SQLite::Database& database);

// All of them. Errors: Catalog*, FileUnreadable.
[[nodiscard]] Expected<std::vector<speed::OwnRun>> ownRuns(const std::filesystem::path& catalog);
// Adds the run (key 0) or puts it in the place of the one with its key; its key comes back. Errors:
// SpeedInputBad for a run that is not usable, Catalog*, FileUnwritable.
[[nodiscard]] Expected<std::int64_t> saveOwnRun(const std::filesystem::path& catalog,
                                                const speed::OwnRun& run);
// Nothing happens where it is gone already.
[[nodiscard]] Expected<void> removeOwnRun(const std::filesystem::path& catalog, std::int64_t key);

} // namespace fitgauge::catalog
