// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/catalog/database.h"
#include "core/catalog/feed_store.h"

#include <SQLiteCpp/Database.h>
#include <SQLiteCpp/Transaction.h>

#include <string>

namespace fitgauge::catalog {
namespace {

struct Run {
    std::int64_t key = 0, snapshot = 0;
    std::optional<std::int64_t> previous;
    LastImport import;
};

std::size_t countIn(SQLite::Database& database, const std::optional<std::int64_t>& snapshot) {
    if (!snapshot) {
        return 0;
    }
    SQLite::Statement count(database, "SELECT offers FROM snapshot WHERE key = ?");
    count.bind(1, *snapshot);
    return count.executeStep() ? static_cast<std::size_t>(count.getColumn(0).getInt64()) : 0;
}

std::optional<Run> lastRun(SQLite::Database& database) {
    SQLite::Statement query(database, "SELECT key, snapshot, previous, feed, started_at FROM run_log "
                                      "WHERE undoable = 1 AND snapshot IS NOT NULL AND feed IS NOT NULL "
                                      "ORDER BY key DESC LIMIT 1");
    if (!query.executeStep()) {
        return std::nullopt;
    }
    Run run;
    run.key = query.getColumn(0).getInt64();
    run.snapshot = query.getColumn(1).getInt64();
    if (!query.getColumn(2).isNull()) {
        run.previous = query.getColumn(2).getInt64();
    }
    run.import.feed = query.getColumn(3).getString();
    run.import.readAt = Date::parse(query.getColumn(4).getString()).value_or(Date());
    run.import.offers = countIn(database, run.snapshot);
    run.import.before = countIn(database, run.previous);
    return run;
}

void execWith(SQLite::Database& database, const char* sql, std::int64_t key) {
    SQLite::Statement statement(database, sql);
    statement.bind(1, key);
    statement.exec();
}

// Later rows may have begun to use what the run added; those stay.
constexpr const char* kDropAddedGpus =
    "DELETE FROM gpu WHERE canonical IN (SELECT id FROM run_added WHERE run = ? AND kind = 'gpu') "
    "AND canonical NOT IN (SELECT gpu FROM offer UNION SELECT gpu FROM own_offer "
    "UNION SELECT canonical FROM gpu_alias)";
constexpr const char* kDropAddedProviders =
    "DELETE FROM provider WHERE id IN (SELECT id FROM run_added WHERE run = ? AND kind = 'provider') "
    "AND id NOT IN (SELECT provider FROM offer UNION SELECT provider FROM own_offer "
    "UNION SELECT provider FROM provider_fact UNION SELECT provider FROM billing_rule)";

void takeBack(SQLite::Database& database, const Run& run) {
    execWith(database, "DELETE FROM snapshot WHERE key = ?", run.snapshot);
    if (run.previous) {
        execWith(database, "UPDATE snapshot SET current = 1 WHERE key = ?", *run.previous);
    }
    execWith(database, "DELETE FROM price_history WHERE run = ?", run.key);
    execWith(database, "DELETE FROM vanished_offer WHERE run = ?", run.key);
    execWith(database, "UPDATE vanished_offer SET back_run = NULL WHERE back_run = ?", run.key);
    execWith(database, kDropAddedGpus, run.key);
    execWith(database, kDropAddedProviders, run.key);
    execWith(database, "UPDATE run_log SET undoable = 0, outcome = 'undone' WHERE key = ?", run.key);
}

template<typename Work>
Expected<std::optional<LastImport>> withLastRun(const std::filesystem::path& catalog, Work work) {
    try {
        auto database = openDatabase(catalog, SQLite::OPEN_READWRITE, Duration::seconds(3));
        SQLite::Transaction transaction(database, SQLite::TransactionBehavior::IMMEDIATE);
        const auto run = lastRun(database);
        if (!run) {
            return std::optional<LastImport>();
        }
        work(database, *run);
        transaction.commit();
        return std::optional(run->import);
    } catch (const SQLite::Exception& exception) {
        return Unexpected(errorOf(exception, catalog));
    }
}

} // namespace

Expected<std::optional<LastImport>> lastImport(const std::filesystem::path& catalog) {
    return withLastRun(catalog, [](SQLite::Database&, const Run&) {});
}

Expected<std::optional<LastImport>> undoLastImport(const std::filesystem::path& catalog) {
    return withLastRun(catalog, takeBack);
}

} // namespace fitgauge::catalog
