// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/feeds/reading.h"
#include "tests/support/catch.h"
#include "tests/unit/feeds/feed_support.h"
#include "tests/unit/feeds/zip_support.h"

#include <set>

using namespace fitgauge;
using namespace fitgauge::feeds;

TEST_CASE("Every feed has a word of its own and refuses what is not its answer") {
    std::set<std::string_view> ids;
    for (const Feed* feed : allFeeds()) {
        CAPTURE(feed->id());
        CHECK(ids.insert(feed->id()).second);
        CHECK(findFeed(feed->id()) == feed);
        for (const std::string_view bytes :
             {"", "   ", "<!doctype html><title>Blocked</title>", "\x00\x01\x02", "PK\x03\x04"}) {
            const auto read = feed->read(bytes, test::feedContext());
            REQUIRE_FALSE(read.has_value());
            CHECK(read.error().code == ErrorCode::FeedForeign);
        }
    }
    CHECK(findFeed("nobody") == nullptr);
}

TEST_CASE("A document that breaks off or nests without end is refused and an error answer is named") {
    for (const Feed* feed : allFeeds()) {
        CAPTURE(feed->id());
        if (feed->id() == "skypilot" || feed->id() == "gpuhunt" || feed->id() == "csv") {
            continue; // text, not JSON
        }
        const auto broken = feed->read(R"({"data": [1, 2)", test::feedContext());
        REQUIRE_FALSE(broken.has_value());
        CHECK(broken.error().code == ErrorCode::FeedTruncated);
        const auto deep = feed->read(std::string(100'000, '['), test::feedContext());
        REQUIRE_FALSE(deep.has_value());
        CHECK(deep.error().code == ErrorCode::FeedTruncated);
        const auto refused = feed->read(R"({"errors": [{"message": "no such field"}]})", test::feedContext());
        REQUIRE_FALSE(refused.has_value());
        CHECK(refused.error().code == ErrorCode::FeedRefused);
        CHECK(refused.error().arguments.at(1) == "no such field");
    }
}

TEST_CASE("Rows of the wrong type or with absurd numbers are turned down one by one") {
    const std::string rows = R"([null, 7, "x", [], {}, {"gpu_name": 5, "num_gpus": "1e99", "dph_base": {}},
        {"gpu_name": "L4", "num_gpus": -3, "dph_base": 1}, {"gpu_name": "L4", "num_gpus": 1, "dph_base": "NaN"},
        {"gpu_name": "L4", "num_gpus": 1, "dph_base": 0.4, "machine_id": 9}])";
    const auto result = test::readWith("vast", R"({"offers": )" + rows + "}");
    CHECK(result.seen == 9);
    CHECK(result.kept == 1);
    CHECK(result.rejected == 8);
    REQUIRE(result.drafts.size() == 1);
    CHECK(result.drafts.front().gpu == "L4");
}

TEST_CASE("An unknown card never stops a feed and is kept as unknown") {
    const auto result = test::readWith("vast", R"({"offers": [
        {"gpu_name": "Quantum 9000", "num_gpus": 2, "gpu_ram": 65536, "dph_base": 1.5, "machine_id": 1},
        {"gpu_name": "NVIDIA", "num_gpus": 8, "gpu_ram": 144384, "dph_base": 84.8, "machine_id": 2}]})");
    REQUIRE(result.drafts.size() == 2);
    CHECK(result.drafts[0].gpu.empty());
    CHECK(result.drafts[0].soldAs == "Quantum 9000");
    CHECK(result.drafts[0].gpuMemoryGb == 64);
    CHECK(result.drafts[0].flags == std::vector{Flag::CardUnknown});
    CHECK(result.drafts[1].flags == std::vector{Flag::VendorName});
    CHECK(result.flagged == 2);
}

TEST_CASE("A document of another shape gives no offers and no crash") {
    for (const Feed* feed : allFeeds()) {
        CAPTURE(feed->id());
        for (
            const std::string_view bytes :
            {R"({"Items": 7, "skus": {}, "products": [], "terms": null, "pricebook": "x"})",
             R"([[], {}, null])", R"([{"Items": [null, 1, "x", [], {"armSkuName": 5, "retailPrice": {}}]}])",
             R"({"skus": [null, {"description": 5}, {"description": "Nvidia L4 GPU running in X", "category": []}]})",
             R"({"products": {"A": {"attributes": {"instanceType": null}}, "B": 5}, "terms": {"OnDemand": {"A": []}}})",
             R"([{"name": null, "value": {}}, {"value": 1}, 7])"}) {
            const auto read = feed->read(bytes, test::feedContext());
            CHECK((!read || read->drafts.empty()));
            CHECK((!read || read->seen == read->kept + read->rejected));
        }
    }
}

