// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/feeds/reading.h"
#include "tests/support/catch.h"
#include "tests/unit/feeds/feed_support.h"

using namespace fitgauge;
using namespace fitgauge::feeds;
using catalog::Market;

namespace {

const std::string kPreamble =
    "\"FormatVersion\",\"v1.0\"\n\"Disclaimer\",\"none\"\n"
    "\"SKU\",\"TermType\",\"Unit\",\"PricePerUnit\",\"Currency\",\"LeaseContractLength\","
    "\"PurchaseOption\",\"OfferingClass\",\"Product Family\",\"Instance Type\",\"vCPU\","
    "\"Memory\",\"Tenancy\",\"Operating System\",\"CapacityStatus\",\"GPU\","
    "\"Pre Installed S/W\",\"MarketOption\",\"Region Code\"\n";

// One product of a few, as JSON has it.
std::string product(const std::string& sku, const std::string& type, const std::string& more = {}) {
    return "\"" + sku + R"(": {"sku": ")" + sku + R"(", "productFamily": "Compute Instance", "attributes": {
        "instanceType": ")" +
           type + R"(", "vcpu": "192", "memory": "2048 GiB", "gpu": "8", "operatingSystem": "Linux",
        "tenancy": "Shared", "capacitystatus": "Used", "preInstalledSw": "NA", "regionCode": "us-east-1",
        "marketoption": "OnDemand")" +
           more + "}}";
}
std::string price(const std::string& sku, const std::string& usd, const std::string& attributes = {}) {
    return "\"" + sku + R"(": {"T": {"sku": "x", "priceDimensions": {"R": {"unit": "Hrs", "pricePerUnit":
        {"USD": ")" +
           usd + R"("}, "appliesTo": []}}, "termAttributes": {)" + attributes + "}}}";
}
const std::string kProducts =
    R"("products": {)" + product("A", "p5.48xlarge") + "," + product("B", "m5.large", R"(, "gpu": "NA")") +
    "," + product("C", "p5.48xlarge", R"(, "tenancy": "Dedicated")") + "," + product("D", "p77.xlarge") +
    "," + product("E", "p5.48xlarge", R"(, "marketoption": "CapacityBlock")") + "}";
const std::string kTerms = R"("terms": {"OnDemand": {)" + price("A", "55.0400000000") + "," +
                           price("B", "0.1") + "," + price("C", "60") + "," + price("D", "3") + "," +
                           price("E", "0.3") + R"(}, "Reserved": {)" +
                           price("A", "34.5", R"("LeaseContractLength": "1yr", "PurchaseOption": "No Upfront",
                               "OfferingClass": "standard")") +
                           "}}";

void checkJson(const ReadResult& result) {
    CHECK(result.seen == 6);
    CHECK(result.kept == 2);
    CHECK(result.rejectedBy.at(RejectReason::UnmappedType) == 1);
    CHECK(result.rejectedBy.at(RejectReason::OtherTerm) == 1);
    CHECK(result.rejectedBy.at(RejectReason::OtherProduct) == 2);
    REQUIRE(result.drafts.size() == 2);
    CHECK(result.drafts[0].gpu == "H100-SXM5-80GB");
    CHECK(result.drafts[0].gpuCount == 8);
    CHECK(result.drafts[0].ramGib == 2048);
    CHECK(result.drafts[0].region == "us-east-1");
    CHECK(result.drafts[0].price->nano == 55'040'000'000);
    CHECK(result.drafts[1].market == Market::Reserved);
    CHECK(result.drafts[1].commitmentMonths == 12);
    CHECK(result.drafts[1].price->nano == 34'500'000'000);
}

} // namespace

TEST_CASE("Of the many rows of the AWS offer file only machines that one rents are kept") {
    const auto row = [](const char* sku, const char* term, const char* price, const char* currency,
                        const char* lease, const char* option, const char* type, const char* tenancy,
                        const char* system, const char* capacity, const char* gpu, const char* market) {
        std::string text;
        for (const char* cell : {sku, term, "Hrs", price, currency, lease, option,
                                 *lease == '\0' ? "" : "standard", "Compute Instance", type, "192",
                                 "1,952 GiB", tenancy, system, capacity, gpu, "NA", market, "us-east-1"}) {
            text += (text.empty() ? "\"" : ",\"") + std::string(cell) + "\"";
        }
        return text + "\n";
    };
    const auto result =
        test::readWith("aws", kPreamble +
                                  row("1", "OnDemand", "55.0400000000", "USD", "", "", "p5.48xlarge",
                                      "Shared", "Linux", "Used", "8", "OnDemand") +
                                  row("2", "OnDemand", "60", "USD", "", "", "p5.48xlarge", "Dedicated",
                                      "Linux", "Used", "8", "OnDemand") +
                                  row("3", "OnDemand", "70", "USD", "", "", "p5.48xlarge", "Shared",
                                      "Windows", "Used", "8", "OnDemand") +
                                  row("4", "OnDemand", "0", "USD", "", "", "p5.48xlarge", "Shared", "Linux",
                                      "AllocatedCapacityReservation", "8", "OnDemand") +
                                  row("5", "OnDemand", "0.3", "USD", "", "", "p5.48xlarge", "Shared", "Linux",
                                      "Used", "8", "CapacityBlock") +
                                  row("6", "Reserved", "34.5", "USD", "3yr", "No Upfront", "p5.48xlarge",
                                      "Shared", "Linux", "Used", "8", "OnDemand") +
                                  row("7", "Reserved", "0", "USD", "3yr", "All Upfront", "p5.48xlarge",
                                      "Shared", "Linux", "Used", "8", "OnDemand") +
                                  row("8", "OnDemand", "13.99", "CNY", "", "", "g5.xlarge", "Shared", "Linux",
                                      "Used", "2", "OnDemand") +
                                  row("9", "OnDemand", "0.1", "USD", "", "", "m5.large", "Shared", "Linux",
                                      "Used", "", "OnDemand") +
                                  row("10", "OnDemand", "5", "USD", "", "", "p77.large", "Shared", "Linux",
                                      "Used", "4", "OnDemand") +
                                  "\"11\",\"Compute Instance Linux Shared\"\n");
    CHECK(result.seen == 11);
    CHECK(result.rejectedBy.at(RejectReason::OtherProduct) == 3);
    CHECK(result.rejectedBy.at(RejectReason::OtherTerm) == 2);
    CHECK(result.rejectedBy.at(RejectReason::CpuOnly) == 1);
    CHECK(result.rejectedBy.at(RejectReason::UnmappedType) == 1);
    CHECK(result.rejectedBy.at(RejectReason::TooFewFields) == 1);
    REQUIRE(result.drafts.size() == 3);
    CHECK(result.drafts[0].ramGib == 1952);
    CHECK(result.drafts[1].commitmentMonths == 36);
    CHECK(result.drafts[2].price->currency.code() == "CNY");
    CHECK(hasFlag(result.drafts[2], Flag::CountCorrected)); // the file says two cards
}

TEST_CASE("The JSON of AWS gives the same whichever way round its parts stand") {
    checkJson(test::readWith("aws", "{" + kProducts + "," + kTerms + "}"));
    checkJson(test::readWith("aws", "{" + kTerms + "," + kProducts + "}"));
}

TEST_CASE("The JSON of AWS that breaks off is refused with the place") {
    const std::string whole = "{" + kProducts + "," + kTerms + "}";
    const auto broken =
        findFeed("aws")->read(std::string_view(whole).substr(0, whole.size() - 40), test::feedContext());
    REQUIRE_FALSE(broken.has_value());
    CHECK(broken.error().code == ErrorCode::FeedTruncated);
    CHECK(std::stoul(broken.error().arguments.at(1)) > whole.size() / 2);
    const auto empty = findFeed("aws")->read(R"({"terms": {}})", test::feedContext());
    REQUIRE_FALSE(empty.has_value());
    CHECK(empty.error().code == ErrorCode::FeedForeign);
}
