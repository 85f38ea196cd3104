// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>

namespace fitgauge {

// Yes, no, or nobody told us. A strict filter leaves Unknown out; nothing turns it into yes or no.
enum class Tri : std::uint8_t { Unknown, No, Yes };

[[nodiscard]] constexpr Tri triOf(bool value) {
    return value ? Tri::Yes : Tri::No;
}

// Kleene logic: an unknown part leaves the whole unknown unless the other part decides it.
[[nodiscard]] constexpr Tri operator&&(Tri a, Tri b) {
    if (a == Tri::No || b == Tri::No) {
        return Tri::No;
    }
    return a == Tri::Yes && b == Tri::Yes ? Tri::Yes : Tri::Unknown;
}

[[nodiscard]] constexpr Tri operator||(Tri a, Tri b) {
    if (a == Tri::Yes || b == Tri::Yes) {
        return Tri::Yes;
    }
    return a == Tri::No && b == Tri::No ? Tri::No : Tri::Unknown;
}

} // namespace fitgauge
