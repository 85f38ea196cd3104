// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <vector>

namespace fitgauge::ui {

// The round values that a slider stops at, ascending and > 0, and where they lie on a logarithmic track.
class ValueScale {
  public:
    static constexpr int kPositions = 10'000; // of the track, 0 .. kPositions

    explicit ValueScale(std::vector<std::int64_t> stops);

    [[nodiscard]] std::int64_t least() const { return m_stops.front(); }
    [[nodiscard]] std::int64_t most() const { return m_stops.back(); }
    [[nodiscard]] bool covers(std::int64_t value) const { return value >= least() && value <= most(); }
    // Values beyond the ends lie at the ends; values between stops lie between them.
    [[nodiscard]] int positionOf(std::int64_t value) const;
    [[nodiscard]] std::int64_t valueAt(int position) const; // the nearest stop
    // The stop `steps` after (before, when negative) `value`, which need not be a stop itself.
    [[nodiscard]] std::int64_t stepped(std::int64_t value, int steps) const;

  private:
    std::vector<std::int64_t> m_stops;
};

[[nodiscard]] ValueScale parametersScale(); // 0.5 to 1,000 B, two significant digits
[[nodiscard]] ValueScale contextScale();    // 512 to 131,072 tokens, eight stops an octave
[[nodiscard]] ValueScale itemScale();       // 256 to 65,536 tokens
[[nodiscard]] ValueScale usersScale();      // 1 to 2,048

} // namespace fitgauge::ui
