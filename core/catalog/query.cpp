// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/catalog/query.h"

#include "core/catalog/database.h"

#include <SQLiteCpp/Statement.h>
#include <sqlite3.h>

#include <string_view>

namespace fitgauge::catalog {
namespace {

int allowReads(void*, int action, const char*, const char* function, const char*, const char*) {
    switch (action) {
    case SQLITE_SELECT:
    case SQLITE_READ:
    case SQLITE_RECURSIVE:
        return SQLITE_OK;
    case SQLITE_FUNCTION:
        return function != nullptr && std::string_view(function) == "load_extension" ? SQLITE_DENY
                                                                                     : SQLITE_OK;
    default:
        return SQLITE_DENY;
    }
}

Unexpected queryBad(const SQLite::Exception& exception) {
    return fail(ErrorCode::CatalogQueryBad, {exception.what()});
}

// What is the query's fault, and what the file's.
bool isOfQuery(const SQLite::Exception& exception) {
    const int code = exception.getErrorCode() & 0xFF;
    return code == SQLITE_ERROR || code == SQLITE_AUTH || code == SQLITE_RANGE || code == SQLITE_MISUSE ||
           code == SQLITE_TOOBIG || code == SQLITE_MISMATCH || code == -1;
}

// SQLite compiles the first statement and leaves the rest unread: a second one is refused, not dropped.
bool hasSecondStatement(sqlite3* handle, const std::string& sql) {
    sqlite3_stmt* statement = nullptr;
    const char* tail = nullptr;
    sqlite3_prepare_v2(handle, sql.c_str(), -1, &statement, &tail);
    sqlite3_finalize(statement);
    return tail != nullptr && std::string_view(tail).find_first_not_of(" \t\r\n;") != std::string_view::npos;
}

QueryResult rowsOf(SQLite::Statement& statement) {
    QueryResult result;
    for (int i = 0; i < statement.getColumnCount(); ++i) {
        result.columns.emplace_back(statement.getColumnName(i));
    }
    while (statement.executeStep()) {
        std::vector<std::string> row;
        for (int i = 0; i < statement.getColumnCount(); ++i) {
            row.push_back(statement.getColumn(i).getString());
        }
        result.rows.push_back(std::move(row));
    }
    return result;
}

} // namespace

Expected<QueryResult> queryReadOnly(const std::filesystem::path& path, const std::string& sql) {
    std::error_code ignored;
    if (!std::filesystem::exists(path, ignored)) {
        return fail(ErrorCode::FileMissing, {path.string()});
    }
    try {
        SQLite::Database database = openDatabase(path, SQLite::OPEN_READONLY, Duration::seconds(3));
        sqlite3_set_authorizer(database.getHandle(), allowReads, nullptr);
        if (hasSecondStatement(database.getHandle(), sql)) {
            return fail(ErrorCode::CatalogQueryBad, {"only one statement at a time"});
        }
        SQLite::Statement statement(database, sql);
        return rowsOf(statement);
    } catch (const SQLite::Exception& exception) {
        return isOfQuery(exception) ? Expected<QueryResult>(queryBad(exception))
                                    : Expected<QueryResult>(Unexpected(errorOf(exception, path)));
    }
}

} // namespace fitgauge::catalog
