// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// One tree builds with Catch2 2.13 (Debian 12) and 3 (newer): tests include this header only.
// No ';', '[' or ',' in test names; no DISCOVERY_MODE in CMake.
#if __has_include(<catch2/catch_all.hpp>)
#include <catch2/catch_all.hpp>

namespace fitgauge::test {
using Approx = Catch::Approx;
template<typename T>
using MatcherBase = Catch::Matchers::MatcherBase<T>;
inline auto containsText(const std::string& text) {
    return Catch::Matchers::ContainsSubstring(text);
}
} // namespace fitgauge::test
#else
#include <catch2/catch.hpp>

namespace fitgauge::test {
using Approx = Catch::Detail::Approx;
template<typename T>
using MatcherBase = Catch::MatcherBase<T>;
inline auto containsText(const std::string& text) {
    return Catch::Matchers::Contains(text);
}
} // namespace fitgauge::test
#endif
