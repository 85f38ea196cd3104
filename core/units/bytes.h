// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <compare>
#include <cstdint>

namespace fitgauge {

// A size in memory or on disk, in bytes. Sold sizes show as GB (10^9), use shows as GiB (2^30); the integer
// is the truth. 9.2 EiB is the most it holds, far above 10 T parameters with 100 M tokens of context.
class Bytes {
  public:
    constexpr Bytes() = default;
    constexpr explicit Bytes(std::int64_t count) : m_count(count) {}

    [[nodiscard]] constexpr std::int64_t count() const { return m_count; }
    [[nodiscard]] constexpr double gib() const { return static_cast<double>(m_count) / kGib; }
    [[nodiscard]] constexpr double gb() const { return static_cast<double>(m_count) / 1e9; }

    // Rounds half up; from a table that says GiB or MiB.
    [[nodiscard]] static constexpr Bytes fromGib(double gib) { return Bytes(rounded(gib * kGib)); }
    [[nodiscard]] static constexpr Bytes fromMib(std::int64_t mib) { return Bytes(mib * 1048576); }

    constexpr Bytes& operator+=(Bytes other) {
        m_count += other.m_count;
        return *this;
    }
    constexpr Bytes& operator-=(Bytes other) {
        m_count -= other.m_count;
        return *this;
    }
    friend constexpr Bytes operator+(Bytes a, Bytes b) { return Bytes(a.m_count + b.m_count); }
    friend constexpr Bytes operator-(Bytes a, Bytes b) { return Bytes(a.m_count - b.m_count); }
    friend constexpr Bytes operator*(Bytes a, std::int64_t n) { return Bytes(a.m_count * n); }
    friend constexpr auto operator<=>(Bytes, Bytes) = default;

  private:
    static constexpr double kGib = 1073741824.0;
    static constexpr std::int64_t rounded(double value) {
        return static_cast<std::int64_t>(value < 0 ? value - 0.5 : value + 0.5);
    }
    std::int64_t m_count = 0;
};

namespace literals {
constexpr Bytes operator""_GiB(long double gib) {
    return Bytes::fromGib(static_cast<double>(gib));
}
constexpr Bytes operator""_GiB(unsigned long long gib) {
    return Bytes(static_cast<std::int64_t>(gib) << 30);
}
constexpr Bytes operator""_MiB(unsigned long long mib) {
    return Bytes(static_cast<std::int64_t>(mib) << 20);
}
} // namespace literals

} // namespace fitgauge
