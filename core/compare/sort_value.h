// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/compare/comparison.h"

#include <cstdint>
#include <optional>

namespace fitgauge::compare {

// A number that orders as the column does, lower first; empty when unknown. Text orders by its place in the
// alphabet, fit by state and then by share of memory, money only in USD.
[[nodiscard]] std::optional<std::uint64_t> groupSortValue(const Comparison& comparison, Column column,
                                                          std::uint32_t group);
[[nodiscard]] std::optional<std::uint64_t> rowSortValue(const Comparison& comparison, Column column,
                                                        OfferTable::Row row);

} // namespace fitgauge::compare
