// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/catalog/catalog.h"

#include "core/catalog/catalog_file.h"
#include "core/catalog/database.h"
#include "core/catalog/digest.h"
#include "core/catalog/facts_store.h"
#include "core/catalog/migrations.h"
#include "core/catalog/row_codec.h"
#include "core/catalog/speed_constants.h"

#include <fmt/format.h>

namespace fitgauge::catalog {
namespace {

namespace fs = std::filesystem;

// A full look at the pages of a catalog up to this size costs a few milliseconds; of a bigger one only after
// a program ended without closing it.
constexpr std::uintmax_t kAlwaysCheckedBytes = 8 << 20;

// Runs `work` and turns what SQLite throws into an error.
template<typename Work>
auto guarded(const fs::path& path, Work work) -> decltype(work()) {
    try {
        return work();
    } catch (const SQLite::Exception& exception) {
        return Unexpected(errorOf(exception, path));
    } catch (const BadRow& exception) {
        return fail(ErrorCode::CatalogDamaged, {path.string(), exception.what()});
    }
}

bool endedUncleanly(const fs::path& path) {
    fs::path journal = path;
    journal += "-wal";
    std::error_code error;
    const auto size = fs::file_size(journal, error);
    return !error && size > 0;
}

bool wantsFullCheck(const fs::path& path, bool unclean) {
    std::error_code error;
    return unclean || fs::file_size(path, error) <= kAlwaysCheckedBytes;
}

// Ours, of a version that we know, and whole. Changes nothing.
std::optional<Error> checkFile(SQLite::Database& database, const fs::path& path, bool fullCheck) {
    if (database.execAndGet("PRAGMA page_count").getInt64() == 0) {
        return Error{ErrorCode::CatalogDamaged, {path.string(), "0 bytes"}, {}};
    }
    if (database.execAndGet("PRAGMA application_id").getInt() != kApplicationId) {
        return Error{ErrorCode::CatalogForeign, {path.string()}, {}};
    }
    const int version = database.execAndGet("PRAGMA user_version").getInt();
    const int ours = latestVersion(migrations());
    if (version > ours) {
        return Error{
            ErrorCode::CatalogNewer, {path.string(), std::to_string(version), std::to_string(ours)}, {}};
    }
    if (fullCheck) {
        const std::string found = database.execAndGet("PRAGMA quick_check(1)").getString();
        if (found != "ok") {
            return Error{ErrorCode::CatalogDamaged, {path.string(), found}, {}};
        }
    }
    return std::nullopt;
}

struct Source {
    const std::vector<BundledFile>& files;
    std::string digest;
};

// Writes a whole catalog under a name of its own.
std::optional<Error> writeNew(const fs::path& path, const Facts& facts, const Source& source) {
    const auto written = guarded(path, [&]() -> Expected<bool> {
        auto database =
            openDatabase(path, SQLite::OPEN_READWRITE | SQLite::OPEN_CREATE, Duration::seconds(1));
        // Nobody sees this file before it is complete and synced.
        database.exec("PRAGMA journal_mode = MEMORY");
        database.exec("PRAGMA synchronous = OFF");
        database.exec(fmt::format("PRAGMA application_id = {}", kApplicationId));
        migrate(database, path, migrations());
        storeBundled(database, facts, source.digest);
        database.exec("PRAGMA journal_mode = WAL");
        return true;
    });
    return written ? std::nullopt : std::optional(written.error());
}

std::optional<Error> build(const fs::path& path, const Source& source) {
    const auto facts = readBundled(source.files);
    if (!facts) {
        return facts.error();
    }
    const fs::path building = buildingName(path);
    if (auto error = writeNew(building, *facts, source)) {
        removeDatabase(building);
        // A new file cannot be damaged: what failed is writing it.
        const std::string reason = error->arguments.size() > 1 ? error->arguments[1] : error->where;
        return Error{ErrorCode::FileUnwritable, {path.string(), reason}, {}};
    }
    const auto published = publish(building, path);
    if (!published) {
        removeDatabase(building);
        return published.error();
    }
    return std::nullopt;
}

// Takes over the bundled facts when they are not those that the catalog was built from.
Expected<bool> refresh(SQLite::Database& database, const Source& source) {
    if (storedDigest(database) == source.digest) {
        return false;
    }
    const auto facts = readBundled(source.files);
    if (!facts) {
        return Unexpected(facts.error());
    }
    storeBundled(database, *facts, source.digest);
    return true;
}

Expected<OpenResult> openExisting(const fs::path& path, const Source& source, const OpenOptions& options) {
    return guarded(path, [&]() -> Expected<OpenResult> {
        const bool unclean = endedUncleanly(path);
        auto database = openDatabase(path, SQLite::OPEN_READWRITE, options.busyTimeout);
        if (auto error = checkFile(database, path, wantsFullCheck(path, unclean))) {
            return Unexpected(*std::move(error));
        }
        database.exec("PRAGMA journal_mode = WAL");
        database.exec("PRAGMA synchronous = NORMAL");
        migrate(database, path, migrations());
        const auto refreshed = refresh(database, source);
        if (!refreshed) {
            return Unexpected(refreshed.error());
        }
        OpenResult result;
        result.refreshed = *refreshed;
        auto constants = readSpeedConstants(source.files);
        if (!constants) {
            return Unexpected(constants.error());
        }
        result.facts.speedConstants = *std::move(constants);
        auto measured = readMeasuredSpeed(source.files);
        if (!measured) {
            return Unexpected(measured.error());
        }
        result.facts.measuredSpeed.table = *std::move(measured);
        loadFacts(database, result.facts, options.offers);
        return result;
    });
}

Expected<OpenResult> buildAndOpen(const fs::path& path, const Source& source, const OpenOptions& options) {
    if (auto error = build(path, source)) {
        return Unexpected(*std::move(error));
    }
    auto result = openExisting(path, source, options);
    if (result) {
        result->built = true;
    }
    return result;
}

bool isNoCatalog(const Error& error) {
    return error.code == ErrorCode::CatalogDamaged || error.code == ErrorCode::CatalogForeign;
}

} // namespace

Expected<OpenResult> openCatalog(const fs::path& path, const std::vector<BundledFile>& bundled,
                                 const OpenOptions& options) {
    const fs::path absolute = fs::absolute(path);
    const Source source{bundled, digestOf(bundled)};
    if (auto error = createFolder(absolute)) {
        return Unexpected(*std::move(error));
    }
    removeAbandoned(absolute);
    std::error_code error;
    if (!fs::exists(fs::symlink_status(absolute, error))) {
        return buildAndOpen(absolute, source, options);
    }
    auto opened = openExisting(absolute, source, options);
    if (opened || !isNoCatalog(opened.error())) {
        return opened;
    }
    auto aside = keepAside(absolute);
    if (!aside) {
        return Unexpected(aside.error());
    }
    auto fresh = buildAndOpen(absolute, source, options);
    if (fresh) {
        fresh->keptAside = *std::move(aside);
        fresh->reason = opened.error();
    }
    return fresh;
}

} // namespace fitgauge::catalog
