// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/catalog/facts.h"
#include "core/compare/offer_table.h"

#include <memory>

namespace fitgauge::bench {

// A table of `offers` invented offers in the shape of the bundled catalog, the same at every run: each copies
// an offer of the catalog into one of forty regions with a price of its own (70 % to 150 %, whole hundredths
// of a cent) and a day of its own. One in a hundred has no price.
[[nodiscard]] std::shared_ptr<const compare::OfferTable> syntheticTable(const catalog::Facts& pattern,
                                                                        std::size_t offers);

// The facts under resources/catalog; the error goes to standard error.
[[nodiscard]] std::optional<catalog::Facts> bundledFacts();

// The day on which ages are counted: fixed, so that runs compare.
inline constexpr Date kBenchDay{20'786}; // 2026-11-29

} // namespace fitgauge::bench
