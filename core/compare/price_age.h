// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/compare/offer_table.h"

#include <cstdint>
#include <optional>

namespace fitgauge::compare {

enum class PriceAge : std::uint8_t { Fresh, PastLimit, Unknown };

// Days up to which a price counts as fresh (interface.md "Defaults").
[[nodiscard]] int ageLimitDays(PriceSource source);

// Whole days from `asOf` to `today`, never negative; empty when the day is unknown.
[[nodiscard]] std::optional<int> priceAgeDays(std::int32_t asOf, Date today);

// A price without a day is past its limit in every decision; here it is told apart.
[[nodiscard]] PriceAge priceAge(std::int32_t asOf, PriceSource source, Date today);

} // namespace fitgauge::compare
