// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/catalog/facts.h"
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

// What the user hides. Chips and the filter panel change this value and nothing else. Empty lists mean "all".
struct Filter {
    std::string text; // words, all of which must occur in GPU, provider, region or product; case-insensitive
    std::vector<std::string> providers; // ids
    std::vector<std::string> gpus;      // canonical names
    std::vector<std::string> regions;
    Range<double> vramGb;          // nominal GB of one card, never of the machine
    Range<std::int64_t> priceNano; // per hour for the whole offer, USD
    std::vector<catalog::Market> markets;
    std::optional<Duration> incrementAtMost; // "per minute or finer"
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
    Provider,
    Gpu,
    Region,
    Vram,
    Price,
    Market,
    Access,
    Increment,  // what the user asked for
    DoesNotFit, // includes would spill, needs more cards, unknown memory
    MultiGpu,
    Reclaimable,
    MissesTarget,
    Count_
};
inline constexpr std::size_t kHiddenByCount = static_cast<std::size_t>(HiddenBy::Count_);

} // namespace fitgauge::compare
