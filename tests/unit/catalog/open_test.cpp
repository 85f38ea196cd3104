// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/catalog/catalog.h"
#include "tests/support/bundled.h"
#include "tests/support/catch.h"
#include "tests/support/temporary_folder.h"

#include <SQLiteCpp/Database.h>
#include <SQLiteCpp/Statement.h>

#include <fstream>

using namespace fitgauge;
using namespace fitgauge::catalog;
namespace fs = std::filesystem;
using Names = std::vector<std::string>;

namespace {

const std::vector<BundledFile>& bundled() {
    static const auto files = test::bundledFiles();
    return files;
}

std::string bytesOf(const fs::path& path) {
    return readFile(path.string(), 1 << 26).value();
}

void writeBytes(const fs::path& path, std::string_view bytes) {
    std::ofstream(path, std::ios::binary) << bytes;
}

std::int64_t number(const fs::path& path, const std::string& query) {
    SQLite::Database database(path.string(), SQLite::OPEN_READWRITE);
    return database.execAndGet(query).getInt64();
}

std::string word(const fs::path& path, const std::string& query) {
    SQLite::Database database(path.string(), SQLite::OPEN_READWRITE);
    return database.execAndGet(query).getString();
}

void run(const fs::path& path, const std::string& statements) {
    SQLite::Database database(path.string(), SQLite::OPEN_READWRITE | SQLite::OPEN_CREATE);
    database.exec(statements);
}

// A catalog in a folder of its own.
struct Built {
    explicit Built(std::vector<BundledFile> bundledFiles = bundled()) : files(std::move(bundledFiles)) {}

    std::vector<BundledFile> files;
    test::TemporaryFolder folder;
    fs::path path = folder / "catalog.sqlite";
    OpenResult first = openCatalog(path, files).value();
};

} // namespace

TEST_CASE("The first start builds the catalog and every fact comes back as it was") {
    const test::TemporaryFolder folder;
    const fs::path path = folder / "data/fitgauge/catalog.sqlite"; // folders are made
    const OpenResult result = openCatalog(path, bundled()).value();
    CHECK(result.built);
    CHECK_FALSE(result.refreshed);
    CHECK_FALSE(result.keptAside.has_value());
    // Part by part, so that a failure says where.
    const Facts expected = readBundled(bundled()).value();
    CHECK(result.facts.providers == expected.providers);
    CHECK(result.facts.providerFacts == expected.providerFacts);
    CHECK(result.facts.billingRules == expected.billingRules);
    CHECK(result.facts.gpus == expected.gpus);
    CHECK(result.facts.aliases == expected.aliases);
    CHECK(result.facts.models == expected.models);
    CHECK(result.facts.offers == expected.offers);
    CHECK(result.facts.pastPrices == expected.pastPrices);
    CHECK(result.facts.speedConstants == expected.speedConstants);
}

TEST_CASE("Later starts open the catalog without building it") {
    const Built built;
    run(built.path, "INSERT INTO setting(key, value) VALUES('mine', 'kept')");
    const OpenResult again = openCatalog(built.path, bundled()).value();
    CHECK_FALSE(again.built);
    CHECK_FALSE(again.refreshed);
    CHECK(again.facts == built.first.facts);
    CHECK(number(built.path, "SELECT count(*) FROM setting WHERE key = 'mine'") == 1);
}

TEST_CASE("A built catalog is marked as ours and nothing else lies beside it") {
    const Built built;
    CHECK(number(built.path, "PRAGMA application_id") == 0x46744767);
    CHECK(number(built.path, "PRAGMA user_version") == 3);
    CHECK(word(built.path, "PRAGMA journal_mode") == "wal");
    CHECK(word(built.path, "PRAGMA integrity_check") == "ok");
    CHECK(built.folder.names() == Names{"catalog.sqlite"});
}

