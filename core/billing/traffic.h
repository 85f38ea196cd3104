// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/units/duration.h"

#include <array>
#include <cstdint>

namespace fitgauge::billing {

enum class TrafficPreset : std::uint8_t { Steady, OfficeHours, EveningPeak, Bursts };

// How the requests of a day fall on its hours 00-23, and within an hour: evenly, or in equal bursts.
struct TrafficShape {
    std::array<int, 24> weights{}; // >= 0, at least one > 0; only their proportions count
    int burstsPerHour = 0;         // 0: spread evenly; else they begin every 1/n hour
    Duration burstLength;          // of each; burstsPerHour x burstLength <= 1 h

    [[nodiscard]] bool isValid() const;
    [[nodiscard]] std::int64_t weightSum() const;
    friend bool operator==(const TrafficShape&, const TrafficShape&) = default;
};

// OfficeHours is the curve of the interface notes (7.2 busy hours of the example card). EveningPeak is our
// own shape for consumer services: low in the morning, most requests from 18 to 23. Bursts: two of ten
// minutes in each hour (checklist S-35).
[[nodiscard]] TrafficShape trafficShape(TrafficPreset preset);

// Expected requests that arrive in an hour of the day, 0..23.
[[nodiscard]] double requestsInHour(const TrafficShape& shape, double requestsPerDay, std::size_t hour);

} // namespace fitgauge::billing
