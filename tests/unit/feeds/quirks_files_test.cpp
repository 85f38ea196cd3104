// SPDX-License-Identifier: GPL-3.0-or-later
// Faults of files and answers that price lists are known to have (quirks 22 to 34). What only the network
// meets (31, 32 and 34 in part) is tested with it; here stands what a reader of bytes owes it.
#include "core/catalog/feed_store.h"
#include "core/compare/offer_table.h"
#include "core/feeds/gpu_info.h"
#include "core/feeds/to_batch.h"
#include "tests/support/catch.h"
#include "tests/support/temporary_folder.h"
#include "tests/unit/feeds/quirk_support.h"
#include "tests/unit/feeds/zip_support.h"

#include <SQLiteCpp/Database.h>

#include <algorithm>

using namespace fitgauge;
using namespace fitgauge::feeds;
using namespace fitgauge::test;
using catalog::Market;

namespace {

// A catalog into which readings of one table are stored, day after day.
struct Store {
    TemporaryFolder folder;
    std::filesystem::path path = folder / "catalog.sqlite";
    catalog::Facts facts = catalog::openCatalog(path, bundledFiles()).value().facts;

    catalog::FeedChange take(int machines, int day, const std::string& price = "0.7") {
        std::string rows;
        for (int i = 0; i < machines; ++i) {
            rows += "m" + std::to_string(i) + ",L4,1,4,16,L4," + price + ",,us,\n";
        }
        return catalog::storeFeed(path,
                                  toBatch(readSky("x", rows), *findFeed("skypilot"), "x", facts, Date(day)))
            .value();
    }
    [[nodiscard]] std::size_t offersOf(std::string_view provider) const {
        const auto now = catalog::openCatalog(path, bundledFiles()).value().facts;
        return static_cast<std::size_t>(std::ranges::count(now.offers, provider, &catalog::Offer::provider));
    }
};

} // namespace

TEST_CASE("Extra and missing fields and all line ends and letters are read", "[quirk-22]") {
    const std::string rows = "extra,T4,1,4,28,T4,0.5,0.05,eastus,V1,V2\r\nshort,T4,1,4\n"
                             "quoted,T4,1,4,28,T4,0.5,,\", US, NA\",\nutf8-\xC3\xA9,T4,1,4,28,T4,0.5,,,\n"
                             "last,T4,1,4,28,T4,0.5,,us,";
    const auto result =
        findFeed("skypilot")->read("\xEF\xBB\xBF" + kSkyHeader + rows, feedContextOf("x")).value();
    CHECK(result.seen == 5);
    CHECK(hasFlag(draftOf(result, "extra"), Flag::ExtraFields));
    CHECK(result.rejectedBy.at(RejectReason::TooFewFields) == 1);
    CHECK(draftOf(result, "quoted").region == ", US, NA");
    CHECK(nanoOf(draftOf(result, "utf8-\xC3\xA9")) == 500'000'000);
    CHECK(nanoOf(draftOf(result, "last")) == 500'000'000);
}

TEST_CASE("The free text about cards is read in all its syntaxes or not at all", "[quirk-23]") {
    CHECK(readGpuInfo("{'Gpus': [{'Name': 'L4', 'MemoryInfo': {'SizeInMiB': 23034}}]}").sizeInMib == 23034);
    CHECK(readGpuInfo(R"({"gpus": [{"name": "L4", "memoryInfo": {"sizeInMiB": 23034}}]})").sizeInMib ==
          23034);
    CHECK(readGpuInfo("{'Gpus': [{'Name': 'L4', 'Manufacturer': null, 'MemoryInfo': {'SizeInMiB': 1}}]}")
              .name == "L4");
    CHECK(readGpuInfo("L4").name == "L4");
    CHECK(readSky("x", "a,L4,1,4,16,\"{'Gpus: [[[ nonsense\",0.7,,us,\n").kept == 1);
}

