// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/hardware/gpu.h"
#include "core/sizing/workload.h"
#include "core/speed/estimate.h"

namespace fitgauge::speed {

// What one card sustains, from its data sheet and the constants. SI units: byte/s, operations/s, seconds.
struct Device {
    double bandwidth = 0;        // sustained reading by a server engine
    double peakBandwidth = 0;    // data sheet
    double peak16 = 0;           // dense 16-bit peak
    double peak = 0;             // dense peak of the arithmetic that the weight format uses
    double rate = 0;             // sustained part of `peak` in large products
    double clockFactor = 1;      // what the power limit leaves of the clock under a server's matrix load
    double llamaClockFactor = 1; // the same under llama.cpp's kernels
    double smClock = 0;          // SM x GHz
    double clockGhz = 0;
    double usableBytes = 0;
    double linkOneWay = 0; // byte/s to the other cards, all-reduce share included
    double linkLatency = 0;
    double kvReadShare = 1; // of `bandwidth`, on cache reads
    double tileRows = 0;    // least rows of a matrix product
    bool isGeforce = false;
    bool isBeforeAmpere = false; // Volta and Turing
    bool isBeforeDp4a = false;   // Kepler, Maxwell, GP100: no packed 8-bit products, no matrix units
    Reason missing = Reason::None;
};

// `cards` that work together decide whether an NVLink bridge joins them (it joins two).
[[nodiscard]] Device deviceOf(const Constants& constants, const hardware::Gpu& gpu,
                              sizing::WeightFormat weights, bool isMixture, int cardsTogether,
                              bool oldEngine);

} // namespace fitgauge::speed
