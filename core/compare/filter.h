// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/catalog/facts.h"
#include "core/compare/expression.h"
#include "core/compare/workload.h"
#include "core/units/duration.h"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace fitgauge::compare {

// Inclusive at both ends; an empty end is open. An offer whose value is unknown fails a range with any end
// set, unless Filter::includeUnknown.
template<typename T>
struct Range {
    std::optional<T> low;
    std::optional<T> high;
    [[nodiscard]] bool isOpen() const { return !low && !high; }
    friend bool operator==(const Range&, const Range&) = default;
};

// What a provider charges for data that leaves. Facts name no flat rate so far.
enum class EgressKind : std::uint8_t {
    Included,  // nothing for it
    Allowance, // by the GB after a free amount a month
    Metered    // by the GB from the first
};

enum class Precision : std::uint8_t { Bf16, Fp8, Int8, Fp4 };

// How a GPU talks to its neighbours in the machine. Facts: Gpu::interconnect.
enum class LinkKind : std::uint8_t {
    None,   // over PCIe
    Bridge, // pairs of cards
    Fabric  // NVLink between all, Infinity Fabric, ICI ...
};

// The filter that stands in a column's header.
struct ColumnFilter {
    Column column = Column::Gpu;
    Expression expression;
    friend bool operator==(const ColumnFilter&, const ColumnFilter&) = default;
};

// What the user hides. Chips and the filter panel change this value and nothing else. Empty lists mean "all".
struct Filter {
    // Words that must occur in GPU, provider, region or product, with operators: parseSearch().
    std::string text;
    std::optional<Expression> expression; // of the expression field
    std::vector<ColumnFilter> columns;    // all must hold
    std::vector<std::string> providers;   // ids
    std::vector<std::string> gpus;        // canonical names
    std::vector<std::string> regions;
    std::vector<std::string> vendors; // Gpu::vendor
    bool knownCardsOnly = false;      // a name that did not tell the part goes
    Range<double> vramGb;             // nominal GB of one card, never of the machine
    Range<double> vramTotalGb;        // of all cards of the machine together
    Range<double> bandwidthGbps;      // of one card, GB/s
    Range<double> gpuCount;
    std::vector<Precision> precisions; // native, all of them
    std::vector<LinkKind> links;
    Range<std::int64_t> priceNano; // per hour for the whole offer, USD
    std::vector<catalog::Market> markets;
    std::vector<int> commitmentMonths;                // 0: none, 1, 12 ...
    std::vector<catalog::ProviderKind> providerKinds; // resellers are brokers
    bool noResellers = false;
    std::optional<bool> taxIncluded;         // prices with, or without, tax
    std::optional<Duration> incrementAtMost; // "per minute or finer"
    std::optional<Duration> readyWithin;     // from asking to having, in the slow case
    std::optional<int> ageDaysAtMost;        // of the price
    bool freshOnly = false;                  // prices past the age limit of their kind of source go
    bool pricedOnly = false;                 // so do offers without a price that can be believed
    Range<std::int64_t> volumeNano;          // of a volume, USD per GB and month
    std::vector<EgressKind> egress;
    Range<std::int64_t> egressNano; // USD per GB
    bool ssh = false, jupyter = false, hostedNotebook = false, customImage = false, snapshots = false;
    bool includeUnknown = false; // unknown values pass the strict filters above
    bool singleGpu = false;      // chip "1 GPU"
    bool notReclaimable = false; // chip: on-demand, reserved and serverless stay, spot goes
    bool fitsOnly = true;        // chip "fits": comfortable and tight stay
    bool targetMetOnly = true;   // Live: a plain miss goes; borderline and unknown stay
    friend bool operator==(const Filter&, const Filter&) = default;
};

// The chips that a profile sets (interface.md "Defaults"). Everything else is open.
[[nodiscard]] Filter defaultFilter(Profile profile);

// Each hidden offer counts once, under the first of these that hides it, in this order; the counts and the
// shown rows add up to the table.
enum class HiddenBy : std::uint8_t {
    Nothing,
    Search,
    Expression,
    ColumnFilter,
    Provider,
    ProviderKind,
    Gpu,
    Accelerator, // vendor, or a part that is a guess
    Region,
    Vram,
    VramTotal,
    Bandwidth,
    GpuCount,
    Precision,
    Link,
    Price,
    PriceAge,
    Market,
    Commitment,
    Tax,
    Access,
    Storage,
    Egress,
    Ready,
    Increment,  // the last that the user asked for
    DoesNotFit, // includes would spill, needs more cards, unknown memory
    MultiGpu,
    Reclaimable,
    MissesTarget,
    Count_
};
inline constexpr std::size_t kHiddenByCount = static_cast<std::size_t>(HiddenBy::Count_);

} // namespace fitgauge::compare
