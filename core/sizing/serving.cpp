// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sizing/arithmetic.h"
#include "core/sizing/estimate.h"
#include "core/sizing/fit_rules.h"
#include "core/sizing/kv_cache.h"
#include "core/sizing/weights.h"

#include <algorithm>

namespace fitgauge::sizing {
namespace {

// Generic engine: runtime, graphs and buffers of a serving process on each card (the checklist's fixture).
constexpr Bytes kGenericReserve = Bytes::fromMib(1536);

struct ServingSizes {
    Bytes weights;
    Bytes perUser;
    Bytes activations;
    Bytes overhead;
    [[nodiscard]] Bytes fixed() const { return weights + activations + overhead; }
};

ServingSizes sizesOn(const models::Architecture& model, const Serving& serving, int cards) {
    const Layout layout{.tensorParallel = cards, .pipelineParallel = 1};
    return {.weights = wholeBytes(weightBytesPerCard(model, serving.weights, layout)),
            .perUser = wholeBytes(kvBytesPerSequence(model, serving, layout)),
            .activations = Bytes(0),
            .overhead = kGenericReserve};
}

Bytes cacheOf(const ServingSizes& sizes, std::int64_t users) {
    return wholeBytes(asDouble(sizes.perUser.count()) * asDouble(users));
}

Bytes neededBytes(const ServingSizes& sizes, std::int64_t users) {
    return sizes.fixed() + cacheOf(sizes, users);
}

// Most users whose caches fit below `limit`; empty when a user costs nothing (no cache, no bound).
std::optional<std::int64_t> usersBelow(Bytes limit, const ServingSizes& sizes) {
    if (sizes.perUser.count() <= 0) {
        return std::nullopt;
    }
    return std::max<std::int64_t>(0, (limit - sizes.fixed()).count() / sizes.perUser.count());
}

void listParts(MemoryEstimate& estimate, const ServingSizes& sizes, std::int64_t users) {
    estimate.parts = {{PartKind::Weights, sizes.weights}, {PartKind::KvCache, cacheOf(sizes, users)}};
    if (sizes.activations.count() > 0) {
        estimate.parts.push_back({PartKind::Activations, sizes.activations});
    }
    estimate.parts.push_back({PartKind::Overhead, sizes.overhead});
    estimate.needed = sumOf(estimate.parts);
}

bool canOffload(Engine engine) {
    return engine == Engine::LlamaCpp || engine == Engine::Transformers;
}

} // namespace

MemoryEstimate estimateServing(const models::Architecture& model, const Serving& serving,
                               const hardware::Gpu& gpu, int cards, ComfortPpm comfort,
                               std::span<const int> catalogCounts) {
    MemoryEstimate estimate;
    estimate.cardsUsed = std::max(cards, 1);
    const ServingSizes sizes = sizesOn(model, serving, estimate.cardsUsed);
    listParts(estimate, sizes, serving.users);
    estimate.usable = gpu.usable;
    estimate.weightsOnly = model.attention == models::AttentionKind::Unknown;
    if (!gpu.usable || gpu.usable->count() <= 0 || estimate.weightsOnly) {
        return estimate;
    }
    const FitQuestion question{estimate.needed,    *gpu.usable,   comfort,
                               estimate.cardsUsed, catalogCounts, canOffload(serving.engine)};
    const FitAnswer answer = judge(
        question, [&](int count) { return neededBytes(sizesOn(model, serving, count), serving.users); });
    estimate.fit = answer.fit;
    estimate.cardsNeeded = answer.cardsNeeded;
    estimate.usersComfortable = usersBelow(comfortLimit(*gpu.usable, comfort), sizes);
    estimate.usersFull = usersBelow(*gpu.usable, sizes);
    return estimate;
}

} // namespace fitgauge::sizing
