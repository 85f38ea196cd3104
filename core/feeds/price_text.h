// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/feeds/feed.h"

#include <cstdint>
#include <optional>
#include <string_view>

// Prices as sources write them, brought to whole nano units. Nothing here is rounded twice: text keeps its
// nine decimals, further ones are rounded half up.
namespace fitgauge::feeds {

// Above this a figure is a placeholder or an error: no machine costs a million an hour.
inline constexpr std::int64_t kMostNanoPerHour = 1'000'000 * kNanoPerUnit;

// One price cell: a figure, nothing (blank or zero: unknown, not free), or the reason to turn the row down.
struct PriceReading {
    std::optional<std::int64_t> nano;
    std::optional<RejectReason> bad;
};

// "2.49", " $1.00", "0.35000000000000003", "1e-2"; blank, "null", "None" and zero are unknown. Digits with a
// point only: a comma is not a number. `unitsPerHour` scales: 0.01 for cents is hundredths(text).
[[nodiscard]] PriceReading readPrice(std::string_view text);
[[nodiscard]] PriceReading readPriceInCents(std::string_view text);
// A JSON number; the same rules.
[[nodiscard]] PriceReading readPrice(double value);
// value x count / divisor, checked: per card to per machine.
[[nodiscard]] PriceReading scaled(PriceReading price, double count);

} // namespace fitgauge::feeds
