// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/feeds/gpu_info.h"
#include "core/feeds/reading.h"
#include "core/units/csv.h"
#include "tests/support/catch.h"
#include "tests/unit/feeds/feed_support.h"

#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <filesystem>
#include <map>
#include <set>

using namespace fitgauge;
using namespace fitgauge::feeds;
using catalog::Market;

namespace {

ReadResult readFor(const std::string& provider, std::string_view bytes) {
    Context context = test::feedContext();
    context.provider = provider;
    return findFeed("skypilot")->read(bytes, context).value();
}

std::vector<const Draft*> ofRow(const ReadResult& result, std::size_t row) {
    std::vector<const Draft*> drafts;
    for (const Draft& draft : result.drafts) {
        if (draft.row == row) {
            drafts.push_back(&draft);
        }
    }
    return drafts;
}

std::optional<double> usd(const std::vector<const Draft*>& drafts, Market market) {
    for (const Draft* draft : drafts) {
        if (draft->market == market && draft->price) {
            return static_cast<double>(draft->price->nano) / 1e9;
        }
    }
    return std::nullopt;
}

bool isFlagged(const std::vector<const Draft*>& drafts) {
    return std::ranges::any_of(
        drafts, [](const Draft* draft) { return !std::ranges::all_of(draft->flags, isRemark); });
}

const std::string kHeader =
    "InstanceType,AcceleratorName,AcceleratorCount,vCPUs,MemoryGiB,GpuInfo,Price,SpotPrice,"
    "Region,AvailabilityZone\n";

} // namespace

TEST_CASE("GpuInfo is read in all its syntaxes") {
    CHECK(readGpuInfo("H200").name == "H200");
    CHECK(readGpuInfo("").name.empty());
    const auto dict =
        readGpuInfo("{'Gpus': [{'Name': 'A100 PCIe', 'Count': 2, 'MemoryInfo': {'SizeInMiB': 80}}]}");
    CHECK(dict.name == "A100 PCIe");
    CHECK(dict.sizeInMib == 80);
    CHECK(readGpuInfo(R"({"gpus": [{"name": "L4", "memoryInfo": {"sizeInMiB": 23034.0}}]})").sizeInMib ==
          23034);
    CHECK_FALSE(readGpuInfo("{'Gpus': [{'Name': 'X', 'MemoryInfo': {'SizeInMiB': null}}]}").sizeInMib);
}

TEST_CASE("The memory field means one card the node or gigabytes and the known sizes decide") {
    const auto result = readFor(
        "some", kHeader + "a,A100-80GB,4,96,480,\"{'Name': 'A100-80GB', 'SizeInMiB': 327680}\",5.2,1.6,eu,\n"
                          "b,A100-80GB,2,16,234,\"{'Name': 'A100 PCIe', 'SizeInMiB': 80}\",2.78,,CA,\n"
                          "c,V100,8,92,448,\"{'Name': 'V100', 'SizeInMiB': 16384}\",6.32,,us,\n");
    REQUIRE(result.drafts.size() == 4);
    CHECK(ofRow(result, 2).front()->gpuMemoryGb == 80);
    CHECK(hasFlag(*ofRow(result, 2).front(), Flag::MemoryCorrected));
    CHECK(ofRow(result, 3).front()->gpu == "A100-PCIe-80GB");
    CHECK(ofRow(result, 4).front()->gpuMemoryGb == 16);
    CHECK(usd(ofRow(result, 2), Market::Spot) == 1.6);
}

