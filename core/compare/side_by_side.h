// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/compare/comparison.h"

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <vector>

// A few offers beside each other, attribute by attribute: figures as they are read, their difference to the
// baseline, and which one is best. Everything is decided on the figures as shown, so that a difference always
// agrees with the two figures it stands between, and a tie that people see is a tie.
namespace fitgauge::compare {

// Rows of the comparison in reading order; the groups are consecutive.
enum class Attribute : std::uint8_t {
    // Cost
    Cost,
    Session,
    Price,
    PricePerGpu,
    TokenCost,
    SpotPrice,
    Age,
    // Memory and speed
    Fit,
    ComfortableUsers,
    Vram,
    VramTotal,
    Bandwidth,
    Speed,
    FirstToken,
    PerUser,
    JobHours,
    LowPrecision,
    // Platform
    Market,
    Region,
    Increment,
    Minimum,
    Ready,
    Volume,
    Egress,
    Ssh,
    Jupyter,
    OwnImage,
    Snapshots,
    Count_
};
enum class AttributeGroup : std::uint8_t { Cost, MemoryAndSpeed, Platform };
[[nodiscard]] AttributeGroup groupOf(Attribute attribute);

struct SideCell {
    enum class Kind : std::uint8_t {
        Unknown, // nobody told us
        Absent,  // there is none, or it follows from an unknown
        Number,  // scaled / 10^decimals
        Word,    // a name of the catalog or of a format
        Code,    // value of the attribute's enumeration: catalog::Market, Tri
        Fit      // MemoryEstimate of the row; scaled: per cent of usable, where known
    };
    enum class Bound : std::uint8_t { Exact, AtLeast, AtMost };
    Kind kind = Kind::Unknown;
    Bound bound = Bound::Exact;
    std::int64_t scaled = 0;
    int decimals = 0;
    std::string word;
    int code = 0;
    // To the baseline; empty for the baseline itself, for equal figures, and where one of the two is unknown.
    std::optional<std::int64_t> difference; // same scale
    std::optional<double> ratio;            // Speed instead of a difference
    bool isBest = false;                    // alone the best of the known figures
};

struct SideRow {
    Attribute attribute = Attribute::Cost;
    std::vector<SideCell> cells; // one an offer
    bool isEqual = false;        // all cells read the same
};

// The attributes that the workload can fill. `baseline` is a place in `rows`.
[[nodiscard]] std::vector<SideRow> sideBySide(const Comparison& comparison,
                                              std::span<const OfferTable::Row> rows, std::size_t baseline);

} // namespace fitgauge::compare
