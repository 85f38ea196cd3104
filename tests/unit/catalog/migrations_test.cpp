// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/catalog/migrations.h"
#include "core/units/csv.h"
#include "tests/support/catch.h"
#include "tests/support/temporary_folder.h"

#include <SQLiteCpp/Database.h>
#include <SQLiteCpp/Exception.h>

#include <array>
#include <fstream>

using namespace fitgauge;
using namespace fitgauge::catalog;
using Names = std::vector<std::string>;

namespace {

constexpr auto kSteps = std::to_array<Migration>({
    {1, "CREATE TABLE a(x INTEGER) STRICT; INSERT INTO a VALUES(1)"},
    {2, "ALTER TABLE a ADD COLUMN y INTEGER; UPDATE a SET y = x + 1"},
    {3, "CREATE TABLE b(z INTEGER) STRICT; INSERT INTO b SELECT y FROM a; THIS IS NO SQL"},
});

int version(SQLite::Database& database) {
    return database.execAndGet("PRAGMA user_version").getInt();
}

std::int64_t valueIn(const std::filesystem::path& path, const char* query) {
    SQLite::Database database(path.string());
    return database.execAndGet(query).getInt64();
}

struct Fresh {
    test::TemporaryFolder folder;
    std::filesystem::path path = folder / "c.sqlite";
    SQLite::Database database{path.string(), SQLite::OPEN_READWRITE | SQLite::OPEN_CREATE};
};

} // namespace

TEST_CASE("Schema steps are numbered from 1 without gaps") {
    int expected = 1;
    for (const Migration& step : migrations()) {
        CHECK(step.version == expected++);
    }
    CHECK(latestVersion(migrations()) == expected - 1);
}

TEST_CASE("An empty database takes all steps without a copy") {
    Fresh fresh;
    migrate(fresh.database, fresh.path, std::span(kSteps).first(2));
    CHECK(version(fresh.database) == 2);
    CHECK(valueIn(fresh.path, "SELECT y FROM a") == 2);
    CHECK_FALSE(std::filesystem::exists(fresh.folder / "c.sqlite.before-v1"));
}

TEST_CASE("An older database is copied before it takes the next step") {
    Fresh fresh;
    migrate(fresh.database, fresh.path, std::span(kSteps).first(1));
    std::ofstream(fresh.folder / "c.sqlite.before-v2") << "somebody else's";
    migrate(fresh.database, fresh.path, std::span(kSteps).first(2));
    CHECK(version(fresh.database) == 2);
    CHECK(fresh.folder.names() == Names{"c.sqlite", "c.sqlite.before-v2", "c.sqlite.before-v2-2"});
    CHECK(valueIn(fresh.folder / "c.sqlite.before-v2-2", "PRAGMA user_version") == 1);
    CHECK(valueIn(fresh.folder / "c.sqlite.before-v2-2", "SELECT x FROM a") == 1);
}

TEST_CASE("A step that fails leaves the database at the step before") {
    Fresh fresh;
    CHECK_THROWS_AS(migrate(fresh.database, fresh.path, kSteps), SQLite::Exception);
    CHECK(version(fresh.database) == 2);
    CHECK(valueIn(fresh.path, "SELECT count(*) FROM sqlite_schema WHERE name = 'b'") == 0);
}

TEST_CASE("A database that has every step is left alone") {
    Fresh fresh;
    migrate(fresh.database, fresh.path, std::span(kSteps).first(2));
    migrate(fresh.database, fresh.path, std::span(kSteps).first(2));
    CHECK(fresh.folder.names() == Names{"c.sqlite"});
}
