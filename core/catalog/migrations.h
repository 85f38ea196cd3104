// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/units/result.h"

#include <cstdint>
#include <filesystem>
#include <span>

namespace SQLite {
class Database;
}

namespace fitgauge::catalog {

// "FtGg": marks the file as ours (PRAGMA application_id).
inline constexpr std::int32_t kApplicationId = 0x46744767;

// One step of the schema. Steps are numbered from 1 without gaps and append-only: a step that was shipped is
// never edited. `user_version` holds the number of the last step taken.
struct Migration {
    int version;
    const char* sql; // statements, run in one transaction with the change of user_version
};

[[nodiscard]] std::span<const Migration> migrations();
[[nodiscard]] int latestVersion(std::span<const Migration> steps);

// Takes the steps that the database still lacks, each in its own transaction. Before each step the database
// is copied (VACUUM INTO) to <file>.before-v<step>, under a name that is still free, unless it has no step
// yet. Throws SQLite::Exception; the database then stands at the last step that went through.
void migrate(SQLite::Database& database, const std::filesystem::path& path, std::span<const Migration> steps);

} // namespace fitgauge::catalog
