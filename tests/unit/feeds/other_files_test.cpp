// SPDX-License-Identifier: GPL-3.0-or-later
// Published tables in other layouts, through the reader of one's own CSV, where the folder is at hand.
#include "core/feeds/reading.h"
#include "tests/support/catch.h"
#include "tests/unit/feeds/feed_support.h"

#include <cstdio>
#include <cstdlib>

using namespace fitgauge;
using namespace fitgauge::feeds;
using catalog::Market;

namespace {

ReadResult readOther(const std::filesystem::path& folder, const char* file, Context context) {
    const auto bytes = readFile((folder / "feeds" / "other" / file).string(), 1 << 22).value();
    auto result = findFeed("csv")->read(bytes, context).value();
    CHECK(result.seen == result.kept + result.rejected);
    if (std::getenv("FITGAUGE_PRINT_FEEDS") != nullptr) {
        std::printf("%s: seen %zu kept %zu flagged %zu drafts %zu\n", file, result.seen, result.kept,
                    result.flagged, result.drafts.size());
        std::map<std::string, int> flags;
        for (const Draft& draft : result.drafts) {
            for (const Flag flag : draft.flags) {
                ++flags[std::string(flagWord(flag)) + " " + draft.soldAs];
            }
        }
        for (const auto& [word, count] : flags) {
            std::printf("    %s %d\n", word.c_str(), count);
        }
    }
    return result;
}

} // namespace

TEST_CASE("The published tables of the shared folder are read whole through the reader of one's own CSV") {
    const auto folder = test::sharedFolder();
    if (!folder) {
        WARN("skipped: the shared folder is not here");
        return;
    }
    const auto aws = readOther(*folder, "aws-gpu-ondemand-2026-01-21.csv", test::feedContextOf("aws"));
    CHECK(aws.seen == 1162);
    CHECK(aws.kept == 1162);

    const auto fsdl = readOther(*folder, "cloud-gpus-fsdl.csv", test::feedContext());
    CHECK(fsdl.seen == 257);
    CHECK(fsdl.kept == 257);
    for (const Draft& draft : fsdl.drafts) {
        if (draft.product == "p4d.24xlarge" && draft.market == Market::OnDemand) {
            CHECK(draft.price->nano == 32'770'000'000);
            CHECK(draft.gpu == "A100-SXM4-40GB");
        }
    }

    Context serverless = test::feedContext();
    serverless.values["market"] = "serverless";
    const auto server = readOther(*folder, "serverless-gpus-fsdl.csv", serverless);
    CHECK(server.seen == 72);
    CHECK(server.kept == 72);
    CHECK(std::ranges::all_of(server.drafts, [](const Draft& d) { return d.market == Market::Serverless; }));

    const auto history = readOther(*folder, "price-history-daily.csv", test::feedContext());
    CHECK(history.seen == 977);
    CHECK(history.rejectedBy.at(RejectReason::OtherProduct) == 203); // the percentiles over all providers
    CHECK(history.kept == 774);
    CHECK(history.drafts.size() + history.earlier.size() == 774);
    CHECK(std::ranges::any_of(history.drafts, [](const Draft& d) { return hasFlag(d, Flag::MixedPrice); }));
}
