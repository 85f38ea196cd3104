// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstddef>
#include <thread>

namespace fitgauge::compare {

// Work on many rows is split between this thread and one helper; starting the helper takes some 30 us, so few
// rows stay here.
inline constexpr std::size_t kMostParts = 2;
inline constexpr std::size_t kWorthAThread = 60'000;

[[nodiscard]] constexpr std::size_t partsFor(std::size_t count) {
    return count < kWorthAThread ? 1 : kMostParts;
}

// Runs work(part) for each part at once and waits for all of them. `work` must not throw.
template<typename Work>
void inParts(std::size_t parts, const Work& work) {
    if (parts < 2) {
        work(std::size_t(0));
        return;
    }
    std::thread helper([&work] { work(std::size_t(1)); });
    work(std::size_t(0));
    helper.join();
}

} // namespace fitgauge::compare
