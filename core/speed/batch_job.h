// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/speed/target.h"

namespace fitgauge::speed {

// Items to work off without anybody waiting for one of them: documents to score, texts to embed (answer 0),
// pictures to caption (prompt = image tokens + words).
struct BatchWork {
    std::int64_t items = 1'000'000; // >= 1
    std::int64_t promptTokens = 500;
    std::int64_t answerTokens = 100; // 0: embeddings
};

// Typical and slow run time of the whole job on one machine, without rework and start.
struct BatchEstimate {
    Basis basis = Basis::NoData;
    Reason reason = Reason::None;
    std::int64_t batch = 0; // items in flight: the largest that runs, or the given one if that is smaller
    Figure itemsPerSecond;
    Figure seconds;
    Bound bound = Bound::Memory;
};

// `largestBatch` is the most sequences that sizing calls comfortable (MemoryEstimate::usersComfortable); the
// KV room may allow fewer.
[[nodiscard]] BatchEstimate estimateBatchJob(const Machine& machine, const BatchWork& work,
                                             std::int64_t largestBatch);

// Picture generation has no formula here: a rate that the user typed or measured is taken as it is, typical
// and slow alike. Basis Measured; NoData with BadTraffic for a rate that is not finite and above zero.
[[nodiscard]] BatchEstimate batchJobAtRate(std::int64_t items, double itemsPerSecond);

} // namespace fitgauge::speed
