// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/compare/comparison.h"

#include <span>
#include <vector>

namespace fitgauge::compare {

// What one GPU is sold for: prices per card and hour in USD, over the offers that have one.
struct GpuSpread {
    std::uint32_t gpu = 0;  // index into OfferTable::gpus()
    std::size_t offers = 0; // with or without a price
    std::size_t providers = 0;
    std::size_t priced = 0;                   // in USD; zero leaves the prices below empty
    std::optional<Money> least, median, most; // per card; an even count: the mean of the middle two
    friend bool operator==(const GpuSpread&, const GpuSpread&) = default;
};

// Of the given rows, one entry a GPU that occurs in them: the cheapest median first, GPUs without a price
// last, ties by name. Guessed parts count with the part that they name. Time: rows + sorting the prices of a
// GPU.
[[nodiscard]] std::vector<GpuSpread> gpuSpreads(const OfferTable& table,
                                                std::span<const OfferTable::Row> rows);

} // namespace fitgauge::compare