TEST_CASE("Bytes that are no text in a table are turned down or kept as they are, row by row") {
    const std::string bytes =
        "provider,gpu,price\nacme,L4\xff\xfe,1.5\nacme,\"L4,2\nacme,L4,1e400\nacme,L4,-1\n"
        "acme,L4,99999999999999999999\nacme,L4,0.7\nacme,L4";
    const auto result = test::readWith("csv", bytes);
    CHECK(result.seen == 7);
    CHECK(result.rejected == 5);
    REQUIRE(result.drafts.size() == 2);
    CHECK(hasFlag(result.drafts[0], Flag::CardUnknown));
    CHECK(result.drafts[1].gpu == "L4");
}

TEST_CASE("Answers cut at any byte or with any byte changed are read in part or refused") {
    struct Seed {
        const char* feed;
        std::string bytes;
    };
    const std::string csv =
        "instance_name,location,price,gpu_count,gpu_name,gpu_memory,spot\na,eu,\"1.5\",1,L4,24,True\n";
    const std::vector<Seed> seeds{
        {"csv", "provider;gpu;gpus;price\nx;\"8x L4\";2;1.234,5 \xE2\x82\xAC\ny;A100 (80 GB);;0,5\n"},
        {"gpuhunt", csv},
        {"gpuhunt", test::storedZip({{"aws.csv", csv}})},
        {"aws",
         "\"SKU\",\"TermType\",\"PricePerUnit\",\"Currency\",\"Unit\",\"Instance Type\",\"Product Family\","
         "\"Operating System\",\"Tenancy\"\n\"1\",\"OnDemand\",\"3.06\",\"USD\",\"Hrs\",\"p3.2xlarge\","
         "\"Compute Instance\",\"Linux\",\"Shared\"\n"},
        {"aws",
         R"({"products": {"A": {"productFamily": "Compute Instance", "attributes": {"instanceType": "p3.2xlarge",
            "operatingSystem": "Linux", "tenancy": "Shared"}}}, "terms": {"OnDemand": {"A": {"T": {"priceDimensions":
            {"R": {"unit": "Hrs", "pricePerUnit": {"USD": "3.06"}}}, "termAttributes": {}}}}}})"},
        {"azure", R"({"Items": [{"currencyCode": "USD", "armRegionName": "eastus", "unitOfMeasure": "1 Hour",
            "type": "Consumption", "armSkuName": "Standard_NC6s_v3", "retailPrice": 3.06}]})"},
        {"gcp",
         R"({"skus": [{"description": "Nvidia L4 GPU running in Iowa", "category": {"usageType": "OnDemand"},
            "serviceRegions": ["us"], "pricingInfo": [{"pricingExpression": {"tieredRates": [{"unitPrice":
            {"currencyCode": "USD", "units": "0", "nanos": 560000000}}]}}]}]})"},
        {"hyperstack", R"({"pricebook": [{"name": "L40", "value": "1.0"}], "flavors": {"data": [{"flavors": [
            {"name": "n", "gpu": "L40", "gpu_count": 1}]}]}})"}};
    for (const Seed& seed : seeds) {
        CAPTURE(seed.feed);
        const Feed& feed = *findFeed(seed.feed);
        REQUIRE(feed.read(seed.bytes, test::feedContext()).value().kept > 0);
        const auto addsUp = [&](const std::string& bytes) {
            const auto read = feed.read(bytes, test::feedContext());
            return !read || read->seen == read->kept + read->rejected;
        };
        for (std::size_t i = 0; i < seed.bytes.size(); ++i) {
            CAPTURE(i);
            CHECK(addsUp(seed.bytes.substr(0, i)));
            for (const char byte : {'\xFF', '"', '9', '-', '\0', '{'}) {
                std::string changed = seed.bytes;
                changed[i] = byte;
                CHECK(addsUp(changed));
            }
        }
    }
}
