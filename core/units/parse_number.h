// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <optional>
#include <string_view>

namespace fitgauge {

// Numbers as files write them: ASCII digits with a point, no grouping, no blanks, the whole text. Anything
// else gives nothing.
[[nodiscard]] std::optional<std::int64_t> parseInteger(std::string_view text);

// Finite numbers only; an exponent is allowed.
[[nodiscard]] std::optional<double> parseNumber(std::string_view text);

// text x 10^power as an exact integer: parseScaled("8.03", 9) is 8'030'000'000. Nothing when digits would be
// lost or the result does not fit. No sign, no exponent; power in 0 .. 18.
[[nodiscard]] std::optional<std::int64_t> parseScaled(std::string_view text, int power);

} // namespace fitgauge
