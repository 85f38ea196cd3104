// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/catalog/query.h"

#include "core/catalog/database.h"

#include <SQLiteCpp/Statement.h>
#include <fmt/format.h>
#include <sqlite3.h>

#include <chrono>
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

using Clock = std::chrono::steady_clock;

constexpr int kStepsBetweenLooks = 10'000;       // of SQLite's machine
constexpr int kMostCellBytes = 16 * 1024 * 1024; // one text or blob
constexpr std::size_t kBytesOfCell = sizeof(QueryCell);

int isPast(void* deadline) {
    return Clock::now() > *static_cast<const Clock::time_point*>(deadline) ? 1 : 0;
}

QueryCell cellOf(const SQLite::Column& column) {
    if (column.isNull()) {
        return {};
    }
    if (column.isInteger()) {
        return std::int64_t{column.getInt64()};
    }
    if (column.isFloat()) {
        return column.getDouble();
    }
    return column.getString();
}

Expected<QueryResult> rowsOf(SQLite::Statement& statement, std::size_t mostBytes) {
    QueryResult result;
    for (int i = 0; i < statement.getColumnCount(); ++i) {
        result.columns.emplace_back(statement.getColumnName(i));
    }
    std::size_t bytes = 0;
    while (statement.executeStep()) {
        std::vector<QueryCell> row;
        for (int i = 0; i < statement.getColumnCount(); ++i) {
            row.push_back(cellOf(statement.getColumn(i)));
            const auto* text = std::get_if<std::string>(&row.back());
            bytes += kBytesOfCell + (text != nullptr ? text->size() : 0);
        }
        if (bytes > mostBytes) {
            return fail(ErrorCode::CatalogQueryBad, {"the answer is too large; LIMIT makes it smaller"});
        }
        result.rows.push_back(std::move(row));
    }
    return result;
}

} // namespace

std::string cellText(const QueryCell& cell) {
    if (const auto* number = std::get_if<std::int64_t>(&cell)) {
        return std::to_string(*number);
    }
    if (const auto* number = std::get_if<double>(&cell)) {
        return fmt::format("{}", *number);
    }
    const auto* text = std::get_if<std::string>(&cell);
    return text != nullptr ? *text : std::string();
}

Expected<QueryResult> queryReadOnly(const std::filesystem::path& path, const std::string& sql,
                                    const QueryLimits& limits) {
    std::error_code ignored;
    if (!std::filesystem::exists(path, ignored)) {
        return fail(ErrorCode::FileMissing, {path.string()});
    }
    try {
        SQLite::Database database = openDatabase(path, SQLite::OPEN_READONLY, Duration::seconds(3));
        Clock::time_point deadline = Clock::now() + std::chrono::milliseconds(limits.time.inMilliseconds());
        sqlite3_set_authorizer(database.getHandle(), allowReads, nullptr);
        sqlite3_limit(database.getHandle(), SQLITE_LIMIT_LENGTH, kMostCellBytes);
        sqlite3_progress_handler(database.getHandle(), kStepsBetweenLooks, isPast, &deadline);
        if (hasSecondStatement(database.getHandle(), sql)) {
            return fail(ErrorCode::CatalogQueryBad, {"only one statement at a time"});
        }
        SQLite::Statement statement(database, sql);
        return rowsOf(statement, limits.bytes);
    } catch (const SQLite::Exception& exception) {
        if ((exception.getErrorCode() & 0xFF) == SQLITE_INTERRUPT) {
            return fail(ErrorCode::CatalogQueryBad, {"it takes too long"});
        }
        return isOfQuery(exception) ? Expected<QueryResult>(queryBad(exception))
                                    : Expected<QueryResult>(Unexpected(errorOf(exception, path)));
    }
}

} // namespace fitgauge::catalog
