// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/bench/synthetic_table.h"

#include "core/catalog/catalog.h"
#include "core/compare/offer_table_builder.h"
#include "core/units/csv.h"
#include "tests/bench/bench.h"

#include <cstdio>
#include <random>

namespace fitgauge::bench {
namespace {

constexpr std::size_t kRegions = 40;
constexpr std::int64_t kHundredthCent = kNanoPerUnit / 10'000;

catalog::Offer varied(const catalog::Offer& pattern, std::size_t number, std::mt19937_64& random) {
    catalog::Offer offer = pattern;
    const std::size_t region = random() % kRegions;
    if (region > 0) {
        offer.region = "region-" + std::to_string(region);
    }
    if (offer.price && random() % 100 != 0) {
        const auto share = static_cast<std::int64_t>(700 + random() % 800);
        offer.price->nano = offer.price->nano * share / 1000 / kHundredthCent * kHundredthCent;
    } else {
        offer.price.reset();
    }
    offer.provenance.asOf = Date(kBenchDay.daysSinceEpoch() - static_cast<std::int32_t>(random() % 500));
    offer.id = pattern.id + "#" + std::to_string(number);
    return offer;
}

} // namespace

std::shared_ptr<const compare::OfferTable> syntheticTable(const catalog::Facts& pattern, std::size_t offers) {
    std::mt19937_64 random(20'261'129);
    compare::OfferTableBuilder builder(pattern);
    for (std::size_t i = 0; i < offers; ++i) {
        builder.add(varied(pattern.offers[random() % pattern.offers.size()], i, random));
    }
    return std::move(builder).finish();
}

std::optional<catalog::Facts> bundledFacts() {
    constexpr std::size_t kMostBytes = 64U << 20U;
    std::vector<catalog::BundledFile> files;
    for (const char* name :
         {"gpus.csv", "gpu_aliases.csv", "models.csv", "providers.csv", "provider_facts.csv",
          "billing_rules.csv", "offers.csv", "price_history.csv", "speed_constants.csv"}) {
        auto bytes = readFile(catalogFile(name), kMostBytes);
        if (!bytes) {
            std::fprintf(stderr, "fitgauge_bench: cannot read %s\n", name);
            return std::nullopt;
        }
        files.push_back({name, *std::move(bytes)});
    }
    auto facts = catalog::readBundled(files);
    if (!facts) {
        std::fprintf(stderr, "fitgauge_bench: bundled catalog: %s\n",
                     std::string(errorWord(facts.error().code)).c_str());
        return std::nullopt;
    }
    return *std::move(facts);
}

} // namespace fitgauge::bench