TEST_CASE("Duplicates are merged by the fuller one and different prices of one key are marked",
          "[quirk-24]") {
    const auto merged = readSky("x", "a,L40S,1,8,32,L40S,1.55,,eu,\na,L40S,1,8,32,L40S,1.55,0.80,eu,\n");
    CHECK(merged.kept == 2);
    CHECK(merged.drafts.size() == 2); // one machine in two markets
    CHECK(nanoOf(draftOf(merged, "a", Market::Spot)) == 800'000'000);
    const auto conflict = readSky("x", "a,L40S,1,8,32,L40S,1.55,,eu,\na,L40S,1,8,32,L40S,1.75,,eu,\n");
    REQUIRE(conflict.drafts.size() == 1);
    CHECK(hasFlag(conflict.drafts[0], Flag::ConflictingPrices));
    CHECK(isSuspect(Flag::ConflictingPrices));
    const auto dated =
        readWith("csv", "provider,gpu,price,date\nacme,L4,2,2026-11-01\nacme,L4,1,2026-11-20\n");
    REQUIRE(dated.drafts.size() == 1);
    CHECK(nanoOf(dated.drafts[0]) == 1'000'000'000); // the newest, without a doubt
    CHECK(dated.earlier.size() == 1);
}

TEST_CASE("Columns stand in any order and may be unknown or missing", "[quirk-25]") {
    const auto result = findFeed("skypilot")
                            ->read("Region,Price,Colour,AcceleratorName,InstanceType\nus,0.7,green,L4,a\n",
                                   feedContextOf("x"))
                            .value();
    REQUIRE(result.drafts.size() == 1);
    CHECK(nanoOf(result.drafts[0]) == 700'000'000);
    CHECK(result.drafts[0].gpuCount == 1);
    CHECK_FALSE(
        findFeed("skypilot")->read("Region,AcceleratorName\nus,L4\n", feedContextOf("x")).has_value());
}

TEST_CASE("A region is whatever text the source has or none", "[quirk-26]") {
    for (const std::string region :
         {"SE", "use1-az6", "Falkenstein", "default", "6f1c0ab2-0000-4000-8000-000000000001"}) {
        CHECK(readSky("x", "a,L4,1,4,16,L4,0.7,," + region + ",\n").drafts.at(0).region == region);
    }
    const auto nowhere = readWith("vast", R"({"offers": [{"machine_id": 7, "gpu_name": "L4", "num_gpus": 1,
        "gpu_ram": 23034, "dph_base": 0.4, "geolocation": null}]})");
    CHECK(nowhere.drafts.at(0).region.empty());
}

TEST_CASE("A list of regions is listed and not available", "[quirk-27]") {
    for (const char* provider : {"lambda", "runpod"}) {
        const auto result = readSky(provider, "a,L4,1,4,16,L4,0.7,,us,\n");
        CHECK(hasFlag(result.drafts.at(0), Flag::ListedOnly));
        CHECK(result.drafts.at(0).available == Tri::Unknown);
        CHECK(result.flagged == 1);
    }
}

