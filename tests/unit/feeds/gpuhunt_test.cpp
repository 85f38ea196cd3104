// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/feeds/reading.h"
#include "core/feeds/zip_entries.h"
#include "tests/support/catch.h"
#include "tests/unit/feeds/feed_support.h"
#include "tests/unit/feeds/zip_support.h"

using namespace fitgauge;
using namespace fitgauge::feeds;
using catalog::Market;

namespace {

const std::string kHeader =
    "instance_name,location,price,cpu,memory,gpu_count,gpu_name,gpu_memory,spot,disk_size,"
    "gpu_vendor,flags,cpu_arch,provider_data\n";
const std::string kRows = "h,eu,21.52,160,1000,8,H100,80.0,False,,nvidia,,x86,\"{\"\"a\"\": [1, 2]}\"\n"
                          "h,eu,21.52,160,1000,8,H100,80.0,True,,nvidia,,x86,{}\n"
                          "n,us,0.454,6,55.0,1,A10,4.0,False,,nvidia,,x86,{}\n"
                          "t,us,9.6,224,384.0,1,v5litepod-8,128.0,False,,google,,x86,{}\n"
                          "c,us,0.08,2,8,0,,,False,20.0,,,x86,{}\n"
                          "b,us,,16,200,1,H100,80.0,False,,nvidia,,x86,{}\n"
                          "short,us,1\n";

} // namespace

TEST_CASE("The gpuhunt catalog is read as a file and as its zip with a provider from either") {
    const auto plain = findFeed("gpuhunt")->read(kHeader + kRows, test::feedContextOf("lambdalabs")).value();
    CHECK(plain.seen == 7);
    CHECK(plain.rejectedBy.at(RejectReason::CpuOnly) == 1);
    CHECK(plain.rejectedBy.at(RejectReason::TooFewFields) == 1);
    REQUIRE(plain.drafts.size() == 5);
    CHECK(plain.drafts[0].provider == "lambda");
    CHECK(plain.drafts[0].price->nano == 21'520'000'000);
    CHECK(plain.drafts[1].market == Market::Spot);
    CHECK(hasFlag(plain.drafts[1], Flag::SpotEqualsOnDemand));
    CHECK(plain.drafts[2].gpuCount == test::Approx(4.0 / 24));
    CHECK(plain.drafts[2].gpuMemoryGb == 4);
    CHECK(hasFlag(plain.drafts[2], Flag::CountCorrected));
    CHECK(hasFlag(plain.drafts[3], Flag::OtherAccelerator));
    CHECK(hasFlag(plain.drafts[4], Flag::NoPrice));

    const auto zipped = test::readWith(
        "gpuhunt",
        test::storedZip({{"v3/runpod.csv", kHeader + kRows}, {"readme.txt", "x"}, {"aws.csv", kHeader}}));
    CHECK(zipped.seen == plain.seen);
    CHECK(zipped.drafts.at(0).provider == "runpod");
}

TEST_CASE("A zip that is broken, foreign or too large is refused with its own word") {
    const std::string whole = test::storedZip({{"aws.csv", kHeader + kRows}});
    const auto codeOf = [](const std::string& bytes) {
        const auto read = findFeed("gpuhunt")->read(bytes, test::feedContext());
        return read ? std::optional<ErrorCode>() : read.error().code;
    };
    CHECK(codeOf(whole) == std::nullopt);
    CHECK(codeOf(whole.substr(0, whole.size() / 2)) == ErrorCode::FeedTruncated);
    std::string changed = whole;
    changed[80] = static_cast<char>(changed[80] ^ 1); // the check sum no longer holds
    CHECK(codeOf(changed) == ErrorCode::FeedTruncated);
    CHECK(codeOf(test::storedZip({{"readme.txt", "x"}})) == ErrorCode::FeedForeign);
    CHECK(codeOf(test::storedZip({{"aws.csv", "a,b\n1,2\n"}})) == ErrorCode::FeedForeign);
    std::vector<std::pair<std::string, std::string>> many;
    for (std::size_t i = 0; i <= kMostZipEntries; ++i) {
        many.emplace_back(std::to_string(i) + ".csv", "");
    }
    CHECK(codeOf(test::storedZip(many)) == ErrorCode::FileTooLarge);
}

TEST_CASE("What an archive unpacks to is counted over all of its entries") {
    const std::string bytes =
        test::storedZip({{"a.csv", std::string(600, 'a')}, {"b.csv", std::string(600, 'b')}});
    std::size_t entries = 0;
    const auto count = [&](std::string_view /*name*/, std::string_view text) {
        entries += text.size() / 600;
    };
    CHECK(forEachZipEntry("x", bytes, ".csv", count, 1200).has_value());
    CHECK(entries == 2);
    const auto tooMuch = forEachZipEntry("x", bytes, ".csv", count, 1000);
    REQUIRE_FALSE(tooMuch.has_value());
    CHECK(tooMuch.error().code == ErrorCode::FileTooLarge);
    CHECK(tooMuch.error().arguments.at(0) == "b.csv");
}
