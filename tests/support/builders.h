// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/catalog/facts.h"
#include "core/compare/comparison.h"
#include "core/compare/offer_table_builder.h"
#include "core/models/plain_size.h"
#include "core/units/csv.h"
#include "tests/support/paths.h"

#include <string>

// The checklist's fixture: ten offers with invented prices and real-world-shaped specifications. For tests
// only. Usable memory is as tabled there, the engine is Generic.
namespace fitgauge::test {

inline constexpr Date kToday{20'786}; // 2026-11-29

inline Money usd(std::int64_t cents) {
    return Money{cents * (kNanoPerUnit / 100), Currency()};
}

struct GpuSpec {
    const char* name;
    const char* arch;
    double vramGb, usableGib;
    const char* memoryType;
    double bandwidth, fp16;
    bool bf16, fp8;
    int smCount;
    double boostGhz;
    int watts, pcie;
};

inline hardware::Gpu gpuOf(const GpuSpec& spec) {
    hardware::Gpu gpu;
    gpu.canonical = spec.name;
    gpu.vendor = "NVIDIA";
    gpu.arch = spec.arch;
    gpu.vramGb = spec.vramGb;
    gpu.usable = Bytes::fromGib(spec.usableGib);
    gpu.memoryType = spec.memoryType;
    gpu.bandwidthGbps = spec.bandwidth;
    gpu.gpuClass = gpu.isHbm() ? hardware::GpuClass::Hbm : hardware::GpuClass::GddrDatacenter;
    gpu.fp16Tflops = spec.fp16;
    gpu.bf16Native = triOf(spec.bf16);
    gpu.fp8Native = triOf(spec.fp8);
    gpu.int8Native = Tri::Yes;
    gpu.fp4Native = Tri::No;
    gpu.bf16Tflops = spec.bf16 ? std::optional(spec.fp16) : std::nullopt;
    gpu.fp8Tflops = spec.fp8 ? std::optional(2 * spec.fp16) : std::nullopt;
    gpu.int8Tops = 2 * spec.fp16;
    gpu.smCount = spec.smCount;
    gpu.boostGhz = spec.boostGhz;
    gpu.tdpWatts = spec.watts;
    gpu.pcieGeneration = spec.pcie;
    gpu.interconnect = "none";
    gpu.evidence = "M S";
    return gpu;
}

inline std::vector<hardware::Gpu> fixtureGpus() {
    std::vector<hardware::Gpu> gpus = {
        gpuOf({"T4", "Turing", 16, 14.6, "GDDR6", 320, 65, false, false, 40, 1.59, 70, 3}),
        gpuOf({"L4", "Ada", 24, 22.5, "GDDR6", 300, 121, true, true, 58, 2.04, 72, 4}),
        gpuOf({"L40S", "Ada", 48, 45.0, "GDDR6", 864, 362, true, true, 142, 2.52, 350, 4}),
        gpuOf({"A100-80", "Ampere", 80, 79.0, "HBM2e", 2039, 312, true, false, 108, 1.41, 400, 4}),
        gpuOf({"A100-80-PCIe", "Ampere", 80, 79.0, "HBM2e", 2039, 312, true, false, 108, 1.41, 300, 4}),
        gpuOf({"H100-SXM", "Hopper", 80, 79.0, "HBM3", 3350, 989, true, true, 132, 1.98, 700, 5}),
    };
    gpus[5].interconnect = "NVLink4 NVSwitch";
    gpus[5].linkGbpsBothWays = 900;
    return gpus;
}

// The fitted constants that the program ships.
inline speed::Constants shippedSpeedConstants() {
    constexpr std::size_t kMostBytes = 1U << 20U;
    const auto text = readFile((catalogFolder() / "speed_constants.csv").string(), kMostBytes);
    return speed::readConstants(CsvTable::parse("speed_constants.csv", text.value()).value()).value();
}

// Each offer has a provider of its own, named like it ("F3"), so that each has its own billing rule.
struct OfferSpec {
    const char* id;
    const char* gpu;
    double count;
    std::int64_t cents;
    catalog::Market market;
    std::optional<int> incrementSeconds;
    int minimumSeconds;
    const char* provisioning; // seconds
};

inline catalog::Offer offerOf(const OfferSpec& spec, std::string id) {
    catalog::Offer offer;
    offer.id = std::move(id);
    offer.provider = spec.id;
    offer.product = std::string("product ") + spec.id;
    offer.gpu = spec.gpu;
    offer.gpuCount = spec.count;
    offer.market = spec.market;
    offer.price = usd(spec.cents);
    offer.region = "eu-west";
    offer.provenance.sourceUrl = std::string("https://example.org/") + spec.id;
    offer.provenance.sourceKind = "official";
    offer.provenance.asOf = kToday;
    return offer;
}

inline void addOffer(catalog::Facts& facts, const OfferSpec& spec) {
    catalog::Provider provider;
    provider.id = spec.id;
    provider.name = std::string("Provider ") + spec.id;
    provider.kind = catalog::ProviderKind::SpecialistCloud;
    provider.provisioning = spec.provisioning;
    facts.providers.push_back(provider);
    billing::Rule rule;
    rule.provider = spec.id;
    if (spec.incrementSeconds) {
        rule.increment = Duration::seconds(*spec.incrementSeconds);
    }
    rule.minimum = Duration::seconds(spec.minimumSeconds);
    facts.billingRules.push_back(rule);
    facts.offers.push_back(offerOf(spec, spec.id));
}

inline void setFixtureAccess(std::vector<catalog::Provider>& providers) {
    const auto yes = Tri::Yes;
    for (const std::size_t withSsh : {0U, 1U, 2U, 3U}) {
        providers[withSsh].ssh = yes;
    }
    for (const std::size_t withJupyter : {0U, 1U, 3U}) {
        providers[withJupyter].jupyter = yes;
    }
    providers[2].jupyter = Tri::No;
    providers[0].snapshots = providers[3].snapshots = yes;
    providers[1].customImage = yes;
    providers[1].volumePerGbMonth = usd(7);
    providers[2].volumePerGbMonth = usd(10);
    providers[1].egressPerGb = usd(0);
    providers[2].egressPerGb = usd(5);
    providers[8].egressPerGb = usd(9);
    providers[9].freeCredit = usd(5000);
}

// F1 to F10; the spot twin of F1 is the last offer ("F1-spot").
inline catalog::Facts fixtureFacts() {
    using catalog::Market;
    catalog::Facts facts;
    facts.gpus = fixtureGpus();
    facts.speedConstants = shippedSpeedConstants();
    const std::vector<OfferSpec> specs = {
        {"F1", "T4", 1, 35, Market::OnDemand, 1, 60, "40"},
        {"F2", "L4", 1, 60, Market::OnDemand, 1, 0, "30"},
        {"F3", "L40S", 1, 90, Market::OnDemand, 60, 60, "90"},
        {"F4", "A100-80", 1, 160, Market::OnDemand, 60, 60, "120"},
        {"F5", "A100-80", 1, 75, Market::Spot, 60, 60, "120"},
        {"F6", "H100-SXM", 1, 300, Market::OnDemand, 3600, 3600, "600 to 2100"},
        {"F7", "A100-80-PCIe", 2, 310, Market::OnDemand, 60, 0, "180"},
        {"F8", "H100-SXM", 8, 2200, Market::OnDemand, 3600, 0, "900"},
        {"F9", "L40S", 1, 180, Market::Serverless, 1, 0, ""},
        {"F10", "A100-80", 1, 190, Market::OnDemand, 1, 0, "60"},
    };
    for (const OfferSpec& spec : specs) {
        addOffer(facts, spec);
    }
    setFixtureAccess(facts.providers);
    facts.providers[8].keepWarm = Duration::seconds(60);
    facts.providers[8].scaleToZero = Tri::Yes;
    catalog::Offer spot = offerOf(specs[0], "F1-spot");
    spot.market = catalog::Market::Spot;
    spot.price = usd(12);
    facts.offers.push_back(spot);
    return facts;
}

// Live: 8.03 B, 16 bit, 8,192 tokens x 16 users, Generic.
inline compare::Workload fixtureWorkload(compare::Profile profile = compare::Profile::Live) {
    compare::Workload workload = compare::defaultWorkload(profile, kToday);
    workload.model = models::plainSize(8'030'000'000);
    workload.serving.engine = sizing::Engine::Generic;
    return workload;
}

// Memory and price alone decide.
inline compare::Workload withoutTargets(compare::Workload workload) {
    workload.targets = {std::nullopt, std::nullopt};
    return workload;
}

inline std::shared_ptr<const compare::Comparison> compareFacts(const catalog::Facts& facts,
                                                               const compare::Workload& workload,
                                                               const compare::Filter& filter,
                                                               const compare::Order& order = {}) {
    return compare::compare(compare::OfferTable::build(facts), workload, filter, order);
}

// The fixture under the profile's own filter and order.
inline std::shared_ptr<const compare::Comparison>
compareFixture(const compare::Workload& workload = fixtureWorkload()) {
    return compareFacts(fixtureFacts(), workload, compare::defaultFilter(workload.profile));
}

inline compare::OfferTable::Row rowOf(const compare::Comparison& comparison, std::string_view id) {
    return comparison.table().rowOf(id).value(); // throws when a test misspells an id
}

inline std::string idOf(const compare::Comparison& comparison,
                        const std::optional<compare::OfferTable::Row>& row) {
    return row ? std::string(comparison.table().idOf(*row)) : "none";
}

// "F3 F4 F10": the shown rows in order.
inline std::string shownIds(const compare::Comparison& comparison) {
    std::string ids;
    for (const auto row : comparison.rows()) {
        ids += (ids.empty() ? "" : " ") + std::string(comparison.table().idOf(row));
    }
    return ids;
}

} // namespace fitgauge::test
