// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/units/duration.h"
#include "core/units/result.h"

#include <SQLiteCpp/Database.h>
#include <SQLiteCpp/Exception.h>

#include <filesystem>

namespace fitgauge::catalog {

// Opens a connection the way every one of ours is set: foreign keys on, schema not trusted, defensive,
// waiting up to `busyTimeout` for a lock. Does not touch the journal mode: a foreign file stays as it is.
// Throws SQLite::Exception.
[[nodiscard]] SQLite::Database openDatabase(const std::filesystem::path& path, int flags,
                                            Duration busyTimeout);

// What a SQLite failure on the catalog at `path` means: CatalogDamaged, CatalogLocked, FileUnreadable or
// FileUnwritable, with SQLite's own words.
[[nodiscard]] Error errorOf(const SQLite::Exception& exception, const std::filesystem::path& path);

} // namespace fitgauge::catalog
