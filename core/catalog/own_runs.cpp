// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/catalog/own_runs.h"

#include "core/catalog/database.h"
#include "core/catalog/row_codec.h"
#include "core/sizing/format.h"

#include <SQLiteCpp/Database.h>
#include <SQLiteCpp/Statement.h>
#include <fmt/format.h>
#include <fmt/ranges.h>

namespace fitgauge::catalog {
namespace {

// As the row has it: words for what is an enumerator in the struct.
struct StoredRun {
    speed::OwnRun run;
    std::string engine, weights;
};

template<typename Visitor, typename Row>
void visitColumns(Visitor& v, Row& row) {
    v("gpu", row.run.gpu);
    v("cards", row.run.cards);
    v("engine", row.engine);
    v("model", row.run.model);
    v("weights", row.weights);
    v("users", row.run.users);
    v("prompt_tokens", row.run.promptTokens);
    v("answer_tokens", row.run.answerTokens);
    v("output_tokens_per_s", row.run.outputTokensPerSecond);
    v("first_token_s", row.run.firstTokenSeconds);
    v("time_per_output_token_s", row.run.timePerOutputToken);
    v("peak_bytes", row.run.peakMemory);
    v("day", row.run.day);
    v("note", row.run.note);
}

std::vector<std::string> columnNames() {
    ColumnNames names;
    StoredRun any;
    visitColumns(names, any);
    return names.names();
}

std::optional<speed::OwnRun> runOf(SQLite::Statement& query) {
    try {
        StoredRun stored;
        RowLoader loader(query);
        loader("key", stored.run.key);
        visitColumns(loader, stored);
        const auto engine = fromWord<sizing::Engine>(stored.engine);
        const auto weights = sizing::weightFormatFromName(stored.weights);
        if (!engine || !weights) {
            return std::nullopt;
        }
        stored.run.engine = *engine;
        stored.run.weights = *weights;
        return speed::isUsable(stored.run) ? std::optional(stored.run) : std::nullopt;
    } catch (const BadRow&) {
        return std::nullopt;
    }
}

// Runs `work` on the catalog and turns what SQLite throws into an error.
template<typename Work>
auto onCatalog(const std::filesystem::path& path, int flags, Work work)
    -> Expected<decltype(work(std::declval<SQLite::Database&>()))> {
    try {
        auto database = openDatabase(path, flags, Duration::seconds(3));
        return work(database);
    } catch (const SQLite::Exception& exception) {
        return Unexpected(errorOf(exception, path));
    }
}

std::int64_t store(SQLite::Database& database, const speed::OwnRun& run) {
    const auto names = columnNames();
    const std::vector<std::string> marks(names.size(), "?");
    const std::string sql = run.key == 0 ? fmt::format("INSERT INTO own_run ({}) VALUES ({})",
                                                       fmt::join(names, ","), fmt::join(marks, ","))
                                         : fmt::format("UPDATE own_run SET ({}) = ({}) WHERE key = ?",
                                                       fmt::join(names, ","), fmt::join(marks, ","));
    SQLite::Statement statement(database, sql);
    const StoredRun stored{run, std::string(wordFor(run.engine)),
                           std::string(sizing::formatName(run.weights))};
    RowWriter writer(statement);
    visitColumns(writer, stored);
    if (run.key != 0) {
        writer("key", run.key);
    }
    statement.exec();
    return run.key != 0 ? run.key : database.getLastInsertRowid();
}

} // namespace

std::vector<speed::OwnRun> loadOwnRuns(SQLite::Database& database) {
    std::vector<speed::OwnRun> runs;
    SQLite::Statement query(
        database, fmt::format("SELECT key, {} FROM own_run ORDER BY key", fmt::join(columnNames(), ",")));
    while (query.executeStep()) {
        if (auto run = runOf(query)) {
            runs.push_back(*std::move(run));
        }
    }
    return runs;
}

Expected<std::vector<speed::OwnRun>> ownRuns(const std::filesystem::path& catalog) {
    return onCatalog(catalog, SQLite::OPEN_READONLY,
                     [](SQLite::Database& database) { return loadOwnRuns(database); });
}

Expected<std::int64_t> saveOwnRun(const std::filesystem::path& catalog, const speed::OwnRun& run) {
    if (!speed::isUsable(run)) {
        return fail(ErrorCode::SpeedInputBad, {"own_run", run.gpu});
    }
    return onCatalog(catalog, SQLite::OPEN_READWRITE,
                     [&run](SQLite::Database& database) { return store(database, run); });
}

Expected<void> removeOwnRun(const std::filesystem::path& catalog, std::int64_t key) {
    const auto removed = onCatalog(catalog, SQLite::OPEN_READWRITE, [key](SQLite::Database& database) {
        SQLite::Statement statement(database, "DELETE FROM own_run WHERE key = ?");
        statement.bind(1, key);
        return statement.exec();
    });
    return removed ? Expected<void>() : Expected<void>(Unexpected(removed.error()));
}

} // namespace fitgauge::catalog
