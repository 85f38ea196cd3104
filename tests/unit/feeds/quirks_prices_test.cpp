// SPDX-License-Identifier: GPL-3.0-or-later
// Faults of prices that price lists are known to have (quirks 1 to 13), each with what must become of it.
// Rows of our own making.
#include "tests/support/catch.h"
#include "tests/unit/feeds/quirk_support.h"

using namespace fitgauge;
using namespace fitgauge::feeds;
using namespace fitgauge::test;
using catalog::Market;

TEST_CASE("An offer with a blank or zero price is kept unpriced and never free", "[quirk-01]") {
    const auto result =
        readSky("x", "a,L4,1,4,16,L4,,,us,\nb,L4,1,4,16,L4,0.0,,us,\nc,L4,1,4,16,L4,0.7,,us,\n");
    CHECK(result.kept == 3);
    CHECK_FALSE(draftOf(result, "a").price.has_value());
    CHECK_FALSE(draftOf(result, "b").price.has_value());
    CHECK(hasFlag(draftOf(result, "b"), Flag::NoPrice));
    CHECK(nanoOf(draftOf(result, "c")) == 700'000'000);
}

TEST_CASE("Prices are read to the nano however they are written", "[quirk-02]") {
    CHECK(readPrice("$1.00").nano == 1'000'000'000);
    CHECK(readPrice("55.0400000000000000").nano == 55'040'000'000);
    CHECK(readPrice("0.1234567891").nano == 123'456'789);
    const auto cents =
        readWith("lambda", R"({"data": {"a": {"instance_type": {"name": "a", "gpu_description": "L4",
        "price_cents_per_hour": 39.5, "specs": {"gpus": 1}}}}})");
    CHECK(nanoOf(cents.drafts.at(0)) == 395'000'000);
    const auto text =
        readWith("verda", R"([{"instance_type": "a", "model": "L4", "gpu": {"number_of_gpus": 1},
        "gpu_memory": {"size_in_gigabytes": 24}, "price_per_hour": "0.4900000001"}])");
    CHECK(nanoOf(text.drafts.at(0)) == 490'000'000);
    const auto parts =
        readWith("gcp", skuList(sku("Nvidia L4 GPU running in X", "OnDemand", "2", 500'000'001)));
    CHECK(nanoOf(parts.drafts.at(0)) == 2'500'000'001);
}

TEST_CASE("A price that is no number or not finite or negative turns its row down", "[quirk-03]") {
    const auto result =
        readSky("x", "a,L4,1,4,16,L4,NaN,inf,us,\nb,L4,1,4,16,L4,inf,,us,\nc,L4,1,4,16,L4,-0.5,,us,\n"
                     "d,L4,1,4,16,L4,abc,,us,\ne,L4,1,4,16,L4,0.7,-1,us,\n");
    CHECK(result.rejectedBy.at(RejectReason::PriceNotFinite) == 2);
    CHECK(result.rejectedBy.at(RejectReason::PriceNegative) == 1);
    CHECK(result.rejectedBy.at(RejectReason::PriceNotANumber) == 1);
    REQUIRE(result.drafts.size() == 1); // a bad spot price only leaves spot out
    CHECK(result.drafts[0].market == Market::OnDemand);
}

TEST_CASE("A price per card becomes one of the machine in the feed that has it", "[quirk-04]") {
    CHECK(findFeed("runpod")->basis() == PriceBasis::Card);
    CHECK(findFeed("oracle")->basis() == PriceBasis::Card);
    for (const char* perMachine : {"skypilot", "gpuhunt", "azure", "aws", "vast", "lambda"}) {
        CHECK(findFeed(perMachine)->basis() == PriceBasis::Machine);
    }
    const auto result = readWith("runpod", R"({"data": {"gpuTypes": [{"id": "NVIDIA L4", "memoryInGb": 24,
        "secureCloud": true, "securePrice": 0.5, "maxGpuCountSecureCloud": 4}]}})");
    for (const Draft& draft : result.drafts) {
        CHECK(nanoOf(draft) == static_cast<std::int64_t>(draft.gpuCount) * 500'000'000);
    }
    const auto own = readWith("csv", "provider,gpu,gpus,price per gpu\nacme,L4,4,0.5\n");
    CHECK(nanoOf(own.drafts.at(0)) == 2'000'000'000);
}

