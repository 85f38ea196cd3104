// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/models/architecture.h"
#include "core/models/parameter_counts.h"
#include "core/sizing/layout.h"
#include "core/sizing/workload.h"

namespace fitgauge::sizing {

// What an engine adds to the bytes of a checkpoint.
struct WeightOptions {
    bool rotaryTable = false; // vLLM keeps cosines and sines of every position: max_position x rope width x 2
    bool paddedExperts = false; // GPU kernels for MXFP4 experts want multiples of 256 (2880 becomes 3072)
    bool marlinExperts = false; // ... and Marlin pads the other side to 128 as well
    bool quantisedHead = false; // the output matrix is quantised too (litgpt's bitsandbytes)
    bool rocm = false;          // AMD builds pad FP8 weights by 2 to 3 %
};

// Bytes of weights on the fullest card. Quantised formats keep embeddings, output head, norms and routers at
// 16 bits, except for a plain size, where every parameter is quantised. Matrices are cut tensorParallel ways;
// norms are copied; where there are fewer KV heads than cards the KV matrices are copied in part.
[[nodiscard]] double weightBytesPerCard(const models::Architecture& model, WeightFormat format,
                                        const Layout& layout, const WeightOptions& options = {});

// The same from counts that the caller has at hand: rebuilding them is most of the work.
[[nodiscard]] double weightBytesPerCard(const models::Architecture& model,
                                        const models::ParameterCounts& counts, WeightFormat format,
                                        const Layout& layout, const WeightOptions& options = {});

} // namespace fitgauge::sizing
