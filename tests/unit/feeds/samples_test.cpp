// SPDX-License-Identifier: GPL-3.0-or-later
// The shared sample answers, where the folder is at hand.
#include "core/feeds/reading.h"
#include "core/units/csv.h"
#include "tests/support/catch.h"
#include "tests/unit/feeds/feed_support.h"

#include <cstdio>
#include <cstdlib>

using namespace fitgauge;
using namespace fitgauge::feeds;

namespace {

struct Sample {
    const char* feed;
    const char* file;
    std::size_t seen, kept;
};

void print(const Sample& sample, const ReadResult& result) {
    std::printf("%-16s %-36s seen %zu kept %zu rejected %zu flagged %zu drafts %zu\n", sample.feed,
                sample.file, result.seen, result.kept, result.rejected, result.flagged, result.drafts.size());
    for (const Reject& reject : result.rejects) {
        std::printf("    row %zu %s %s\n", reject.row, std::string(reasonWord(reject.reason)).c_str(),
                    reject.what.c_str());
    }
    for (const Draft& draft : result.drafts) {
        std::printf("    row %zu %s|%s|%s|%s|%s x%g %g GB %d %lld %s %s", draft.row, draft.provider.c_str(),
                    draft.product.c_str(), draft.variant.c_str(), draft.gpu.c_str(), draft.soldAs.c_str(),
                    draft.gpuCount, draft.gpuMemoryGb.value_or(-1), int(draft.market),
                    static_cast<long long>(draft.price ? draft.price->nano : -1), draft.region.c_str(),
                    draft.zone.c_str());
        for (const Flag flag : draft.flags) {
            std::printf(" [%s]", std::string(flagWord(flag)).c_str());
        }
        std::printf("\n");
    }
}

} // namespace

TEST_CASE("Every shared sample of a JSON source is read whole and adds up") {
    const auto folder = test::sharedFolder();
    if (!folder) {
        WARN("skipped: the shared folder is not here");
        return;
    }
    const Sample samples[] = {{"runpod", "runpod-gputypes.json", 10, 9},
                              {"runpod-v2", "runpod-v2-catalog-gpus.json", 2, 2},
                              {"vast", "vast-bundles.json", 14, 13},
                              {"oracle", "oracle-products.json", 6, 5},
                              {"vultr", "vultr-plans.json", 6, 3},
                              {"vultr", "vultr-plans-metal.json", 2, 2},
                              {"cloudrift", "cloudrift-instance-types.json", 2, 2},
                              {"cudo", "cudo-machine-types.json", 4, 3},
                              {"tensordock", "tensordock-hostnodes.json", 2, 1},
                              {"lambda", "lambda-instance-types.json", 7, 6},
                              {"shadeform", "shadeform-instances-types.json", 5, 5},
                              {"primeintellect", "primeintellect-availability.json", 4, 4},
                              {"verda", "verda-instance-types.json", 6, 5},
                              {"digitalocean", "digitalocean-sizes.json", 3, 2},
                              {"gpuhunt", "gpuhunt-catalog.csv", 9, 8},
                              {"gpuhunt", "gpuhunt-catalog.zip", 3, 2},
                              {"azure", "azure-retail-prices-page1.json", 7, 4},
                              {"azure", "azure-retail-prices-page2.json", 8, 6},
                              {"aws", "aws-offer-index.csv", 10, 4}};
    for (const Sample& sample : samples) {
        CAPTURE(sample.file);
        const auto bytes = readFile((*folder / "feeds" / "samples" / sample.file).string(), 1 << 20);
        REQUIRE(bytes.has_value());
        const auto result = test::readWith(sample.feed, *bytes);
        if (std::getenv("FITGAUGE_PRINT_FEEDS") != nullptr) {
            print(sample, result);
        }
        CHECK(result.seen == sample.seen);
        CHECK(result.kept == sample.kept);
        CHECK(result.seen == result.kept + result.rejected);
        for (const Draft& draft : result.drafts) {
            CHECK(std::ranges::is_sorted(draft.flags));
            CHECK_FALSE((draft.price && draft.price->nano <= 0));
        }
    }
}
