// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/feeds/guess_feed.h"

#include "tests/support/catch.h"
#include "tests/unit/feeds/feed_support.h"
#include "tests/unit/feeds/zip_support.h"

using namespace fitgauge;
using namespace fitgauge::feeds;

namespace {

std::string guessed(std::string_view head) {
    const Feed* feed = guessFeed(head);
    return feed == nullptr ? std::string() : std::string(feed->id());
}

} // namespace

TEST_CASE("Whose prices a file holds is guessed from what it begins with and not from its name") {
    CHECK(guessed("InstanceType,AcceleratorName,Price,Region\n") == "skypilot");
    CHECK(guessed("\xEF\xBB\xBFInstanceType,AcceleratorName,Price,Region\r\n") == "skypilot");
    CHECK(guessed("instance_name,location,price,gpu_memory\n") == "gpuhunt");
    CHECK(guessed(test::storedZip({{"aws.csv", "x"}})) == "gpuhunt");
    CHECK(guessed("# map price = Preis\nKarte;Preis\n") == "csv");
    CHECK(guessed("provider,gpu,price\n") == "csv");
    CHECK(guessed(R"({"data": {"gpuTypes": []}})") == "runpod");
    for (const char* other : {"", "  ", "<html>", "one line of text", R"({"a": 1})", "[]"}) {
        CAPTURE(other);
        CHECK(guessFeed(other) == nullptr);
    }
}

TEST_CASE("Every shared file is guessed to be of its source") {
    const auto folder = test::sharedFolder();
    if (!folder) {
        WARN("skipped: the shared folder is not here");
        return;
    }
    const auto check = [&](const std::string& file, const std::string& feed) {
        CAPTURE(file);
        CHECK(guessed(readFile((*folder / "feeds" / file).string(), 1 << 22).value()) == feed);
    };
    for (const char* cloud : {"gcp", "aws", "azure", "lambda-2024", "runpod", "vast", "verda", "do"}) {
        check("skypilot/" + std::string(cloud) + ".csv", "skypilot");
    }
    const std::pair<const char*, const char*> samples[] = {
        {"aws-offer-index.csv", "aws"},
        {"azure-retail-prices-page1.json", "azure"},
        {"azure-retail-prices-page2.json", "azure"},
        {"cloudrift-instance-types.json", "cloudrift"},
        {"cudo-machine-types.json", "cudo"},
        {"digitalocean-sizes.json", "digitalocean"},
        {"gpuhunt-catalog.csv", "gpuhunt"},
        {"gpuhunt-catalog.zip", "gpuhunt"},
        {"lambda-instance-types.json", "lambda"},
        {"oracle-products.json", "oracle"},
        {"primeintellect-availability.json", "primeintellect"},
        {"runpod-gputypes.json", "runpod"},
        {"runpod-v2-catalog-gpus.json", "runpod-v2"},
        {"shadeform-instances-types.json", "shadeform"},
        {"skypilot-vms-quirks.csv", "skypilot"},
        {"tensordock-hostnodes.json", "tensordock"},
        {"vast-bundles.json", "vast"},
        {"verda-instance-types.json", "verda"},
        {"vultr-plans-metal.json", "vultr"},
        {"vultr-plans.json", "vultr"}};
    for (const auto& [file, feed] : samples) {
        check(std::string("samples/") + file, feed);
    }
    for (const char* table :
         {"cloud-gpus-fsdl.csv", "aws-gpu-ondemand-2026-01-21.csv", "price-history-daily.csv"}) {
        check(std::string("other/") + table, "csv");
    }
}
