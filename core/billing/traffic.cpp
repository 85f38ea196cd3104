// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/billing/traffic.h"

#include <algorithm>
#include <numeric>

namespace fitgauge::billing {

std::int64_t TrafficShape::weightSum() const {
    return std::accumulate(weights.begin(), weights.end(), std::int64_t(0));
}

bool TrafficShape::isValid() const {
    const bool weighted =
        std::all_of(weights.begin(), weights.end(), [](int w) { return w >= 0; }) && weightSum() > 0;
    const bool even = burstsPerHour == 0;
    const bool bursts = burstsPerHour > 0 && burstsPerHour <= 60 && burstLength > Duration() &&
                        burstLength * burstsPerHour <= Duration::hours(1);
    return weighted && (even || bursts);
}

TrafficShape trafficShape(TrafficPreset preset) {
    TrafficShape shape;
    shape.weights.fill(1);
    switch (preset) {
    case TrafficPreset::Steady:
        break;
    case TrafficPreset::OfficeHours:
        shape.weights = {2, 2, 2, 2, 2, 2, 2, 12, 40, 70, 78, 74, 50, 62, 76, 80, 69, 48, 22, 10, 6, 4, 3, 2};
        break;
    case TrafficPreset::EveningPeak:
        shape.weights = {30, 16, 8,  5,  4,  4,  6,  10, 14, 18, 20, 24,
                         28, 26, 24, 26, 32, 44, 62, 80, 92, 96, 84, 56};
        break;
    case TrafficPreset::Bursts:
        shape.burstsPerHour = 2;
        shape.burstLength = Duration::minutes(10);
        break;
    }
    return shape;
}

double requestsInHour(const TrafficShape& shape, double requestsPerDay, std::size_t hour) {
    return requestsPerDay * shape.weights[hour] / static_cast<double>(shape.weightSum());
}

} // namespace fitgauge::billing
