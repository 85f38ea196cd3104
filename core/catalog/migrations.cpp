// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/catalog/migrations.h"

#include "core/catalog/free_name.h"
#include "core/catalog/migrations/steps.h"

#include <SQLiteCpp/Database.h>
#include <SQLiteCpp/Statement.h>
#include <SQLiteCpp/Transaction.h>
#include <fmt/format.h>

#include <array>

namespace fitgauge::catalog {
namespace {

constexpr auto kSteps = std::to_array<Migration>({
    {1, kFirstSchema},
    {2, kSuspectPrices},
    {3, kOwnRuns},
});

void backUp(SQLite::Database& database, const std::filesystem::path& path, int nextVersion) {
    const auto copy = freeName(path, fmt::format(".before-v{}", nextVersion));
    SQLite::Statement statement(database, "VACUUM INTO ?");
    statement.bind(1, copy.string());
    statement.exec();
}

void take(SQLite::Database& database, const Migration& step) {
    SQLite::Transaction transaction(database);
    database.exec(step.sql);
    database.exec(fmt::format("PRAGMA user_version = {}", step.version));
    transaction.commit();
}

} // namespace

std::span<const Migration> migrations() {
    return kSteps;
}

int latestVersion(std::span<const Migration> steps) {
    return steps.empty() ? 0 : steps.back().version;
}

void migrate(SQLite::Database& database, const std::filesystem::path& path,
             std::span<const Migration> steps) {
    int version = database.execAndGet("PRAGMA user_version").getInt();
    const bool isNew = version == 0;
    for (const Migration& step : steps) {
        if (step.version <= version) {
            continue;
        }
        if (!isNew) {
            backUp(database, path, step.version);
        }
        take(database, step);
        version = step.version;
    }
}

} // namespace fitgauge::catalog
