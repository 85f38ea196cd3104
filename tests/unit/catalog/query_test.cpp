// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/catalog/query.h"

#include "tests/support/bundled.h"
#include "tests/support/catch.h"
#include "tests/support/temporary_folder.h"

#include <fstream>

using namespace fitgauge;
using namespace fitgauge::catalog;
using namespace fitgauge::test;

namespace {

struct BuiltCatalog {
    TemporaryFolder folder;
    std::filesystem::path path = folder / "catalog.sqlite";
    std::size_t offers = 0;
    BuiltCatalog() { offers = openCatalog(path, smallBundledFiles()).value().facts.offers.size(); }
};

std::string bytesOf(const std::filesystem::path& path) {
    std::ifstream file(path, std::ios::binary);
    return {std::istreambuf_iterator<char>(file), std::istreambuf_iterator<char>()};
}

} // namespace

TEST_CASE("A query answers with typed cells", "[catalog][sql]") {
    const BuiltCatalog built;
    const auto result =
        queryReadOnly(built.path, "SELECT count(*) AS n, NULL AS none, 0.1 AS part, 'x' AS word FROM offer");
    REQUIRE(result);
    CHECK(result->columns == std::vector<std::string>{"n", "none", "part", "word"});
    REQUIRE(result->rows.size() == 1);
    CHECK(result->rows[0] == std::vector<QueryCell>{static_cast<std::int64_t>(built.offers), std::monostate{},
                                                    0.1, std::string("x")});
    CHECK(cellText(result->rows[0][2]) == "0.1");
    CHECK(cellText(result->rows[0][1]).empty());
}

TEST_CASE("A query can change, attach, read or load nothing else", "[catalog][sql]") {
    const BuiltCatalog built;
    const std::string before = bytesOf(built.path);
    const std::string other = (built.folder / "other.sqlite").string();
    for (const std::string& sql :
         {std::string("DELETE FROM offer"), std::string("DROP TABLE offer"), "ATTACH '" + other + "' AS x",
          "VACUUM INTO '" + other + "'", std::string("VACUUM"), std::string("PRAGMA writable_schema=1"),
          std::string("PRAGMA journal_mode=DELETE"), std::string("SELECT load_extension('x')"),
          std::string("SELECT 1; DELETE FROM offer"), std::string("SELECT * FROM pragma_database_list"),
          std::string("CREATE TEMP TABLE t (a)"),
          std::string("WITH x AS (SELECT 1) INSERT INTO provider (id) SELECT 'x'"),
          std::string("SELECT FROM WHERE"), std::string(""), std::string("-- nothing")}) {
        CAPTURE(sql);
        const auto result = queryReadOnly(built.path, sql);
        REQUIRE_FALSE(result);
        CHECK(result.error().code == ErrorCode::CatalogQueryBad);
    }
    CHECK(bytesOf(built.path) == before);
    CHECK_FALSE(std::filesystem::exists(other));
}

TEST_CASE("A query that never ends or grows without bound is stopped", "[catalog][sql]") {
    const BuiltCatalog built;
    const std::string endless = "WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n) ";
    QueryLimits limits;
    limits.time = Duration::milliseconds(50);
    CHECK(queryReadOnly(built.path, endless + "SELECT max(i) FROM n", limits).error().arguments ==
          std::vector<std::string>{"it takes too long"});
    limits.time = Duration::seconds(30);
    limits.bytes = 1'000'000;
    CHECK(queryReadOnly(built.path, endless + "SELECT i FROM n", limits).error().code ==
          ErrorCode::CatalogQueryBad);
    CHECK(queryReadOnly(built.path, "SELECT zeroblob(1000000000)").error().code ==
          ErrorCode::CatalogQueryBad);
}

TEST_CASE("A query of a file that is not there or no catalog says so", "[catalog][sql]") {
    const TemporaryFolder folder;
    CHECK(queryReadOnly(folder / "none", "SELECT 1").error().code == ErrorCode::FileMissing);
    std::ofstream(folder / "text") << std::string(5'000, 'x');
    CHECK(queryReadOnly(folder / "text", "SELECT * FROM offer").error().code == ErrorCode::CatalogDamaged);
}
