// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <chrono>
#include <cstddef>
#include <vector>

namespace fitgauge::bench {

// Microseconds of one call, the median of `blocks` blocks of calls: what else the machine does falls out.
template<typename Call>
double microseconds(int callsInBlock, const Call& call, int blocks = 31) {
    using Clock = std::chrono::steady_clock;
    std::vector<double> taken;
    for (int block = 0; block < blocks; ++block) {
        const auto start = Clock::now();
        for (int i = 0; i < callsInBlock; ++i) {
            call(i);
        }
        const std::chrono::duration<double, std::micro> spent = Clock::now() - start;
        taken.push_back(spent.count() / callsInBlock);
    }
    const auto middle = taken.begin() + static_cast<std::ptrdiff_t>(taken.size() / 2);
    std::ranges::nth_element(taken, middle);
    return *middle;
}

} // namespace fitgauge::bench