TEST_CASE("An empty or shrunken reading keeps the last good one until someone says so", "[quirk-28]") {
    Store store;
    CHECK(store.take(100, 20'700).applied);
    CHECK_FALSE(store.take(0, 20'701).applied);
    CHECK_FALSE(store.take(84, 20'701).applied);
    CHECK(store.offersOf("x") == 100);
    CHECK(store.take(85, 20'701).applied);
    CHECK(store.offersOf("x") == 85);
}

TEST_CASE("One unknown card does not stop a feed", "[quirk-29]") {
    const auto result = readWith("lambda", R"({"data": {"new": {"instance_type": {"name": "new",
        "gpu_description": "Quantum 9000", "price_cents_per_hour": 100, "specs": {"gpus": 1}}},
        "cpu_4x": {"instance_type": {"name": "cpu_4x", "price_cents_per_hour": 20, "specs": {}}},
        "old": {"instance_type": {"name": "old", "gpu_description": "L4", "price_cents_per_hour": 70,
        "specs": {"gpus": 1}}}}})");
    CHECK(result.seen == 3);
    CHECK(hasFlag(draftOf(result, "new"), Flag::CardUnknown));
    CHECK(draftOf(result, "old").gpu == "L4");
}

TEST_CASE("One broken provider or entry does not lose the rest", "[quirk-30]") {
    const std::string good =
        "instance_name,location,price,gpu_count,gpu_name,gpu_memory,spot\na,eu,1.5,1,L4,24,False\n";
    const auto zip = readWith("gpuhunt", storedZip({{"bad.csv", "<html>"}, {"lambdalabs.csv", good}}));
    REQUIRE(zip.drafts.size() == 1);
    CHECK(zip.drafts[0].provider == "lambda");
    const auto rows =
        readWith("vast", R"({"offers": [null, 7, {"machine_id": 7, "gpu_name": "L4", "num_gpus": 1,
        "gpu_ram": 23034, "dph_base": 0.4}]})");
    CHECK(rows.kept == 1);
    CHECK(rows.rejected == 2);
}

TEST_CASE("Error answers and block pages are refusals and never an empty list", "[quirk-31]") {
    const auto codeOf = [](const char* feed, const char* bytes) {
        return findFeed(feed)->read(bytes, feedContext()).error().code;
    };
    CHECK(codeOf("runpod", R"({"errors": [{"message": "Cannot query field"}], "data": null})") ==
          ErrorCode::FeedRefused);
    CHECK(codeOf("vast", R"({"success": false, "error": "auth_error", "msg": "Invalid user key"})") ==
          ErrorCode::FeedRefused);
    CHECK(codeOf("vast", "429 Too Many Requests") == ErrorCode::FeedForeign);
    CHECK(codeOf("skypilot", "<!doctype html><title>Blocked</title>") == ErrorCode::FeedForeign);
    CHECK(codeOf("azure", "") == ErrorCode::FeedForeign);
}

TEST_CASE("The link to the next page is handed on as it was written", "[quirk-32]") {
    const std::string link = "https://prices.example/api?$filter=a%20eq%20'b'&$skip=1000";
    std::string page = azureItem("Standard_NC6s_v3", "3", R"("type": "Consumption")");
    page.insert(page.size() - 1, R"(, "NextPageLink": ")" + link + "\"");
    CHECK(readWith("azure", page).nextPage == link);
    CHECK(readWith("azure", azureItem("Standard_NC6s_v3", "3", R"("type": "Consumption")")).nextPage.empty());
}

TEST_CASE("A reading goes in whole and rows of one's own stay as they are", "[quirk-33]") {
    Store store;
    CHECK(store.take(10, 20'700).applied);
    {
        SQLite::Database database(store.path.string(), SQLite::OPEN_READWRITE);
        database.exec(
            "INSERT INTO own_offer(id, provider, product, variant, gpu, gpu_count, market, "
            "commitment_months, "
            "region, nano_per_hour, currency, notes, source_url) SELECT 'x/m1', id, 'm1', '', 'L4', 1, "
            "'on_demand', 0, 'us', 123, 'EUR', 'typed', '' FROM provider WHERE id = 'x'");
    }
    CHECK(store.take(10, 20'701, "0.9").applied);
    SQLite::Database database(store.path.string());
    CHECK(database.execAndGet("SELECT nano_per_hour FROM own_offer WHERE id = 'x/m1'").getInt() == 123);
    CHECK(database.execAndGet("SELECT count(*) FROM snapshot WHERE feed = 'skypilot/x' AND current = 1")
              .getInt() == 1);
}

TEST_CASE("Reading the same answer again changes nothing", "[quirk-34]") {
    Store store;
    CHECK(store.take(10, 20'700).added == 10);
    const auto again = store.take(10, 20'701);
    CHECK(again.unchanged == 10);
    CHECK(again.added + again.changed + again.vanished + again.held == 0);
    SQLite::Database database(store.path.string());
    CHECK(database.execAndGet("SELECT count(*) FROM price_history WHERE offer_id LIKE 'x/%'").getInt() == 0);
}