TEST_CASE("A Google machine is its card and its host together") {
    const auto result = readFor(
        "gcp", kHeader + ",L4,1,,,,0.56004,0.2343,us-central1,us-central1-a\n"
                         "g2-standard-4,,,4.0,16.0,,0.14679,0.06168,us-central1,us-central1-a\n"
                         "g2-standard-8,,,8.0,32.0,,0.25,0.1,us-central1,us-central1-a\n"
                         ",B200,8,,,,90.0,30.0,us-east4,us-east4-b\n"
                         "a4-highgpu-8g,,,224,3968,,0.0,0.0,us-east4,us-east4-b\n"
                         ",H100,8,,,,80.0,,nowhere,nowhere-a\n"
                         ",tpu-v6e-8,1,,,tpu-v6e-8,21.6,700.0,southamerica-west1,southamerica-west1-a\n");
    CHECK(usd(ofRow(result, 2), Market::OnDemand) == test::Approx(0.70683));
    CHECK(usd(ofRow(result, 2), Market::Spot) == test::Approx(0.29598));
    CHECK(ofRow(result, 2).front()->product == "g2-standard-4");
    CHECK(ofRow(result, 2).front()->vcpus == 4);
    CHECK(usd(ofRow(result, 5), Market::OnDemand) == test::Approx(90));
    CHECK(ofRow(result, 7).front()->flags == std::vector{Flag::FormGuessed, Flag::HostMissing});
    CHECK(result.rejectedBy.at(RejectReason::HostWithoutCard) == 1);
    CHECK(hasFlag(*ofRow(result, 8).front(), Flag::SpotPlaceholder));
    CHECK(hasFlag(*ofRow(result, 8).front(), Flag::OtherAccelerator));
    CHECK(result.seen == result.kept + result.rejected);
}

TEST_CASE("A host row of Google never becomes the price of its card") {
    const InstanceTable table({{"gcp", "a2-highgpu-1g", "A100-SXM4-40GB", 1, {}, {}, {}}});
    const Context& known = test::feedContext();
    const Context context{known.gpus, known.resolver, table, "gcp", {}};
    const auto result = findFeed("skypilot")
                            ->read(kHeader + "a2-highgpu-1g,,,12,85,,0.94803,0.47407,us,us-a\n", context)
                            .value();
    CHECK(result.drafts.empty());
    CHECK(result.rejectedBy.at(RejectReason::HostWithoutCard) == 1);
}

TEST_CASE("A short reservation in the on demand column is flagged with all rows at its price") {
    std::string rows = kHeader;
    for (const auto* zone : {"us-a,2.0,1.6", "eu-a,2.0,0.7", "as-a,4.4,1.2"}) {
        const std::string text(zone);
        const auto comma = text.find(',');
        rows += ",H100,8,,,," + text.substr(comma + 1) + "," + text.substr(0, comma) + "," +
                text.substr(0, comma) + "\n";
        rows +=
            "a3-highgpu-8g,,,208,1872,,0.0,0.0," + text.substr(0, comma) + "," + text.substr(0, comma) + "\n";
    }
    const auto result = readFor("gcp", rows);
    std::size_t flagged = 0;
    for (const Draft& draft : result.drafts) {
        flagged += hasFlag(draft, Flag::ShortReservation) ? 1 : 0;
    }
    CHECK(flagged == 2);
}

TEST_CASE("Clouds whose files are known to be odd are marked") {
    const std::string row = "x,H200,1,20,200,H200,1.0,1.0,us,\n";
    CHECK(hasFlag(readFor("mithril", kHeader + row).drafts.front(), Flag::BidFloor));
    CHECK(hasFlag(readFor("lambda", kHeader + row).drafts.front(), Flag::ListedOnly));
    CHECK_FALSE(readFor("vast", kHeader + row).drafts.front().vcpus.has_value());
    CHECK(readFor("scaleway", kHeader + row).drafts.front().price->currency.code() == "EUR");
}