TEST_CASE("A spot price that is none or no saving or above or a placeholder is told apart", "[quirk-05]") {
    const auto result = readSky("x", "none,L4,1,4,16,L4,1.0,,us,\nzero,L4,1,4,16,L4,1.0,0.00,us,\n"
                                     "same,L4,1,4,16,L4,1.0,1.0,us,\nabove,L4,1,4,16,L4,1.0,1.2,us,\n"
                                     "most,L4,1,4,16,L4,1.0,700,us,\nless,L4,1,4,16,L4,1.0,0.4,us,\n");
    CHECK(find(result, "none", Market::Spot) == nullptr);
    CHECK(find(result, "zero", Market::Spot) == nullptr);
    CHECK(hasFlag(draftOf(result, "same", Market::Spot), Flag::SpotEqualsOnDemand));
    CHECK_FALSE(isSuspect(Flag::SpotEqualsOnDemand));
    CHECK(hasFlag(draftOf(result, "above", Market::Spot), Flag::SpotAboveOnDemand));
    CHECK(isSuspect(Flag::SpotAboveOnDemand));
    CHECK(draftOf(result, "above").price.has_value());
    CHECK(find(result, "most", Market::Spot) == nullptr);
    CHECK(hasFlag(draftOf(result, "most"), Flag::SpotPlaceholder));
    CHECK(nanoOf(draftOf(result, "less", Market::Spot)) == 400'000'000);
}

TEST_CASE("A reservation's price of a whole term becomes one of an hour", "[quirk-06]") {
    const auto result = readWith("azure", azureItem("Standard_NC6s_v3", "8760",
                                                    R"("type": "Reservation", "reservationTerm": "1 Year")"));
    CHECK(result.drafts.at(0).market == Market::Reserved);
    CHECK(result.drafts.at(0).commitmentMonths == 12);
    CHECK(nanoOf(result.drafts.at(0)) == 1'000'000'000);
    const auto three = readWith("azure", azureItem("Standard_NC6s_v3", "26280",
                                                   R"("type": "Reservation", "reservationTerm": "3 Years")"));
    CHECK(nanoOf(three.drafts.at(0)) == 1'000'000'000);
}

TEST_CASE("A floor to bid from is kept and never a price to pay", "[quirk-07]") {
    const auto vast = readWith("vast", R"({"offers": [{"machine_id": 7, "gpu_name": "L4", "num_gpus": 1,
        "gpu_ram": 23034, "dph_base": 0.4, "min_bid": 0.1}]})");
    CHECK(hasFlag(draftOf(vast, "machine 7", Market::Spot), Flag::BidFloor));
    CHECK(isSuspect(Flag::BidFloor));
    CHECK(draftOf(vast, "machine 7").flags.empty());
    CHECK(hasFlag(readSky("mithril", "a,L4,1,4,16,L4,0.1,,us,\n").drafts.at(0), Flag::BidFloor));
}

