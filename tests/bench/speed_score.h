// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/bench/speed_rows.h"

#include <map>
#include <string>
#include <vector>

namespace fitgauge::bench {

// One measured figure of one row beside the predicted one.
struct Scored {
    const SpeedRow* row = nullptr;
    std::string quantity;
    double measured = 0;
    double predicted = 0;     // 0: nothing predicted, `reason` says why
    double low = 0, high = 0; // the range that the estimate gives; first token only spans more than typical
    std::string reason;
    bool leftOut = false;

    // |predicted / measured - 1| in per cent; 100 where nothing was predicted.
    [[nodiscard]] double errorPercent() const;
};

// In the order of the report.
inline constexpr const char* kSpeedQuantities[] = {"server tokens/s", "server time per output token",
                                                   "server time to first token", "llama.cpp generation",
                                                   "llama.cpp prompt"};

struct Spread {
    std::size_t rows = 0;
    std::size_t leftOut = 0;
    double median = 0, p90 = 0;
    double inRange = 0; // share of scored figures inside [low, high]
};

// Quantile with linear interpolation between order statistics; 0 for none.
[[nodiscard]] double quantile(std::vector<double> values, double share);
[[nodiscard]] Spread spreadOf(const std::vector<const Scored*>& figures);

// Pairs of rows that differ in the card only: how often the faster one is named rightly, where the measured
// rates are over 10 % apart. One row a card and setting (the median of repeats).
struct Ordering {
    std::size_t right = 0, pairs = 0;
};
[[nodiscard]] Ordering orderingOf(const std::vector<Scored>& figures);

[[nodiscard]] std::string reasonWord(speed::Reason reason);

} // namespace fitgauge::bench
