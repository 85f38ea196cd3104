// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/compare/table_copy.h"

#include "tests/support/bundled.h"
#include "tests/support/catch.h"
#include "tests/support/temporary_folder.h"

#include <SQLiteCpp/Database.h>

#include <algorithm>
#include <fstream>

using namespace fitgauge;
using namespace fitgauge::compare;
namespace fs = std::filesystem;

namespace {

struct Opened {
    std::shared_ptr<const OfferTable> table;
    bool isCopy = false;
};

Opened open(const fs::path& catalog, std::size_t worthACopy = 1) {
    CopiedTableSink sink(catalog, worthACopy);
    const auto opened = catalog::openCatalog(catalog, test::bundledFiles(), {.offers = &sink}).value();
    Opened result;
    result.isCopy = sink.isCopy();
    result.table = sink.finish(opened.facts.pastPrices);
    return result;
}

void checkSame(const OfferTable& a, const OfferTable& b) {
    REQUIRE(a.size() == b.size());
    CHECK(std::ranges::equal(a.groups(), b.groups()));
    CHECK(std::ranges::equal(a.strings(), b.strings()));
    for (std::size_t i = 0; i < a.size(); ++i) {
        CAPTURE(i, a.size());
        REQUIRE(a.byPrice()[i] == b.byPrice()[i]);
    }
    CHECK(std::ranges::equal(a.gpus(), b.gpus()));
    for (OfferTable::Row row = 0; row < a.size(); ++row) {
        CAPTURE(row);
        const bool isSame =
            a.idOf(row) == b.idOf(row) && a.priceOf(row) == b.priceOf(row) &&
            a.suspectPriceOf(row) == b.suspectPriceOf(row) && a.asOf(row) == b.asOf(row) &&
            a.productOf(row) == b.productOf(row) && a.notesOf(row) == b.notesOf(row) &&
            a.sourceUrlOf(row) == b.sourceUrlOf(row) && a.spotPriceOf(row) == b.spotPriceOf(row) &&
            a.sinceDays(row) == b.sinceDays(row) && a.kindOf(row).soldCounts == b.kindOf(row).soldCounts &&
            b.rowOf(a.idOf(row)) == a.rowOf(a.idOf(row));
        REQUIRE(isSame);
    }
    for (std::uint32_t group = 0; group < a.groups().size(); ++group) {
        CHECK(std::ranges::equal(a.rowsOfGroup(group), b.rowsOfGroup(group)));
        CHECK(a.pricesOfGroup(group) == b.pricesOfGroup(group));
        CHECK(a.daysOfGroup(group).oldest == b.daysOfGroup(group).oldest);
    }
    for (std::uint32_t gpu = 0; gpu < a.gpus().size(); ++gpu) {
        CHECK(std::ranges::equal(a.pastReadings(gpu), b.pastReadings(gpu)));
    }
}

} // namespace

TEST_CASE("A table comes out of its copy as it came out of the catalog") {
    const test::TemporaryFolder folder;
    const fs::path catalog = folder / "catalog.sqlite";
    open(catalog, 1'000'000);                                  // builds it
    CHECK_FALSE(fs::exists(CopiedTableSink::copyOf(catalog))); // not worth a copy
    const Opened first = open(catalog);
    CHECK_FALSE(first.isCopy);
    const Opened second = open(catalog);
    REQUIRE(second.isCopy);
    checkSame(*first.table, *second.table);
}

TEST_CASE("A copy of another state of the catalog counts for nothing") {
    const test::TemporaryFolder folder;
    const fs::path catalog = folder / "catalog.sqlite";
    open(catalog, 1'000'000);
    const std::size_t before = open(catalog).table->size();
    REQUIRE(open(catalog).isCopy);
    {
        SQLite::Database database(catalog.string(), SQLite::OPEN_READWRITE);
        database.exec("DELETE FROM offer WHERE key IN (SELECT key FROM offer ORDER BY key LIMIT 3)");
    }
    const Opened changed = open(catalog);
    CHECK_FALSE(changed.isCopy);
    CHECK(changed.table->size() == before - 3);
    CHECK(open(catalog).table->size() == before - 3);
    CHECK(open(catalog).isCopy);
    open(catalog, 1'000'000); // reads the copy: it is there and right
    CHECK(fs::exists(CopiedTableSink::copyOf(catalog)));
}

TEST_CASE("A copy that is cut or damaged anywhere is not believed") {
    const test::TemporaryFolder folder;
    const fs::path catalog = folder / "catalog.sqlite", copy = CopiedTableSink::copyOf(catalog);
    open(catalog, 1'000'000);
    const Opened first = open(catalog);
    std::string bytes;
    {
        std::ifstream in(copy, std::ios::binary);
        bytes.assign(std::istreambuf_iterator<char>(in), {});
    }
    REQUIRE(bytes.size() > 1000);
    const auto isBelieved = [&](const std::string& changed) {
        std::ofstream(copy, std::ios::binary | std::ios::trunc) << changed;
        CopiedTableSink sink(catalog, 1'000'000);
        const auto opened = catalog::openCatalog(catalog, test::bundledFiles(), {.offers = &sink}).value();
        const bool isCopy = sink.isCopy();
        CHECK(sink.finish(opened.facts.pastPrices)->size() == first.table->size());
        return isCopy;
    };
    CHECK(isBelieved(bytes));
    for (std::size_t part = 0; part < 8; ++part) {
        const std::size_t at = bytes.size() * part / 8 + 17;
        CAPTURE(at);
        CHECK_FALSE(isBelieved(bytes.substr(0, at)));
        std::string changed = bytes;
        changed[at] = static_cast<char>(changed[at] ^ 0x40);
        CHECK_FALSE(isBelieved(changed));
    }
}
