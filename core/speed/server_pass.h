// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/speed/constants.h"
#include "core/speed/device.h"
#include "core/speed/shape.h"
#include "core/speed/traffic.h"

namespace fitgauge::speed {

// One replica of a model in a server engine: what the two kinds of pass are computed from. Nothing is owned.
struct Replica {
    const Constants& constants;
    const Shape& shape;
    const Device& device;
    Layout layout;
    bool oldEngine = false;
    bool quantisedKernels = true;
    bool isTensorRt = false;
};

// Seconds of one pass through all layers, by what they are spent on. Memory and compute overlap.
struct PassCost {
    double memory = 0;
    double compute = 0;
    double tileFloor = 0;   // least time of the products, however few the rows
    double attention = 0;   // scores of a prompt, after the rest
    double link = 0;        // all-reduces
    double gap = 0;         // launches and small kernels
    double overlap = 3;     // exponent: see speed_constants.csv
    double bytes = 0;       // read on one card
    double perSequence = 0; // host work that grows with the batch; not shared by pipeline stages

    [[nodiscard]] double device() const; // all but perSequence
    [[nodiscard]] double total() const { return device() + perSequence; }
};

// One token for each of `sequences` whose mean context is `context` tokens.
[[nodiscard]] PassCost decodePass(const Replica& replica, double sequences, double context);

// `tokens` prompt tokens of prompts that are `prompt` tokens long. Pipeline stages are not yet divided out.
[[nodiscard]] PassCost promptPass(const Replica& replica, double tokens, double prompt);

// Tokens of KV cache that one replica holds; <= 0 when the weights leave no room, or do not fit.
[[nodiscard]] double replicaKvRoom(const Replica& replica);

} // namespace fitgauge::speed
