// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/feeds/reading.h"
#include "tests/support/catch.h"
#include "tests/unit/feeds/feed_support.h"

using namespace fitgauge;
using namespace fitgauge::feeds;
using catalog::Market;

namespace {

std::string item(const std::string& type, const std::string& price, const std::string& more = {}) {
    return R"({"currencyCode": "USD", "tierMinimumUnits": 0.0, "armRegionName": "EastUS", "unitOfMeasure": "1 Hour",
        "serviceName": "Virtual Machines", "isPrimaryMeterRegion": true, "armSkuName": ")" +
           type + R"(", "retailPrice": )" + price + more + "}";
}
constexpr const char* kPlain =
    R"(, "type": "Consumption", "productName": "Virtual Machines X", "skuName": "X")";

ReadResult readItems(const std::string& items) {
    return test::readWith("azure",
                          R"({"Items": [)" + items + R"(], "NextPageLink": "https://x/?$skip=1000"})");
}

} // namespace

TEST_CASE("Azure's meters of one machine are told apart and its cards looked up") {
    const auto result = readItems(
        item(" standard_ND96isr_H100_v5 ", "98.32", std::string(kPlain) + R"(, "savingsPlan": [
            {"retailPrice": 72.75, "term": "1 Year"}, {"retailPrice": 54.0, "term": "3 Years"}, {"term": "x"}])") +
        "," +
        item("Standard_ND96isr_H100_v5", "24.58",
             R"(, "type": "Consumption", "productName": "Virtual Machines X", "skuName": "X Spot")") +
        "," +
        item("Standard_ND96isr_H100_v5", "876000",
             R"(, "type": "Reservation", "reservationTerm": "1 Year", "productName": "V", "skuName": "X")") +
        "," +
        item("Standard_ND96isr_H100_v5", "102",
             R"(, "type": "Consumption", "productName": "Virtual Machines X Windows", "skuName": "X")") +
        "," +
        item("Standard_ND96isr_H100_v5", "20",
             R"(, "type": "Consumption", "productName": "Virtual Machines X", "skuName": "X Low Priority")") +
        "," +
        item("Standard_ND96isr_H100_v5", "90",
             R"(, "type": "DevTestConsumption", "productName": "Virtual Machines X", "skuName": "X")"));
    CHECK(result.nextPage == "https://x/?$skip=1000");
    CHECK(result.seen == 6);
    CHECK(result.kept == 3);
    CHECK(result.rejectedBy.at(RejectReason::OtherProduct) == 2);
    CHECK(result.rejectedBy.at(RejectReason::OtherTerm) == 1);
    REQUIRE(result.drafts.size() == 5);
    std::map<std::pair<Market, std::string>, std::int64_t> prices;
    for (const Draft& draft : result.drafts) {
        CHECK(draft.gpu == "H100-SXM5-80GB");
        CHECK(draft.gpuCount == 8);
        CHECK(draft.region == "eastus");
        prices[{draft.market, draft.variant + std::to_string(draft.commitmentMonths)}] = draft.price->nano;
    }
    CHECK(prices.at({Market::OnDemand, "0"}) == 98'320'000'000);
    CHECK(prices.at({Market::Spot, "0"}) == 24'580'000'000);
    CHECK(prices.at({Market::Reserved, "12"}) == 100'000'000'000);
    CHECK(prices.at({Market::Reserved, "savings plan12"}) == 72'750'000'000);
    CHECK(prices.at({Market::Reserved, "savings plan36"}) == 54'000'000'000);
}

TEST_CASE("A size of Azure that the table lacks is counted and never guessed") {
    const auto result =
        readItems(item("Standard_ND999_v9", "5", kPlain) + "," + item("Standard_D4s_v5", "0.2", kPlain) +
                  "," + item("", "5", kPlain) + "," + item("Standard_NC6s_v3", "0.0", kPlain));
    CHECK(result.rejectedBy.at(RejectReason::UnmappedType) == 2);
    CHECK(result.rejectedBy.at(RejectReason::CpuOnly) == 1);
    REQUIRE(result.drafts.size() == 1);
    CHECK_FALSE(result.drafts[0].price.has_value());
    CHECK(hasFlag(result.drafts[0], Flag::NoPrice));
}

TEST_CASE("A second meter of a region counts only where there is no primary one") {
    const std::string second =
        R"(, "type": "Consumption", "productName": "V", "skuName": "X", "isPrimaryMeterRegion": false)";
    const auto secondOf = [&](const std::string& type, const std::string& price) {
        std::string text = item(type, price, second);
        const std::string primary = R"("isPrimaryMeterRegion": true, )";
        return text.erase(text.find(primary), primary.size());
    };
    const auto result =
        readItems(secondOf("Standard_NC6s_v3", "4.0") + "," + item("Standard_NC6s_v3", "3.06", kPlain) + "," +
                  secondOf("Standard_NC12s_v3", "7.0"));
    CHECK(result.rejectedBy.at(RejectReason::Duplicate) == 1);
    REQUIRE(result.drafts.size() == 2);
    CHECK(result.drafts[0].price->nano == 3'060'000'000);
    CHECK(result.drafts[0].flags.empty());
    CHECK(result.drafts[1].price->nano == 7'000'000'000);
}
