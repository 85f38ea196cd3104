// SPDX-License-Identifier: GPL-3.0-or-later
// Small answers of our own in the documented shapes: what each source counts and where its traps are.
#include "core/feeds/reading.h"
#include "tests/support/catch.h"
#include "tests/unit/feeds/feed_support.h"

using namespace fitgauge;
using namespace fitgauge::feeds;
using catalog::Market;

namespace {

const Draft& find(const ReadResult& result, std::string_view provider, double count,
                  Market market = Market::OnDemand) {
    for (const Draft& draft : result.drafts) {
        if (draft.provider == provider && draft.gpuCount == count && draft.market == market) {
            return draft;
        }
    }
    FAIL("no such draft");
    return result.drafts.front();
}

std::int64_t nano(double usd) {
    return static_cast<std::int64_t>(usd * 1e9 + 0.5);
}

} // namespace

TEST_CASE("RunPod counts per card and per cloud") {
    const auto result = test::readWith("runpod", R"json({"data": {"gpuTypes": [
        {"id": "NVIDIA GeForce RTX 4090", "memoryInGb": 24, "secureCloud": true, "communityCloud": true,
         "securePrice": 0.69, "communityPrice": 0.34, "secureSpotPrice": 0.69, "communitySpotPrice": 0.2,
         "oneMonthPrice": 0.61, "maxGpuCountSecureCloud": 2, "maxGpuCountCommunityCloud": 1,
         "lowestPrice": {"stockStatus": null, "uninterruptablePrice": null}},
        {"id": "NVIDIA GeForce RTX 3070", "memoryInGb": 8, "secureCloud": false, "communityCloud": true,
         "securePrice": 0, "communityPrice": 0.13},
        {"id": "unknown", "memoryInGb": 0, "secureCloud": false, "communityCloud": false}]}})json");
    CHECK(result.seen == 3);
    CHECK(result.rejectedBy.at(RejectReason::NotRentable) == 1);
    CHECK(find(result, "runpod", 1).price->nano == nano(0.69));
    CHECK(find(result, "runpod", 2).price->nano == nano(1.38));
    CHECK(find(result, "runpod", 2).gpu == "RTX-4090");
    CHECK(find(result, "runpod", 1).available == Tri::No);
    CHECK(hasFlag(find(result, "runpod", 1, Market::Spot), Flag::SpotEqualsOnDemand));
    CHECK(find(result, "runpod", 1, Market::Reserved).commitmentMonths == 1);
    CHECK(find(result, "runpod_community", 1, Market::Spot).price->nano == nano(0.2));
}

TEST_CASE("Vast takes the machine without disk and the renter's share of memory and marks the bid floor") {
    const auto result = test::readWith("vast", R"json({"offers": [
        {"machine_id": 7, "gpu_name": "A100 SXM4", "num_gpus": 2, "gpu_ram": 81920, "gpu_frac": 0.25, "cpu_cores": 64,
         "cpu_cores_effective": 16, "cpu_ram": 262144, "dph_base": 1.8, "dph_total": 1.9, "min_bid": 0.5,
         "rentable": true, "geolocation": "Sweden, SE", "verification": "verified", "hosting_type": 1},
        {"machine_id": 8, "gpu_name": "A100 SXM4", "num_gpus": 1, "gpu_ram": 40960, "cpu_cores": null, "dph_base": 0.9,
         "min_bid": 0, "rentable": false}]})json");
    CHECK(result.kept == 1);
    CHECK(result.rejectedBy.at(RejectReason::NotRentable) == 1);
    const Draft& machine = find(result, "vast", 2);
    CHECK(machine.gpu == "A100-SXM4-80GB");
    CHECK(machine.price->nano == nano(1.8));
    CHECK(machine.ramGib == 64);
    CHECK(machine.region == "Sweden, SE");
    CHECK(hasFlag(find(result, "vast", 2, Market::Spot), Flag::BidFloor));
    CHECK(result.flagged == 1);
}

