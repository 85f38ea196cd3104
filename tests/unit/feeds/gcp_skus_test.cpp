// SPDX-License-Identifier: GPL-3.0-or-later
// A list in the shape that Google documents (services.skus.list), written for this test.
#include "core/feeds/reading.h"
#include "tests/support/catch.h"
#include "tests/unit/feeds/feed_support.h"

using namespace fitgauge;
using namespace fitgauge::feeds;
using catalog::Market;

namespace {

std::string sku(const std::string& description, const std::string& usage, const std::string& units, int nanos,
                const std::string& regions = R"("us-central1")") {
    return R"({"name": "services/6F81-5844-456A/skus/X", "skuId": "X", "description": ")" + description +
           R"(", "category": {"serviceDisplayName": "Compute Engine", "resourceFamily": "Compute",
        "resourceGroup": "GPU", "usageType": ")" +
           usage + R"("}, "serviceRegions": [)" + regions + R"(], "pricingInfo": [{"pricingExpression": {
        "usageUnit": "h", "tieredRates": [{"startUsageAmount": 0, "unitPrice": {"currencyCode": "USD", "units": ")" +
           units + R"(", "nanos": )" + std::to_string(nanos) + "}}]}}]}";
}

const Draft* find(const ReadResult& result, std::string_view type, Market market,
                  std::string_view region = "us-central1") {
    for (const Draft& draft : result.drafts) {
        if (draft.product == type && draft.market == market && draft.region == region) {
            return &draft;
        }
    }
    return nullptr;
}

} // namespace

TEST_CASE("A machine of Google costs its cards and its host and other markets are no on-demand price") {
    const auto result = test::readWith(
        "gcp",
        R"({"skus": [)" +
            sku("Nvidia Tesla A100 80GB GPU running in Iowa", "OnDemand", "3", 500000000,
                R"("us-central1", "us-east4")") +
            "," +
            sku("Nvidia Tesla A100 80GB GPU attached to Spot Preemptible VMs running in Iowa", "Preemptible",
                "1", 0) +
            "," + sku("A2 Instance Core running in Iowa", "OnDemand", "0", 30000000) + "," +
            sku("A2 Instance Ram running in Iowa", "OnDemand", "0", 4000000) + "," +
            sku("Spot Preemptible A2 Instance Core running in Iowa", "Preemptible", "0", 10000000) + "," +
            sku("Spot Preemptible A2 Instance Ram running in Iowa", "Preemptible", "0", 1000000) + "," +
            sku("Nvidia H100 80GB GPU DWS Defined Duration running in Iowa", "OnDemand", "4", 200800000) +
            "," + sku("Nvidia L4 GPU Calendar Mode running in Iowa", "OnDemand", "0", 300000000) + "," +
            sku("Commitment v1: Nvidia L4 GPU running in Iowa for 1 Year", "Commit1Yr", "0", 400000000) +
            "," + sku("N2 Instance Core running in Iowa", "OnDemand", "0", 30000000) + "," +
            sku("TpuV5e running in Iowa", "OnDemand", "1", 0) + "," +
            sku("Storage PD Capacity", "OnDemand", "0", 40000000) + R"(], "nextPageToken": "abc"})");
    CHECK(result.nextPage == "abc");
    CHECK(result.seen == 12);
    CHECK(result.rejectedBy.at(RejectReason::OtherTerm) == 3);
    CHECK(result.rejectedBy.at(RejectReason::HostWithoutCard) == 1);
    CHECK(result.rejectedBy.at(RejectReason::OtherProduct) == 1);
    CHECK(result.rejectedBy.at(RejectReason::CpuOnly) == 1);
    CHECK(result.kept == 6);

    const Draft* one = find(result, "a2-ultragpu-1g", Market::OnDemand);
    REQUIRE(one != nullptr);
    CHECK(one->gpu == "A100-SXM4-80GB");
    CHECK(one->price->nano == 3'500'000'000 + 12 * 30'000'000LL + 170 * 4'000'000LL);
    CHECK(one->flags.empty());
    const Draft* eight = find(result, "a2-ultragpu-8g", Market::Spot);
    REQUIRE(eight != nullptr);
    CHECK(eight->price->nano == 8'000'000'000 + 96 * 10'000'000LL + 1360 * 1'000'000LL);
    // No host part in that region: the card's price alone, kept and suspect.
    const Draft* elsewhere = find(result, "a2-ultragpu-1g", Market::OnDemand, "us-east4");
    REQUIRE(elsewhere != nullptr);
    CHECK(hasFlag(*elsewhere, Flag::HostMissing));
}

TEST_CASE("Parts on two pages make one machine and B200 brings its host along") {
    const auto result = test::readWith(
        "gcp", R"([{"skus": [)" + sku("Nvidia L4 GPU running in Iowa", "OnDemand", "0", 560000000) +
                   R"(]}, {"skus": [)" + sku("G2 Instance Core running in Iowa", "OnDemand", "0", 25000000) +
                   "," + sku("G2 Instance Ram running in Iowa", "OnDemand", "0", 3000000) + "," +
                   sku("Nvidia B200 GPU running in Iowa", "OnDemand", "10", 0) + "," +
                   sku("Nvidia X9 GPU running in Iowa", "OnDemand", "1", 0) + "," +
                   sku("Nvidia L4 GPU running in Mars", "OnDemand", "-1", 0) + "," +
                   sku("Nvidia L4 GPU running in Venus", "OnDemand", "99999999999", 0) + R"(]}])");
    REQUIRE(find(result, "g2-standard-4", Market::OnDemand) != nullptr);
    CHECK(find(result, "g2-standard-4", Market::OnDemand)->price->nano ==
          560'000'000 + 4 * 25'000'000LL + 16 * 3'000'000LL);
    REQUIRE(find(result, "a4-highgpu-8g", Market::OnDemand) != nullptr);
    CHECK(find(result, "a4-highgpu-8g", Market::OnDemand)->price->nano == 80'000'000'000);
    CHECK_FALSE(hasFlag(*find(result, "a4-highgpu-8g", Market::OnDemand), Flag::HostMissing));
    REQUIRE(find(result, "X9", Market::OnDemand) != nullptr);
    CHECK(hasFlag(*find(result, "X9", Market::OnDemand), Flag::HostMissing));
    CHECK(result.rejectedBy.at(RejectReason::PriceNegative) == 1);
    CHECK(result.rejectedBy.at(RejectReason::PriceTooLarge) == 1);
    CHECK(result.kept == 5);
}
