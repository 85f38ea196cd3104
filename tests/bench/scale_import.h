// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/catalog/facts.h"

#include <cstddef>
#include <filesystem>

namespace fitgauge::bench {

// A price file of `rows` machines as SkyPilot writes them, the same at every run: real instance types of the
// pattern's offers, further ones derived from them, each in 400 invented zones as in real catalogs, on-demand
// prices alone, so that a row is an offer. False when it cannot be written.
bool writePriceFile(const std::filesystem::path& file, const catalog::Facts& pattern, std::size_t rows);

struct ImportTimes {
    double rowsPerSecond = 0;       // 0: could not be measured
    double ratioToSqlite3 = 0;      // our time over that of `sqlite3 .import` of the same file; 0: no sqlite3
    double readMs = 0, storeMs = 0; // reading the file into drafts; comparing and writing
};

// Imports the file into a fresh catalog at `catalog` (bundled facts first, not timed), then by sqlite3 into a
// bare table beside it.
ImportTimes timeImport(const std::filesystem::path& file, const std::filesystem::path& catalog);

struct StartTimes {
    double firstMs = 0; // the first start after an import, which reads SQLite and keeps a copy of the rows
    double ms =
        0; // any later one: from the start of the program to its first painted window; 0: not measured
    double tickMsP50 = 0, tickMsP95 = 0; // of its slider, until table and gauge are painted
    double rssMb = 0;                    // most of it that was resident
};
// Starts the program twice on the catalog at `catalog`, without a display, at 1440 x 900.
StartTimes timeStart(const std::filesystem::path& catalog);

} // namespace fitgauge::bench