TEST_CASE("Cents and bytes and text prices come out in the same units") {
    const auto lambda = test::readWith("lambda", R"json({"data": {
        "gpu_8x_h100_sxm5": {"instance_type": {"name": "gpu_8x_h100_sxm5", "gpu_description": "H100 (80 GB SXM5)",
            "price_cents_per_hour": 2392, "specs": {
    "vcpus" : 208, "memory_gib" : 1800, "gpus" : 8}},
            "regions_with_capacity_available": [{"name": "us-1"}, {"name": "us-2"}]
}
, "cpu_4x" : {
    "instance_type"
        : {"name" : "cpu_4x", "gpu_description" : "N/A", "price_cents_per_hour" : 20, "specs" : {"gpus" : 0}},
          "regions_with_capacity_available" : []
}
}
})json");
    REQUIRE(lambda.drafts.size() == 2);
    CHECK(lambda.rejectedBy.at(RejectReason::CpuOnly) == 1);
    CHECK(find(lambda, "lambda", 8).gpu == "H100-SXM5-80GB");
    CHECK(find(lambda, "lambda", 8).price->nano == nano(23.92));

    const auto rift =
        test::readWith("cloudrift", R"json({"data": {"instance_types": [{"brand_short": "RTX 4090",
        "variants": [{"name": "rtx49.1", "logical_cpu_count": 14, "dram": 53687091200, "gpu_count": 1,
        "vram": 25757220864, "cost_per_hour": 39.0, "nodes_per_dc": {"nc": 12, "sc": 0}}]}]}})json");
    REQUIRE(rift.drafts.size() == 2);
    CHECK(rift.drafts[0].price->nano == nano(0.39));
    CHECK(rift.drafts[0].ramGib == 50);
    CHECK(rift.drafts[0].available == Tri::Yes);
    CHECK(rift.drafts[1].available == Tri::No);

    const auto verda = test::readWith("verda", R"json([{"instance_type": "4A6000.40V", "model": "RTX A6000",
        "gpu": {"description": "4x RTX A6000 48GB", "number_of_gpus": 4}, "gpu_memory": {"size_in_gigabytes": 192},
        "cpu": {"number_of_cores": 40}, "memory": {"size_in_gigabytes": 240}, "currency": "usd",
        "price_per_hour": "1.96", "spot_price": null}])json");
    REQUIRE(verda.drafts.size() == 1);
    CHECK(verda.drafts[0].gpu == "RTX-A6000");
    CHECK(verda.drafts[0].gpuMemoryGb == 48);
    CHECK(verda.drafts[0].price->nano == nano(1.96));
}

TEST_CASE("A slice of a card keeps its own memory and its own price") {
    const auto result = test::readWith("vultr", R"json({"plans": [
        {"id": "a100-10", "vcpu_count": 2, "ram": 15360, "hourly_cost": 0.303, "locations": ["ams"], "gpu_vram_gb": 10,
         "gpu_type": "NVIDIA_A100"},
        {"id": "a100-160", "vcpu_count": 24, "ram": 240000, "hourly_cost": 4.684, "locations": ["ewr", "sjc"],
         "gpu_vram_gb": 160, "gpu_type": "NVIDIA_A100"},
        {"id": "a100-80", "vcpu_count": 12, "ram": 120000, "hourly_cost": 2.342, "locations": [], "gpu_vram_gb": 80,
         "gpu_type": "NVIDIA_A100"},
        {"id": "vc2", "vcpu_count": 1, "ram": 512, "hourly_cost": 0, "locations": ["ewr"]}],
        "meta": {"links": {"next": "bmV4dA=="}}})json");
    CHECK(result.nextPage == "bmV4dA==");
    CHECK(result.rejectedBy.at(RejectReason::NotRentable) == 1);
    CHECK(result.rejectedBy.at(RejectReason::CpuOnly) == 1);
    REQUIRE(result.drafts.size() == 3);
    CHECK(result.drafts[0].gpuCount == 0.125);
    CHECK(result.drafts[0].gpuMemoryGb == 10);
    CHECK(result.drafts[0].price->nano == nano(0.303));
    CHECK(hasFlag(result.drafts[0], Flag::FractionOfCard));
    CHECK(result.drafts[1].gpuCount == 2);
    CHECK(result.drafts[1].gpuMemoryGb == 80);
}

