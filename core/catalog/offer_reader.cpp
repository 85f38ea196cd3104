// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/catalog/offer_reader.h"

#include "core/catalog/provenance_reader.h"
#include "core/catalog/words.h"

#include <fmt/format.h>

#include <unordered_set>

namespace fitgauge::catalog {
namespace {

using Names = std::unordered_set<std::string_view>;

constexpr int kMostCommitmentMonths = 120;
constexpr double kMostGpus = 100'000;

std::string slug(std::string_view text) {
    std::string result;
    for (const char c : text) {
        const bool upper = c >= 'A' && c <= 'Z';
        const bool kept = upper || (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9') || c == '.' ||
                          static_cast<unsigned char>(c) >= 0x80;
        if (kept) {
            result += upper ? static_cast<char>(c - 'A' + 'a') : c;
        } else if (!result.empty() && result.back() != '-') {
            result += '-';
        }
    }
    if (result.ends_with('-')) {
        result.pop_back();
    }
    return result.empty() ? "-" : result;
}

Market readMarket(CsvRow& row) {
    const auto market = fromWord<Market>(row.text("market"));
    if (!market) {
        row.reject("market");
    }
    return market.value_or(Market::OnDemand);
}

// What offers.csv and price_history.csv share: the identity of an offer.
Offer readIdentity(CsvRow& row) {
    Offer offer;
    offer.provider = row.required("provider");
    offer.product = row.required("product");
    offer.variant = row.text("variant");
    offer.gpu = row.required("gpu");
    offer.gpuCount = row.number("gpu_count").value_or(0);
    if (offer.gpuCount <= 0 || offer.gpuCount > kMostGpus) {
        row.reject("gpu_count");
    }
    offer.market = readMarket(row);
    offer.region = row.text("region");
    offer.soldAs = row.text("sold_as");
    offer.price = row.money("price_per_h", row.currency("currency"));
    offer.notes = row.text("notes");
    offer.provenance = readProvenance(row);
    return offer;
}

Offer readOffer(CsvRow& row) {
    Offer offer = readIdentity(row);
    offer.gpuMemoryGb = row.number("gpu_mem_gb");
    offer.gpuIsGuess = row.flag("gpu_guess");
    offer.commitmentMonths = row.smallInteger("commitment_months").value_or(0);
    if (offer.commitmentMonths > kMostCommitmentMonths) {
        row.reject("commitment_months");
    }
    offer.vcpus = row.number("vcpus");
    offer.ramGib = row.number("ram_gib");
    offer.validFrom = row.date("valid_from");
    offer.id = offerId(offer);
    return offer;
}

void checkReferences(CsvRow& row, const Offer& offer, const Names& providers, const Names& gpus) {
    if (!providers.contains(offer.provider)) {
        row.rejectReference("provider");
    }
    if (!gpus.contains(offer.gpu)) {
        row.rejectReference("gpu");
    }
}

template<typename Rows, typename Name>
Names namesOf(const Rows& rows, Name name) {
    Names names;
    for (const auto& row : rows) {
        names.insert(row.*name);
    }
    return names;
}

} // namespace

std::string offerId(const Offer& offer) {
    std::string id = fmt::format("{}/{}", slug(offer.provider), slug(offer.product));
    if (!offer.variant.empty()) {
        id += fmt::format("+{}", slug(offer.variant));
    }
    id += fmt::format("/{}-x{}/{}/{}", slug(offer.gpu), offer.gpuCount, slug(offer.region),
                      wordFor(offer.market));
    return offer.commitmentMonths == 0 ? id : fmt::format("{}-{}m", id, offer.commitmentMonths);
}

Expected<std::vector<Offer>> readOffers(const CsvTable& table, const Facts& known) {
    const Names providers = namesOf(known.providers, &Provider::id);
    const Names gpus = namesOf(known.gpus, &hardware::Gpu::canonical);
    std::vector<Offer> offers;
    offers.reserve(table.rows());
    std::unordered_set<std::string> seen;
    for (std::size_t i = 0; i < table.rows(); ++i) {
        CsvRow row(table, i);
        Offer offer = readOffer(row);
        checkReferences(row, offer, providers, gpus);
        if (!seen.insert(offer.id).second) {
            row.reject("product");
        }
        if (row.error()) {
            return Unexpected(*row.error());
        }
        offers.push_back(std::move(offer));
    }
    return offers;
}

Expected<std::vector<PastPrice>> readPastPrices(const CsvTable& table, const Facts& known) {
    const Names offers = namesOf(known.offers, &Offer::id);
    std::vector<PastPrice> prices;
    for (std::size_t i = 0; i < table.rows(); ++i) {
        CsvRow row(table, i);
        const Offer offer = readIdentity(row);
        const std::string id = offerId(offer);
        if (!offers.contains(id)) {
            row.rejectReference("product");
        }
        if (!offer.price) {
            row.reject("price_per_h");
        }
        const auto validUntil = row.date("valid_until");
        if (row.error()) {
            return Unexpected(*row.error());
        }
        prices.push_back({id, *offer.price, offer.provenance.asOf, validUntil, offer.provenance.sourceUrl,
                          offer.provenance.sourceKind, offer.notes, false, offer.gpu, offer.gpuCount,
                          offer.market});
    }
    return prices;
}

} // namespace fitgauge::catalog
