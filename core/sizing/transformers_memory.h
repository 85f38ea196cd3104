// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/models/architecture.h"
#include "core/models/parameter_counts.h"
#include "core/sizing/weights.h"
#include "core/sizing/workload.h"

#include <cstdint>

namespace fitgauge::sizing {

// One generation with plain PyTorch code (Hugging Face Transformers, litgpt).
struct GenerationRun {
    WeightFormat format = WeightFormat::Bf16;
    WeightOptions options;
    std::int64_t contextTokens = 0; // prompt and answer
    std::int64_t promptTokens = 0;
    // The scripts that quantise with bitsandbytes take the head along and hold the output matrix twice at 16
    // bits while a prompt is multiplied with it.
    bool bitsAndBytesHead = false;
};

// Bytes at the allocator's peak. FP8 checkpoints untie the head; 4-bit kernels keep 1.5 bytes x MLP width for
// each token of the prompt (both measured); a workspace of 32 MiB for the matrix library.
[[nodiscard]] double generationPeak(const models::Architecture& model, const models::ParameterCounts& counts,
                                    const GenerationRun& run);

// What the driver shows: growing the cache by concatenation leaves its old copies with the allocator, and the
// CUDA context takes half a GiB.
[[nodiscard]] double generationOnDevice(const models::Architecture& model,
                                        const models::ParameterCounts& counts, const GenerationRun& run);

} // namespace fitgauge::sizing