TEST_CASE("The awkward sample rows become what their expected file says") {
    const auto folder = test::sharedFolder();
    if (!folder) {
        WARN("skipped: the shared folder is not here");
        return;
    }
    const auto samples = *folder / "feeds" / "samples";
    const auto bytes = readFile((samples / "skypilot-vms-quirks.csv").string(), 1 << 20).value();
    const auto expected =
        CsvTable::parse("expected",
                        readFile((samples / "skypilot-vms-quirks.expected.csv").string(), 1 << 20).value())
            .value();
    for (const std::string provider : {"", "gcp"}) { // the parts of line 11 and 12 need Google's host table
        const auto result = readFor(provider, bytes);
        std::map<std::size_t, RejectReason> rejected;
        for (const Reject& reject : result.rejects) {
            rejected[reject.row] = reject.reason;
        }
        for (std::size_t i = 0; i < expected.rows(); ++i) {
            const auto row = static_cast<std::size_t>(std::stoul(expected.at(i, "line")));
            const std::string& action = expected.at(i, "action");
            const auto drafts = ofRow(result, row);
            CAPTURE(row, action, expected.at(i, "reason"));
            if (action == "reject" || action == "skip") {
                CHECK(rejected.contains(row));
                continue;
            }
            CHECK_FALSE(rejected.contains(row));
            if (action == "component" || action == "merge") {
                continue;
            }
            REQUIRE_FALSE(drafts.empty());
            CHECK(isFlagged(drafts) == (action == "import+flag"));
            CHECK(drafts.front()->gpuCount == test::Approx(std::stod(expected.at(i, "count"))));
            const auto& price = expected.at(i, "on_demand_usd_hour");
            CHECK(usd(drafts, Market::OnDemand).value_or(0) ==
                  test::Approx(price.empty() ? 0 : std::stod(price)));
            const auto& spot = expected.at(i, "spot_usd_hour");
            if (row != 15) { // its spot comes from the line that is merged into it
                CHECK(usd(drafts, Market::Spot).value_or(0) ==
                      test::Approx(spot.empty() ? 0 : std::stod(spot)));
            }
            if (const auto& memory = expected.at(i, "vram_gib_per_gpu_or_slice"); !memory.empty()) {
                CHECK(drafts.front()->gpuMemoryGb.value_or(0) == test::Approx(std::stod(memory)).margin(0.6));
            }
        }
    }
}

TEST_CASE("Every shared SkyPilot file is read whole and its known wrong numbers come out flagged") {
    const auto folder = test::sharedFolder();
    if (!folder) {
        WARN("skipped: the shared folder is not here");
        return;
    }
    for (const auto& entry : std::filesystem::directory_iterator(*folder / "feeds" / "skypilot")) {
        std::string provider = entry.path().stem().string();
        provider = provider.substr(0, provider.find('-'));
        const auto result = readFor(provider, readFile(entry.path().string(), 1 << 22).value());
        CAPTURE(entry.path().filename().string());
        CHECK(result.seen == result.kept + result.rejected);
        CHECK(result.kept > 0);
        std::size_t shortReservations = 0;
        std::map<std::string, std::size_t> flags;
        for (const Draft& draft : result.drafts) {
            shortReservations += hasFlag(draft, Flag::ShortReservation) ? 1 : 0;
            for (const Flag flag : draft.flags) {
                ++flags[std::string(flagWord(flag))];
            }
        }
        if (std::getenv("FITGAUGE_PRINT_FEEDS") != nullptr) {
            std::set<std::string> unknown;
            for (const Draft& draft : result.drafts) {
                if (hasFlag(draft, Flag::CardUnknown)) {
                    unknown.insert(draft.soldAs);
                }
            }
            for (const std::string& name : unknown) {
                std::printf("unknown card: %s\n", name.c_str());
            }
            std::printf("%-18s seen %zu kept %zu rejected %zu flagged %zu drafts %zu |",
                        entry.path().stem().c_str(), result.seen, result.kept, result.rejected,
                        result.flagged, result.drafts.size());
            for (const auto& [reason, count] : result.rejectedBy) {
                std::printf(" %s %zu", std::string(reasonWord(reason)).c_str(), count);
            }
            std::printf(" |");
            for (const auto& [flag, count] : flags) {
                std::printf(" %s %zu", flag.c_str(), count);
            }
            std::printf("\n");
        }
        if (entry.path().stem() == "gcp") {
            CHECK(shortReservations == 130);
        }
    }
}
