// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sizing/ladder.h"

#include "core/sizing/fit_rules.h"
#include "core/sizing/serving_sizes.h"

#include <algorithm>
#include <array>

namespace fitgauge::sizing {
namespace {

struct Rung {
    WeightFormat weights;
    KvFormat cache;
    int bits;
};

constexpr std::array<Rung, 4> kRungs = {{{WeightFormat::Fp32, KvFormat::Bits16, 32},
                                         {WeightFormat::Bf16, KvFormat::Bits16, 16},
                                         {WeightFormat::Fp8, KvFormat::Fp8, 8},
                                         {WeightFormat::Int4Awq, KvFormat::Fp8, 4}}};

// No model of today goes beyond; bounds the search.
constexpr std::int64_t kLongestContext = 100'000'000;

} // namespace

std::vector<PrecisionStep> precisionLadder(const models::Architecture& model, const Serving& serving,
                                           bool cacheFollows) {
    const models::ParameterCounts counts = countsFor(model);
    std::vector<PrecisionStep> steps;
    for (const Rung& rung : kRungs) {
        Serving step = serving;
        step.weights = rung.weights;
        if (cacheFollows) {
            step.keyCache = rung.cache;
            step.valueCache = rung.cache;
        }
        const ServingSizes sizes = servingSizes(model, counts, step, Layout{}, std::nullopt);
        steps.push_back({.weights = rung.weights,
                         .cache = step.keyCache,
                         .bits = rung.bits,
                         .weightBytes = sizes.weights,
                         .needed = sizes.needed(serving.users)});
    }
    return steps;
}

CardsNeeded cardsNeeded(const models::Architecture& model, const Serving& serving, const hardware::Gpu& gpu,
                        std::span<const int> counts, ComfortPpm comfort) {
    CardsNeeded needed;
    if (!gpu.usable || model.attention == models::AttentionKind::Unknown) {
        return needed;
    }
    const models::ParameterCounts groups = countsFor(model);
    for (const int count : counts) {
        const Bytes share =
            servingSizes(model, groups, serving, layoutOver(count, serving.engine), gpu.usable)
                .needed(serving.users);
        if (needed.full == 0 && share <= *gpu.usable) {
            needed.full = count;
        }
        if (share <= comfortLimit(*gpu.usable, comfort)) {
            needed.comfortable = count;
            break;
        }
    }
    return needed;
}

std::int64_t largestContext(const models::Architecture& model, const Serving& serving,
                            const hardware::Gpu& gpu, int cards, Bytes limit) {
    const models::ParameterCounts counts = countsFor(model);
    const Layout layout = layoutOver(std::max(cards, 1), serving.engine);
    const auto fits = [&](std::int64_t context) {
        Serving longer = serving;
        longer.contextTokens = context;
        return servingSizes(model, counts, longer, layout, gpu.usable).needed(serving.users) <= limit;
    };
    std::int64_t low = 0;
    std::int64_t high =
        model.maxPosition > 0 ? std::min(model.maxPosition, kLongestContext) : kLongestContext;
    if (fits(high)) {
        return high;
    }
    while (high - low > 1) { // need rises with the context
        const std::int64_t middle = low + (high - low) / 2;
        (fits(middle) ? low : high) = middle;
    }
    return low;
}

} // namespace fitgauge::sizing
