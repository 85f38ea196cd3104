// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/billing/rule.h"
#include "core/hardware/alias_table.h"
#include "core/hardware/gpu.h"
#include "core/models/architecture.h"
#include "core/speed/constants.h"
#include "core/speed/measured.h"
#include "core/speed/own_run.h"
#include "core/units/date.h"
#include "core/units/money.h"
#include "core/units/tri.h"

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <vector>

// What the catalog holds, as values. Unknown is an empty optional, an empty string or Tri::Unknown.
namespace fitgauge::catalog {

enum class EnteredBy : std::uint8_t { Bundled, Feed, Import, User };

// Where a fact comes from. `verified` is false where no page stands behind the value (general knowledge).
struct Provenance {
    std::string sourceUrl;
    std::string sourceKind; // official, official-old, transcribed, secondary, derived, general knowledge
    std::optional<Date> asOf;
    EnteredBy enteredBy = EnteredBy::Bundled;
    bool verified = true;
    friend bool operator==(const Provenance&, const Provenance&) = default;
};

enum class ProviderKind : std::uint8_t {
    Hyperscaler,
    RegionalCloud,
    SpecialistCloud,
    BareMetal,
    Marketplace,
    Serverless,
    HostedNotebook,
    Broker,
    Other
};

struct Provider {
    std::string id;   // "aws"
    std::string name; // "Amazon Web Services (EC2)"
    ProviderKind kind = ProviderKind::Other;
    std::string country; // two letters
    std::string billsWhenStopped;
    std::string stoppedTrap;
    Tri spot = Tri::Unknown, reserved = Tri::Unknown, serverless = Tri::Unknown;
    Tri scaleToZero = Tri::Unknown, autoscaling = Tri::Unknown;
    std::optional<Duration> spotNotice, keepWarm;
    std::string provisioning, coldStart; // a text range is one report, not a guarantee
    Tri coldStartBilled = Tri::Unknown;
    Tri ssh = Tri::Unknown, jupyter = Tri::Unknown, hostedNotebook = Tri::Unknown;
    Tri customImage = Tri::Unknown, snapshots = Tri::Unknown;
    std::optional<Money> volumePerGbMonth, egressPerGb, freeCredit;
    std::optional<double> egressFreeGbPerMonth;
    std::string freeCreditTerms, regions, compliance, notes;
    Tri pricesIncludeTax = Tri::Unknown;
    int valuesGeneralKnowledge = 0; // how many of the above have no page behind them
    std::string website;            // best known page, may be empty
    std::optional<Date> newestSource;
    friend bool operator==(const Provider&, const Provider&) = default;
};

// One value that somebody stated about a provider, with its own source: a row of provider_facts.csv. Where a
// provider has several of one field the first one made it into Provider; the others show that pages disagree.
struct ProviderFact {
    std::string provider; // Provider::id
    std::string field;
    std::string value;
    std::string remark; // what the date cannot say: "page dated 2026-04"
    Provenance provenance;
    friend bool operator==(const ProviderFact&, const ProviderFact&) = default;
};

enum class Market : std::uint8_t { OnDemand, Spot, Reserved, Serverless };

// One thing to rent. Provider, product, variant, gpu, gpuCount, region, market and commitment are its
// identity: offerId() (offer_reader.h) makes `id` of them. `price` is for the whole offer (all cards) per
// hour, or unknown.
struct Offer {
    std::string id;          // stable and unique: "aws/p5.48xlarge/h100-sxm5-80gb-x8/us-east-1/spot"
    std::string provider;    // Provider::id
    std::string product;     // instance type or product word
    std::string variant;     // tells apart what product and GPU leave the same: "Intel host"
    std::string gpu;         // Gpu::canonical
    std::string soldAs;      // the source's name for the GPU where it differs
    bool gpuIsGuess = false; // the name alone did not tell the part
    double gpuCount = 1;     // fractional for a slice of a card (Azure NVadsA10: 0.167)
    std::optional<double> gpuMemoryGb; // per card, as the source says
    Market market = Market::OnDemand;
    int commitmentMonths = 0; // 0 none, 1, 12, 36
    std::optional<Money> price;
    bool priceIsSuspect = false; // shown with a mark, never recommended; `notes` says why
    std::string region;          // as the source names it; empty: unknown
    std::optional<double> vcpus, ramGib;
    std::optional<Date> validFrom; // since when the price stands, as far as known
    std::string notes;
    Provenance provenance;
    friend bool operator==(const Offer&, const Offer&) = default;
};

// An earlier reading of a price: history, not an offer.
struct PastPrice {
    std::string offerId;
    Money price;                    // per hour for the whole offer
    std::optional<Date> asOf;       // day of the reading, or the first day of the price
    std::optional<Date> validUntil; // last day of that price, where the page told it or the next one came
    std::string sourceUrl, sourceKind, notes;
    bool isSuspect = false;
    // What was rented, so that the history of a card outlives its offers; empty: as the offer of that id.
    std::string gpu;
    std::optional<double> gpuCount;
    std::optional<Market> market;
    friend bool operator==(const PastPrice&, const PastPrice&) = default;
};

using GpuAlias = hardware::AliasEntry;

// Shared with the offer tables made of the facts; equal by its rows. Null: nothing is known to be measured.
struct MeasuredSpeed {
    std::shared_ptr<const speed::MeasuredTable> table;
    friend bool operator==(const MeasuredSpeed& a, const MeasuredSpeed& b) {
        return a.table == b.table || (a.table && b.table && *a.table == *b.table);
    }
};

// Everything the catalog holds, loaded in one go.
struct Facts {
    std::vector<Provider> providers;
    std::vector<ProviderFact> providerFacts;
    std::vector<billing::Rule> billingRules;
    std::vector<hardware::Gpu> gpus;
    std::vector<GpuAlias> aliases;
    std::vector<models::Architecture> models;
    std::vector<Offer> offers;
    std::vector<PastPrice> pastPrices;
    std::optional<speed::Constants> speedConstants; // empty: no speed is estimated
    MeasuredSpeed measuredSpeed;
    std::vector<speed::OwnRun> ownRuns; // the user's
    friend bool operator==(const Facts&, const Facts&) = default;
};

} // namespace fitgauge::catalog
