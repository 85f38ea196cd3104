// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/units/bytes.h"

#include <algorithm>
#include <cmath>
#include <cstdint>

namespace fitgauge::sizing {

// Sizes are computed as doubles (exact up to 2^53, monotone above) and become whole bytes once per part. A
// part saturates at 2^60 bytes, so that the sum of all parts of a card fits 64 bits.
inline constexpr std::int64_t kMostBytesPerPart = std::int64_t{1} << 60;

[[nodiscard]] inline Bytes wholeBytes(double bytes) {
    constexpr auto kMost = static_cast<double>(kMostBytesPerPart);
    if (!(bytes > 0)) { // NaN as well
        return Bytes(0);
    }
    return bytes >= kMost ? Bytes(kMostBytesPerPart) : Bytes(std::llround(bytes));
}

[[nodiscard]] inline double asDouble(std::int64_t count) {
    return static_cast<double>(count);
}

// `value` rounded up to a multiple of `step`; step > 0. Saturates instead of overflowing.
[[nodiscard]] inline std::int64_t ceilToMultiple(std::int64_t value, std::int64_t step) {
    const std::int64_t bounded = std::min(value, kMostBytesPerPart);
    return (bounded + step - 1) / step * step;
}

} // namespace fitgauge::sizing