TEST_CASE("The catalog has every table of the design and all of them are strict") {
    const Built built;
    for (const char* table : {"provider",
                              "provider_fact",
                              "billing_rule",
                              "gpu",
                              "gpu_alias",
                              "model",
                              "feed",
                              "snapshot",
                              "billing_state",
                              "billing_state_rate",
                              "offer",
                              "price",
                              "price_history",
                              "component",
                              "own_offer",
                              "run_log",
                              "availability_log",
                              "plan",
                              "watch",
                              "vanished_offer",
                              "run_added",
                              "setting"}) {
        CAPTURE(table);
        CHECK(number(built.path,
                     std::string("SELECT strict FROM pragma_table_list WHERE name = '") + table + "'") == 1);
    }
    SQLite::Database database(built.path.string());
    CHECK_FALSE(SQLite::Statement(database, "PRAGMA foreign_key_check").executeStep());
}

TEST_CASE("Prices are whole nano units in the catalog") {
    const Built built;
    CHECK(number(built.path, "SELECT nano_per_hour FROM price JOIN offer ON offer = key WHERE id = "
                             "'aws/g4dn.12xlarge/t4-x4/ap-northeast-1/reserved-12m'") == 3'604'000'000);
    CHECK(number(built.path, "SELECT count(*) FROM price WHERE typeof(nano_per_hour) <> 'integer'") == 0);
}

TEST_CASE("A file that is no database is kept aside and a fresh catalog is built") {
    for (const std::string& bytes :
         {std::string("not a database at all"), std::string(100'000, '\x5a'), std::string()}) {
        const test::TemporaryFolder folder;
        const fs::path path = folder / "catalog.sqlite";
        writeBytes(path, bytes);
        const OpenResult result = openCatalog(path, bundled()).value();
        CHECK(result.built);
        CHECK(result.reason.value().code == ErrorCode::CatalogDamaged);
        CHECK(result.reason->arguments.front() == path.string());
        CHECK(result.facts.offers.size() == 990);
        CHECK(bytesOf(result.keptAside.value()) == bytes);
        CHECK(folder.names() == Names{"catalog.sqlite", "catalog.sqlite.kept-aside"});
    }
}

TEST_CASE("A truncated catalog is kept aside and built anew") {
    const Built built;
    const std::string whole = bytesOf(built.path);
    for (const std::size_t size : {std::size_t(50), std::size_t(4096), whole.size() / 2, whole.size() - 1}) {
        CAPTURE(size);
        writeBytes(built.path, std::string_view(whole).substr(0, size));
        const OpenResult result = openCatalog(built.path, bundled()).value();
        CHECK(result.built);
        CHECK(result.reason.value().code == ErrorCode::CatalogDamaged);
        CHECK(bytesOf(result.keptAside.value()).size() == size);
        CHECK(result.facts == built.first.facts);
    }
    // Four damaged files, four names: none overwrote another.
    CHECK(built.folder.names() == Names{"catalog.sqlite", "catalog.sqlite.kept-aside",
                                        "catalog.sqlite.kept-aside-2", "catalog.sqlite.kept-aside-3",
                                        "catalog.sqlite.kept-aside-4"});
}

TEST_CASE("A catalog with rubbish in any page never opens as if it were whole") {
    const Built built(test::smallBundledFiles());
    const std::string whole = bytesOf(built.path);
    constexpr std::size_t kPage = 4096;
    for (std::size_t page = 0; page * kPage < whole.size(); page += 3) {
        CAPTURE(page);
        std::string damaged = whole;
        damaged.replace(page * kPage, kPage, std::string(kPage, '\xa7'));
        writeBytes(built.path, damaged);
        const OpenResult result = openCatalog(built.path, built.files).value();
        CHECK(result.built);
        CHECK(result.reason.value().code == ErrorCode::CatalogDamaged);
        CHECK(result.facts == built.first.facts);
        fs::remove(result.keptAside.value());
    }
}

TEST_CASE("A row that no program of ours writes counts as damage") {
    for (const char* damage : {"UPDATE offer SET market = 'barter' WHERE key = 5",
                               "UPDATE price SET as_of = 'yesterday' WHERE offer = 5",
                               "UPDATE price SET currency = 'gold' WHERE offer = 5", "DROP TABLE model"}) {
        CAPTURE(damage);
        const Built built(test::smallBundledFiles());
        run(built.path, damage);
        const OpenResult result = openCatalog(built.path, built.files).value();
        CHECK(result.reason.value().code == ErrorCode::CatalogDamaged);
        CHECK(result.facts == built.first.facts);
    }
}

TEST_CASE("A database of another program is kept aside untouched") {
    const test::TemporaryFolder folder;
    const fs::path path = folder / "catalog.sqlite";
    run(path, "CREATE TABLE recipe(name TEXT); INSERT INTO recipe VALUES('soup')");
    const std::string bytes = bytesOf(path);
    const OpenResult result = openCatalog(path, bundled()).value();
    CHECK(result.built);
    CHECK(result.reason == Error{ErrorCode::CatalogForeign, {path.string()}, ""});
    CHECK(bytesOf(result.keptAside.value()) == bytes);
}

TEST_CASE("A catalog of a newer program is refused and left alone") {
    const Built built;
    run(built.path, "PRAGMA user_version = 7");
    const std::string bytes = bytesOf(built.path);
    const auto result = openCatalog(built.path, bundled());
    REQUIRE_FALSE(result.has_value());
    CHECK(result.error() == Error{ErrorCode::CatalogNewer, {built.path.string(), "7", "3"}, ""});
    CHECK(bytesOf(built.path) == bytes);
    CHECK(built.folder.names() == Names{"catalog.sqlite"});
}

TEST_CASE("A catalog that another program has locked is reported and left alone") {
    const Built built;
    SQLite::Database other(built.path.string(), SQLite::OPEN_READWRITE);
    other.exec("PRAGMA locking_mode = EXCLUSIVE");
    other.exec("BEGIN EXCLUSIVE");
    other.exec("UPDATE setting SET value = value");
    const auto result = openCatalog(built.path, bundled(), {Duration::milliseconds(1)});
    REQUIRE_FALSE(result.has_value());
    CHECK(result.error().code == ErrorCode::CatalogLocked);
    CHECK(result.error().arguments == Names{built.path.string()});
    other.exec("COMMIT");
}

TEST_CASE("Two programs can have the catalog open at once") {
    const Built built;
    SQLite::Database other(built.path.string(), SQLite::OPEN_READWRITE);
    other.exec("BEGIN IMMEDIATE");
    other.exec("UPDATE setting SET value = value");
    CHECK(openCatalog(built.path, bundled(), {Duration::milliseconds(1)}).value().facts == built.first.facts);
    other.exec("COMMIT");
}

TEST_CASE("A folder that cannot be made or written is reported and nothing is left") {
    const test::TemporaryFolder folder;
    writeBytes(folder / "file", "not a folder");
    const auto below = openCatalog(folder / "file/catalog.sqlite", bundled());
    REQUIRE_FALSE(below.has_value());
    CHECK(below.error().code == ErrorCode::FileUnwritable);
    CHECK(below.error().arguments.front() == (folder / "file").string());
    CHECK_FALSE(below.error().arguments.at(1).empty());
    // A folder where no file can be made, whoever asks.
    const auto process = openCatalog("/proc/self/catalog.sqlite", bundled());
    REQUIRE_FALSE(process.has_value());
    CHECK(process.error().code == ErrorCode::FileUnwritable);
    CHECK(folder.names() == Names{"file"});
}

TEST_CASE("A folder in the place of the catalog is reported") {
    const test::TemporaryFolder folder;
    fs::create_directory(folder / "catalog.sqlite");
    const auto result = openCatalog(folder / "catalog.sqlite", bundled());
    REQUIRE_FALSE(result.has_value());
    CHECK(result.error().code == ErrorCode::FileUnreadable);
    CHECK(folder.names() == Names{"catalog.sqlite"});
}

TEST_CASE("Bad bundled facts build nothing") {
    const test::TemporaryFolder folder;
    const auto result =
        openCatalog(folder / "catalog.sqlite", test::bundledFilesWith("offers.csv", ",5.281,", ",5.28l,"));
    REQUIRE_FALSE(result.has_value());
    CHECK(result.error() == Error{ErrorCode::CsvValueBad, {"offers.csv", "2", "price_per_h", "5.28l"}, ""});
    CHECK(folder.names().empty());
}
