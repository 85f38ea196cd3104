// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/catalog/database.h"

#include <sqlite3.h>

namespace fitgauge::catalog {

SQLite::Database openDatabase(const std::filesystem::path& path, int flags, Duration busyTimeout) {
    SQLite::Database database(path.string(), flags, static_cast<int>(busyTimeout.inMilliseconds()));
    sqlite3_db_config(database.getHandle(), SQLITE_DBCONFIG_DEFENSIVE, 1, nullptr);
    database.exec("PRAGMA trusted_schema = OFF");
    database.exec("PRAGMA foreign_keys = ON");
    return database;
}

Error errorOf(const SQLite::Exception& exception, const std::filesystem::path& path) {
    const std::string reason = exception.what();
    switch (exception.getErrorCode() & 0xff) {
    case SQLITE_BUSY:
    case SQLITE_LOCKED:
        return {ErrorCode::CatalogLocked, {path.string()}, reason};
    case SQLITE_READONLY:
    case SQLITE_FULL:
    case SQLITE_IOERR:
    case SQLITE_PERM:
    case SQLITE_AUTH:
        return {ErrorCode::FileUnwritable, {path.string(), reason}, {}};
    case SQLITE_CORRUPT:
    case SQLITE_NOTADB:
    case SQLITE_ERROR:      // a table or a column that our schema has and this file lacks
    case SQLITE_CONSTRAINT: // rows that break what the schema promises
    case SQLITE_MISMATCH:
        return {ErrorCode::CatalogDamaged, {path.string(), reason}, {}};
    default:
        return {ErrorCode::FileUnreadable, {path.string(), reason}, {}};
    }
}

} // namespace fitgauge::catalog
