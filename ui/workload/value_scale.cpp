// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/workload/value_scale.h"

#include <algorithm>
#include <cassert>
#include <cmath>

namespace fitgauge::ui {
namespace {

// Eight evenly spaced whole stops in each doubling from `first` to `last`.
std::vector<std::int64_t> octaveStops(std::int64_t first, std::int64_t last) {
    std::vector<std::int64_t> stops;
    for (std::int64_t low = first; low < last; low *= 2) {
        const std::int64_t step = std::max<std::int64_t>(low / 8, 1);
        for (std::int64_t value = low; value < low * 2; value += step) {
            stops.push_back(value);
        }
    }
    stops.push_back(last);
    return stops;
}

} // namespace

ValueScale::ValueScale(std::vector<std::int64_t> stops) : m_stops(std::move(stops)) {
    assert(m_stops.size() >= 2 && m_stops.front() > 0 && std::ranges::is_sorted(m_stops));
}

int ValueScale::positionOf(std::int64_t value) const {
    const double clamped = static_cast<double>(std::clamp(value, least(), most()));
    const double low = static_cast<double>(least());
    const double share = std::log(clamped / low) / std::log(static_cast<double>(most()) / low);
    return static_cast<int>(std::lround(share * kPositions));
}

std::int64_t ValueScale::valueAt(int position) const {
    const auto above = std::ranges::lower_bound(m_stops, position, {},
                                                [this](std::int64_t stop) { return positionOf(stop); });
    if (above == m_stops.begin()) {
        return least();
    }
    if (above == m_stops.end()) {
        return most();
    }
    const auto below = above - 1;
    return positionOf(*above) - position <= position - positionOf(*below) ? *above : *below;
}

std::int64_t ValueScale::stepped(std::int64_t value, int steps) const {
    const auto last = static_cast<std::ptrdiff_t>(m_stops.size()) - 1;
    const auto atOrAbove = std::ranges::lower_bound(m_stops, value) - m_stops.begin();
    const bool onStop = atOrAbove <= last && m_stops[static_cast<std::size_t>(atOrAbove)] == value;
    // From between two stops the first step up goes to the upper one.
    const std::ptrdiff_t base = !onStop && steps > 0 ? atOrAbove - 1 : atOrAbove;
    return m_stops[static_cast<std::size_t>(std::clamp<std::ptrdiff_t>(base + steps, 0, last))];
}

ValueScale parametersScale() {
    std::vector<std::int64_t> stops;
    constexpr std::int64_t kSmallest = 500'000'000;
    for (std::int64_t unit = 10'000'000; unit <= 10'000'000'000; unit *= 10) {
        for (std::int64_t digits = 10; digits < 100; ++digits) {
            if (digits * unit >= kSmallest) {
                stops.push_back(digits * unit);
            }
        }
    }
    stops.push_back(1'000'000'000'000);
    return ValueScale(std::move(stops));
}

ValueScale contextScale() {
    return ValueScale(octaveStops(512, 131'072));
}

ValueScale itemScale() {
    return ValueScale(octaveStops(256, 65'536));
}

ValueScale usersScale() {
    return ValueScale(octaveStops(1, 2'048));
}

} // namespace fitgauge::ui
