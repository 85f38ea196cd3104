// SPDX-License-Identifier: GPL-3.0-or-later
// Faults of card names, counts and memory that price lists are known to have (quirks 14 to 21).
#include "core/feeds/to_batch.h"
#include "tests/support/catch.h"
#include "tests/unit/feeds/quirk_support.h"

using namespace fitgauge;
using namespace fitgauge::feeds;
using namespace fitgauge::test;
using catalog::Market;

namespace {

// One row of the SkyPilot layout with a size in MiB beside the card's name.
Draft sized(const std::string& provider, const std::string& card, const std::string& count,
            const std::string& mib) {
    return readSky(provider, "a," + card + "," + count + ",8,64,\"{'Gpus': [{'Name': '" + card +
                                 "', 'MemoryInfo': {'SizeInMiB': " + mib + "}}]}\",5,,us,\n")
        .drafts.at(0);
}

} // namespace

TEST_CASE("A name that is only a vendor is kept with its memory and named no card", "[quirk-14]") {
    const Draft draft = sized("x", "NVIDIA", "8", "144384");
    CHECK(draft.gpu.empty());
    CHECK(draft.gpuMemoryGb == 141);
    CHECK(hasFlag(draft, Flag::VendorName));
}

TEST_CASE("A count of none or too many or of a whole card for a slice is put right or doubted",
          "[quirk-15]") {
    const Draft none = sized("x", "H100", "0", "81920");
    CHECK(none.gpuCount == 1);
    CHECK(hasFlag(none, Flag::CountGuessed));
    const auto slice = readSky("azure", "Standard_NV4as_v4,Radeon MI25,1,4,14,Radeon MI25,0.2,,westus,\n");
    CHECK(slice.drafts.at(0).gpuCount == 0.125);
    CHECK(hasFlag(slice.drafts.at(0), Flag::CountCorrected));
    const auto twelve = readSky("azure", "Standard_ND96isr_H100_v5,H100,12,96,1900,H100,118,,westus,\n");
    CHECK(twelve.drafts.at(0).gpuCount == 8); // the own table of sizes counts
    CHECK(hasFlag(twelve.drafts.at(0), Flag::CountCorrected));
    const auto six = readSky("azure", "Standard_ND48x,H100,6,48,950,H100,50,,westus,\n");
    CHECK(hasFlag(six.drafts.at(0), Flag::CountDoubtful));
}

TEST_CASE("A slice keeps its share and its own memory and its own price", "[quirk-16]") {
    const auto result = readSky("azure", "Standard_NV6ads_A10_v5,A10,0.167,6,55,A10,0.454,0.09,eastus,\n");
    const Draft& draft = draftOf(result, "Standard_NV6ads_A10_v5");
    CHECK(draft.gpuCount == Approx(0.167).margin(0.01));
    CHECK(draft.gpuMemoryGb == Approx(4).margin(0.1));
    CHECK(nanoOf(draft) == 454'000'000);
    CHECK(hasFlag(draft, Flag::FractionOfCard));
    CHECK_FALSE(hasFlag(draft, Flag::CountCorrected)); // within the tolerance of the own table
}

TEST_CASE("All meanings of the memory field give the memory of one card", "[quirk-17]") {
    CHECK(sized("x", "A100-80GB", "4", "81920").gpuMemoryGb == 80);  // one card
    CHECK(sized("x", "A100-80GB", "4", "327680").gpuMemoryGb == 80); // the node
    CHECK(sized("x", "A100-80GB", "4", "80").gpuMemoryGb == 80);     // GB under a MiB key
    CHECK(sized("x", "V100", "8", "16384").gpuMemoryGb == 16);
    CHECK(readSky("x", "a,H200,8,96,1900,H200,84,,us,\n").drafts.at(0).gpuMemoryGb == 141); // not said at all
}

TEST_CASE("Memory that nobody tells comes from the own table or stays unknown", "[quirk-18]") {
    const auto unknown = readSky("x", "a,Quantum 9000,1,8,64,,5,,us,\n").drafts.at(0);
    CHECK_FALSE(unknown.gpuMemoryGb.has_value());
    CHECK(hasFlag(unknown, Flag::MemoryUnknown));
    CHECK(sized("vast", "A100", "1", "81920").gpu.find("80GB") != std::string::npos);
    CHECK(hasFlag(sized("vast", "A100", "1", "81920"), Flag::CardCorrected));
    CHECK(sized("vast", "A100", "1", "40960").gpu.find("40GB") != std::string::npos);
    CHECK_FALSE(hasFlag(sized("vast", "A100", "1", "40960"), Flag::CardCorrected));
}

TEST_CASE("What a driver reports below the nominal size names the same card", "[quirk-19]") {
    const std::pair<const char*, const char*> reported[] = {
        {"L4", "22888"}, {"L40S", "46068"}, {"H100", "81559"}, {"H200", "143771"}, {"B200", "183296"}};
    for (const auto& [card, mib] : reported) {
        CAPTURE(card);
        const Draft draft = sized("x", card, "1", mib);
        CHECK_FALSE(draft.gpu.empty());
        CHECK_FALSE(hasFlag(draft, Flag::CardGuessed));
        CHECK(draft.gpuMemoryGb == Approx(std::stod(mib) / 1024)); // the raw number stays for the gauge
    }
    const Draft pro = sized("x", "RTX PRO 6000 WS", "1", "97887");
    CHECK(pro.gpu == "RTX-PRO-6000-WS");
}

TEST_CASE("Accelerators that are no GPU are kept with their kind", "[quirk-20]") {
    for (const char* name :
         {"tpu-v5p-128", "Gaudi HL-205", "Inferentia", "Trainium", "AMD Alveo U250", "Wormhole n300"}) {
        CAPTURE(name);
        const auto result = readSky("x", std::string("a,") + name + ",1,8,64,,5,,us,\n");
        REQUIRE(result.drafts.size() == 1);
        CHECK(hasFlag(result.drafts[0], Flag::OtherAccelerator));
        CHECK(result.flagged == 0); // no fault
    }
}

TEST_CASE("A reseller's offer names the seller and stands beside the seller's own", "[quirk-21]") {
    const auto result = readWith("primeintellect", R"({"items": [{"cloudId": "1L4", "gpuType": "L4_24GB",
        "provider": "datacrunch", "gpuCount": 1, "prices": {"onDemand": 0.9, "currency": "USD"}}]})");
    REQUIRE(result.drafts.size() == 1);
    CHECK(result.drafts[0].provider == "primeintellect");
    CHECK(result.drafts[0].seller == "datacrunch");
    CHECK(hasFlag(result.drafts[0], Flag::Reseller));
    const auto batch = toBatch(result, *findFeed("primeintellect"), {}, catalog::Facts{}, Date(20'700));
    CHECK(batch.offers.at(0).variant.find("datacrunch") != std::string::npos);
}