TEST_CASE("Bare metal names its cards in the plan and has a preemptible price") {
    const auto result = test::readWith("vultr", R"json({"plans_metal": [{"id": "vbm-192c-1536gb-8-mi325x-gpu",
        "cpu_threads": 192, "ram": 1572864, "hourly_cost": 18.6, "hourly_cost_preemptible": 15.03,
        "locations": ["dfw"]}]})json");
    REQUIRE(result.drafts.size() == 2);
    CHECK(result.drafts[0].gpu == "MI325X");
    CHECK(result.drafts[0].gpuCount == 8);
    CHECK(result.drafts[1].market == Market::Spot);
    CHECK(result.drafts[1].price->nano == nano(15.03));
}

TEST_CASE("A machine of parts is the smallest that the type allows") {
    const auto result =
        test::readWith("cudo", R"json({"machineTypes": [{"dataCenterId": "no-1", "machineType": "epyc-a6000",
        "gpuModel": "RTX A6000", "minVcpu": 2, "minMemoryGib": 4, "maxVcpuPerMemoryGib": 1, "minVcpuPerGpu": 1,
        "vcpuPriceHr": {"value": "0.002200"}, "memoryGibPriceHr": {"value": "0.003100"},
        "gpuPriceHr": {"value": "0.450000"}, "maxGpuFree": 2}, {"machineType": "cpu", "gpuModel": ""}]})json");
    CHECK(result.rejectedBy.at(RejectReason::CpuOnly) == 1);
    REQUIRE(result.drafts.size() == 2);
    CHECK(result.drafts[0].price->nano == nano(0.45 + 2 * 0.0022 + 4 * 0.0031));
    CHECK(result.drafts[0].basis == PriceBasis::Parts);
    CHECK(result.drafts[0].vcpus == 2);
    CHECK(result.drafts[1].gpuCount == 2);
    CHECK(result.drafts[1].price->nano == nano(0.9 + 2 * 0.0022 + 4 * 0.0031));
}

TEST_CASE("A reseller names the seller and a spot row is its own market") {
    const auto result =
        test::readWith("primeintellect", R"json({"items": [{"cloudId": "1H200_SPOT", "gpuType": "H200_141GB",
        "socket": "SXM5", "provider": "datacrunch", "dataCenter": "FIN-02", "country": "FI", "gpuCount": 1,
        "isSpot": true, "stockStatus": "Low", "disk": {"defaultCount": 100, "pricePerUnit": 0.0001,
        "defaultIncludedInPrice": false}, "prices": {"onDemand": 0.94, "currency": "USD"}}]})json");
    REQUIRE(result.drafts.size() == 1);
    const Draft& draft = result.drafts.front();
    CHECK(draft.seller == "datacrunch");
    CHECK(draft.market == Market::Spot);
    CHECK(draft.price->nano == nano(0.95));
    CHECK(hasFlag(draft, Flag::Reseller));
    CHECK(result.flagged == 0); // a reseller is no fault
}

TEST_CASE("The price list of Oracle is per card in US dollars where it has them") {
    const auto result = test::readWith("oracle", R"json({"items": [
        {"displayName": "OCI - Compute - GPU - A100 80GB - v2", "metricName": "GPU Per Hour", "currencyCodeLocalizations": [
          {"currencyCode": "EUR", "prices": [{"model": "PAY_AS_YOU_GO", "value": 3.7}]},
          {"currencyCode": "USD", "prices": [{"model": "PAY_AS_YOU_GO", "value": 4.0}]}]},
        {"displayName": "OCI - Compute - GPU - L40S", "metricName": "GPU Per Hour", "currencyCodeLocalizations": [
          {"currencyCode": "EUR", "prices": [{"model": "PAY_AS_YOU_GO", "value": 3.2}]}]},
        {"displayName": "OCI - Compute - Standard", "metricName": "OCPU Per Hour", "currencyCodeLocalizations": []}]})json");
    CHECK(result.rejectedBy.at(RejectReason::CpuOnly) == 1);
    REQUIRE(result.drafts.size() == 2);
    CHECK(result.drafts[0].price == Money{nano(4.0), Currency()});
    CHECK(result.drafts[0].gpuMemoryGb == 80);
    CHECK(result.drafts[1].price->currency.code() == "EUR");
}
