// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sizing/estimate.h"
#include "core/sizing/fit_rules.h"
#include "core/sizing/kv_room.h"
#include "core/sizing/serving_sizes.h"

#include "core/sizing/arithmetic.h"

#include <algorithm>

namespace fitgauge::sizing {
namespace {

void listParts(MemoryEstimate& estimate, const ServingSizes& sizes, std::int64_t users) {
    estimate.parts.reserve(4);
    estimate.parts.push_back({PartKind::Weights, sizes.weights});
    estimate.parts.push_back({PartKind::KvCache, sizes.cacheOf(users)});
    if (sizes.activations.count() > 0) {
        estimate.parts.push_back({PartKind::Activations, sizes.activations});
    }
    estimate.parts.push_back({PartKind::Overhead, sizes.overhead});
    estimate.needed = sumOf(estimate.parts);
}

void countUsers(MemoryEstimate& estimate, const ServingSizes& sizes, Bytes usable, ComfortPpm comfort,
                Engine engine) {
    estimate.usersComfortable = sizes.usersBelow(comfortLimit(usable, comfort));
    estimate.usersFull = sizes.usersBelow(usable);
    const double share = engineShare(engine);
    if (share < 1) {
        estimate.engineSharePpm = std::llround(share * 1e6);
        estimate.usersAtEngineShare = sizes.usersBelow(engineLimit(engine, usable, sizes.fixed(), share));
    }
}

} // namespace

MemoryEstimate estimateServing(const models::Architecture& model, const Serving& serving,
                               const hardware::Gpu& gpu, int cards, ComfortPpm comfort,
                               std::span<const int> catalogCounts) {
    MemoryEstimate estimate;
    estimate.cardsUsed = std::max(cards, 1);
    const models::ParameterCounts counts = countsFor(model);
    const ServingSizes sizes =
        servingSizes(model, counts, serving, layoutOver(estimate.cardsUsed, serving.engine), gpu.usable);
    listParts(estimate, sizes, serving.users);
    estimate.usable = gpu.usable;
    estimate.weightsOnly = model.attention == models::AttentionKind::Unknown;
    if (!gpu.usable || gpu.usable->count() <= 0 || estimate.weightsOnly) {
        return estimate;
    }
    const FitQuestion question{.needed = estimate.needed,
                               .usable = *gpu.usable,
                               .comfort = comfort,
                               .cards = estimate.cardsUsed,
                               .catalogCounts = catalogCounts,
                               .canOffload = canOffload(serving.engine)};
    const FitAnswer answer = judge(question, [&](int count) {
        return servingSizes(model, counts, serving, layoutOver(count, serving.engine), gpu.usable)
            .needed(serving.users);
    });
    estimate.fit = answer.fit;
    estimate.cardsNeeded = answer.cardsNeeded;
    countUsers(estimate, sizes, *gpu.usable, comfort, serving.engine);
    return estimate;
}

} // namespace fitgauge::sizing
