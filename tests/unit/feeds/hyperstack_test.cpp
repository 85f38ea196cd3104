// SPDX-License-Identifier: GPL-3.0-or-later
// Answers in the shape that Hyperstack documents, written for this test.
#include "core/feeds/reading.h"
#include "tests/support/catch.h"
#include "tests/unit/feeds/feed_support.h"

using namespace fitgauge;
using namespace fitgauge::feeds;

namespace {

const std::string kBook = R"([{"id": 1, "name": "A100-80G-PCIe", "value": "1.35", "original_value": "1.35"},
    {"id": 2, "name": "H100-80G-SXM5", "value": 2.4}, {"id": 3, "name": "vCPU",
                  "value" : "0.01"
},
    {"id": 4, "name": "L40", "value": "soon"}])";
const std::string kFlavors = R"({"status": true, "message": "ok", "data": [
    {"gpu": "A100-80G-PCIe", "region_name": "CANADA-1", "flavors": [
      {"id": 1, "name": "n3-A100x1", "region_name": "CANADA-1", "cpu": 28, "ram": 120.0, "disk": 100,
       "gpu": "A100-80G-PCIe", "gpu_count": 1, "stock_available": false},
      {"id": 2, "name": "n3-A100x8", "region_name": "CANADA-1", "cpu": 252, "ram": 1440, "disk": 100,
       "gpu": "A100-80G-PCIe", "gpu_count": 8}]},
    {"gpu": "L40", "region_name": "NORWAY-1", "flavors": [
      {"name": "n3-L40x1", "region_name": "NORWAY-1", "gpu": "L40", "gpu_count": 1},
      {"name": "n3-L4x1", "region_name": "NORWAY-1", "gpu": "L4", "gpu_count": 1},
      {"name": "odd", "region_name": "NORWAY-1", "gpu": "L40", "gpu_count": 4000}]},
    {"gpu": "", "region_name": "NORWAY-1", "flavors": [{"name": "n1-cpu-small", "gpu": "", "gpu_count": 0}]}]})";
const std::string kStocks =
    R"({"status": true, "stocks": [{"region": "CANADA-1", "stock-type": "GPU", "models": [
    {"model": "A100-80G-PCIe", "available": "200+"}]}]})";

} // namespace

TEST_CASE("Hyperstack's machines cost their number of cards and tell what is in stock") {
    const auto result = test::readWith("hyperstack", R"({"pricebook": )" + kBook + R"(, "flavors": )" +
                                                         kFlavors + R"(, "stocks": )" + kStocks + "}");
    CHECK(result.seen == 6);
    CHECK(result.rejectedBy.at(RejectReason::CpuOnly) == 1);
    CHECK(result.rejectedBy.at(RejectReason::CountBad) == 1);
    CHECK(result.rejectedBy.at(RejectReason::PriceNotANumber) == 1);
    REQUIRE(result.drafts.size() == 3);
    CHECK(result.drafts[0].gpu == "A100-PCIe-80GB");
    CHECK(result.drafts[0].price->nano == 1'350'000'000);
    CHECK(result.drafts[0].available == Tri::No);
    CHECK(result.drafts[1].price->nano == 10'800'000'000);
    CHECK(result.drafts[1].ramGib == 1440);
    CHECK(result.drafts[1].available == Tri::Yes);
    CHECK(result.drafts[2].product == "n3-L4x1");
    CHECK_FALSE(result.drafts[2].price.has_value()); // not in the book: unknown, not free
}

TEST_CASE("Hyperstack's price book alone gives its cards") {
    const auto result = test::readWith("hyperstack", kBook);
    CHECK(result.seen == 4);
    CHECK(result.rejectedBy.at(RejectReason::CpuOnly) == 1);
    REQUIRE(result.drafts.size() == 2);
    CHECK(result.drafts[1].gpu == "H100-SXM5-80GB");
    CHECK(result.drafts[1].price->nano == 2'400'000'000);
}
