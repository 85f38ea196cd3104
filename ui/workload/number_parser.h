// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <cstdint>
#include <optional>

namespace fitgauge::ui {

// What people type into a number field, in the window's language: grouping and a unit behind are allowed.
// Empty when it is not a number, negative, or too large.

// The letter that a unit or multiple counts as: "min" and "phút" m, "B" and "tỷ" b. Null when it has none.
[[nodiscard]] QChar unitLetter(const QString& unit);
// "8,192", "24.9k", "1.5 M": k, M and B (G) multiply by 10^3, 10^6, 10^9.
[[nodiscard]] std::optional<std::int64_t> parseCount(const QString& text);
// "8192", "8k": k and M are 1,024 and 1,048,576, as context lengths are named.
[[nodiscard]] std::optional<std::int64_t> parseTokens(const QString& text);
// "8B", "8.03 B", "500M", "1.2T", "8,03 tỷ"; a bare number counts billions.
[[nodiscard]] std::optional<std::int64_t> parseParameters(const QString& text);
// "20", "1.5", "90 s", "2 h": a bare number counts `defaultUnit` ("s", "min" or "h"). Milliseconds.
[[nodiscard]] std::optional<std::int64_t> parseDuration(const QString& text, QChar defaultUnit);
// "20", "12.5"; in tenths.
[[nodiscard]] std::optional<std::int64_t> parseTenths(const QString& text);

} // namespace fitgauge::ui