TEST_CASE("Google's other markets are no on demand price whatever their usage type says", "[quirk-08]") {
    std::string list = sku("Nvidia H100 80GB GPU running in X", "OnDemand", "9", 0);
    for (const char* other : {"Nvidia H100 80GB GPU DWS Defined Duration running in X",
                              "Nvidia H100 80GB GPU Calendar Mode running in X",
                              "Commitment v1: Nvidia H100 80GB GPU running in X for 1 Year",
                              "Reserved Nvidia H100 80GB GPU in X"}) {
        list += "," + sku(other, "OnDemand", "4", 0);
    }
    list += "," +
            sku("Nvidia H100 80GB GPU attached to Spot Preemptible VMs running in X", "Preemptible", "3", 0);
    const auto result = readWith("gcp", skuList(list));
    CHECK(result.rejectedBy.at(RejectReason::OtherTerm) == 4);
    for (const Draft& draft : result.drafts) {
        const std::int64_t perCard = draft.market == Market::Spot ? 3 : 9;
        CHECK(nanoOf(draft) == perCard * static_cast<std::int64_t>(draft.gpuCount) * 1'000'000'000);
    }
}

TEST_CASE("Google's card and host rows are added and a host at nothing is in its card already",
          "[quirk-09]") {
    const auto result = readSky("gcp", ",L4,1,,,,0.56,0.23,r,r-a\ng2-standard-4,,,4,16,,0.14,0.06,r,r-a\n"
                                       ",B200,8,,,,90,30,r,r-a\na4-highgpu-8g,,,224,3968,,0.0,0.0,r,r-a\n");
    CHECK(nanoOf(draftOf(result, "g2-standard-4")) == 700'000'000);
    CHECK(nanoOf(draftOf(result, "g2-standard-4", Market::Spot)) == 290'000'000);
    CHECK(nanoOf(draftOf(result, "a4-highgpu-8g")) == 90'000'000'000);
}

TEST_CASE("The price is the machine's without the disk that the question asked for", "[quirk-10]") {
    const auto result = readWith("vast", R"({"offers": [{"machine_id": 7, "gpu_name": "L4", "num_gpus": 1,
        "gpu_ram": 23034, "dph_base": 0.4, "dph_total": 0.45, "storage_cost": 0.15}]})");
    CHECK(nanoOf(result.drafts.at(0)) == 400'000'000);
}

TEST_CASE("A price keeps the currency that it was published in", "[quirk-11]") {
    CHECK(readSky("scaleway", "a,L4,1,4,16,L4,0.75,,fr-par,\n").drafts.at(0).price->currency.code() == "EUR");
    const auto azure =
        readWith("azure", azureItem("Standard_NC6s_v3", "2.8", R"("type": "Consumption")", "EUR"));
    CHECK(azure.drafts.at(0).price->currency.code() == "EUR");
    const auto unknown = readWith("csv", "provider,gpu,price,currency\nacme,L4,2,Taler\n");
    CHECK(unknown.rejectedBy.at(RejectReason::CurrencyUnknown) == 1);
}

TEST_CASE("Azure's duplicates of other systems and services are left out", "[quirk-12]") {
    for (const char* other :
         {R"("productName": "Virtual Machines NCSv3 Windows")", R"("skuName": "NC6s Low Priority")",
          R"("productName": "NCSv3 Series Cloud Services")", R"("productName": "Dedicated Host")"}) {
        CAPTURE(other);
        const auto result = readWith(
            "azure", azureItem("Standard_NC6s_v3", "3", std::string(R"("type": "Consumption", )") + other));
        CHECK(result.drafts.empty());
        CHECK(result.rejectedBy.at(RejectReason::OtherProduct) == 1);
    }
}

TEST_CASE("AWS's capacity blocks and reserved and dedicated and Ubuntu Pro rows are left out", "[quirk-13]") {
    const std::string header =
        "\"SKU\",\"TermType\",\"Unit\",\"PricePerUnit\",\"Currency\",\"Product Family\","
        "\"Instance Type\",\"Tenancy\",\"Operating System\",\"CapacityStatus\","
        "\"MarketOption\",\"GPU\"\n";
    const auto row = [](const char* tenancy, const char* system, const char* status, const char* market) {
        return std::string(
                   "\"a\",\"OnDemand\",\"Hrs\",\"3.06\",\"USD\",\"Compute Instance\",\"p3.2xlarge\",\"") +
               tenancy + "\",\"" + system + "\",\"" + status + "\",\"" + market + "\",\"1\"\n";
    };
    const auto result = readWith("aws", header + row("Shared", "Linux", "Used", "OnDemand") +
                                            row("Shared", "Linux", "Used", "CapacityBlock") +
                                            row("Shared", "Linux", "UnusedCapacityReservation", "OnDemand") +
                                            row("Dedicated", "Linux", "Used", "OnDemand") +
                                            row("Shared", "Ubuntu Pro", "Used", "OnDemand"));
    CHECK(result.seen == 5);
    REQUIRE(result.drafts.size() == 1);
    CHECK(nanoOf(result.drafts[0]) == 3'060'000'000);
    CHECK(result.rejected == 4);
}
