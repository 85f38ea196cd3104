// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sizing/kv_room.h"

#include "core/sizing/arithmetic.h"
#include "core/sizing/serving_sizes.h"

#include <algorithm>

namespace fitgauge::sizing {

double engineShare(Engine engine) {
    switch (engine) {
    case Engine::Vllm:
    case Engine::TensorRtLlm:
        return 0.90;
    case Engine::Sglang:
        return 0.88;
    default:
        return 1.0;
    }
}

Bytes engineLimit(Engine engine, Bytes usable, Bytes fixed, double share) {
    const double all = asDouble(usable.count());
    if (engine != Engine::TensorRtLlm) {
        return wholeBytes(all * share);
    }
    const double taken = std::min(all, asDouble(fixed.count()));
    return wholeBytes(taken + (all - taken) * share);
}

std::optional<KvRoom> kvRoom(const models::Architecture& model, const Serving& serving,
                             const hardware::Gpu& gpu, const Layout& layout, double share) {
    if (!gpu.usable || gpu.usable->count() <= 0 || model.attention == models::AttentionKind::Unknown) {
        return std::nullopt;
    }
    const ServingSizes sizes = servingSizes(model, countsFor(model), serving, layout, gpu.usable);
    const Bytes limit = engineLimit(serving.engine, *gpu.usable, sizes.fixed(), share);
    const std::optional<std::int64_t> sequences = sizes.usersBelow(limit);
    if (!sequences) {
        return std::nullopt;
    }
    KvRoom room;
    room.share = share;
    room.pool = Bytes(std::max<std::int64_t>(0, (limit - sizes.fixed()).count()));
    room.sequences = *sequences;
    const double tokens =
        asDouble(room.pool.count()) / asDouble(sizes.perUser.count()) * asDouble(serving.contextTokens);
    room.tokens = static_cast<std::int64_t>(std::min(tokens, asDouble(kMostBytesPerPart)));
    return room;
}

} // namespace fitgauge::sizing
