// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <compare>
#include <cstdint>

namespace fitgauge {

// A length of time in whole milliseconds: the finest step that any provider bills by.
class Duration {
  public:
    constexpr Duration() = default;

    [[nodiscard]] static constexpr Duration milliseconds(std::int64_t n) { return Duration(n); }
    [[nodiscard]] static constexpr Duration seconds(std::int64_t n) { return Duration(n * 1000); }
    [[nodiscard]] static constexpr Duration minutes(std::int64_t n) { return Duration(n * 60'000); }
    [[nodiscard]] static constexpr Duration hours(std::int64_t n) { return Duration(n * 3'600'000); }

    [[nodiscard]] constexpr std::int64_t inMilliseconds() const { return m_ms; }
    [[nodiscard]] constexpr double inSeconds() const { return static_cast<double>(m_ms) / 1e3; }
    [[nodiscard]] constexpr double inMinutes() const { return static_cast<double>(m_ms) / 6e4; }
    [[nodiscard]] constexpr double inHours() const { return static_cast<double>(m_ms) / 3.6e6; }

    constexpr Duration& operator+=(Duration other) {
        m_ms += other.m_ms;
        return *this;
    }
    friend constexpr Duration operator+(Duration a, Duration b) { return Duration(a.m_ms + b.m_ms); }
    friend constexpr Duration operator-(Duration a, Duration b) { return Duration(a.m_ms - b.m_ms); }
    friend constexpr Duration operator*(Duration a, std::int64_t n) { return Duration(a.m_ms * n); }
    friend constexpr auto operator<=>(Duration, Duration) = default;

  private:
    constexpr explicit Duration(std::int64_t ms) : m_ms(ms) {}
    std::int64_t m_ms = 0;
};

// What a provider calls a month: 730 hours.
inline constexpr Duration kMonth = Duration::hours(730);

} // namespace fitgauge
