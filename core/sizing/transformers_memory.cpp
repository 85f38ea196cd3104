// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sizing/transformers_memory.h"

#include "core/sizing/arithmetic.h"
#include "core/sizing/kv_cache.h"

#include <algorithm>

namespace fitgauge::sizing {
namespace {

constexpr double kWorkspace = 33.0 * 1048576.0;
constexpr double kContext = 0.5 * 1073741824.0;
constexpr double kFourBitPrompt = 1.5; // bytes a token and unit of MLP width

double cacheBytes(const models::Architecture& model, const GenerationRun& run) {
    return kvBytesPerSequence(model, KvFormat::Bits16, KvFormat::Bits16, run.contextTokens, Layout{},
                              CacheHabits{});
}

bool isFp8(WeightFormat format) {
    return format == WeightFormat::Fp8 || format == WeightFormat::Fp8Block128;
}

bool isFourBitInteger(WeightFormat format) {
    return format == WeightFormat::Int4Awq || format == WeightFormat::Int4Gptq;
}

} // namespace

double generationPeak(const models::Architecture& model, const models::ParameterCounts& counts,
                      const GenerationRun& run) {
    WeightOptions options = run.options;
    options.quantisedHead = run.bitsAndBytesHead;
    double bytes = weightBytesPerCard(model, counts, run.format, Layout{}, options) + cacheBytes(model, run) +
                   kWorkspace;
    if (isFp8(run.format) && counts.head == 0) {
        bytes += 2 * counts.embedding;
    }
    if (isFourBitInteger(run.format)) {
        bytes += kFourBitPrompt * asDouble(std::max(model.intermediate, model.moeIntermediate)) *
                 asDouble(run.promptTokens);
    }
    return run.bitsAndBytesHead ? bytes + 2 * 2 * counts.embedding : bytes;
}

double generationOnDevice(const models::Architecture& model, const models::ParameterCounts& counts,
                          const GenerationRun& run) {
    return generationPeak(model, counts, run) + cacheBytes(model, run) + kContext;
}

} // namespace fitgauge::sizing
