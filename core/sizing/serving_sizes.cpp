// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sizing/serving_sizes.h"

#include "core/sizing/arithmetic.h"
#include "core/sizing/engine_reserve.h"
#include "core/sizing/kv_cache.h"
#include "core/sizing/weights.h"

#include <algorithm>

namespace fitgauge::sizing {

Bytes ServingSizes::cacheOf(std::int64_t users) const {
    return wholeBytes(asDouble(perUser.count()) * asDouble(users));
}

std::optional<std::int64_t> ServingSizes::usersBelow(Bytes limit) const {
    if (perUser.count() <= 0) {
        return std::nullopt;
    }
    return std::max<std::int64_t>(0, (limit - fixed()).count() / perUser.count());
}

ServingSizes servingSizes(const models::Architecture& model, const models::ParameterCounts& counts,
                          const Serving& serving, const Layout& layout, std::optional<Bytes> usable) {
    const bool gpuServer = serving.engine == Engine::Vllm || serving.engine == Engine::Sglang ||
                           serving.engine == Engine::TensorRtLlm;
    const WeightOptions options{.rotaryTable = gpuServer, .paddedExperts = gpuServer};
    const EngineLimits limits = defaultLimits(serving.engine, usable);
    CacheHabits habits;
    habits.engine = serving.engine;
    habits.batchedTokens = limits.batchedTokens;
    const EngineReserve reserve = engineReserve(model, serving, layout, limits);
    return {.weights = wholeBytes(weightBytesPerCard(model, counts, serving.weights, layout, options)),
            .perUser = wholeBytes(kvBytesPerSequence(model, serving.keyCache, serving.valueCache,
                                                     serving.contextTokens, layout, habits)),
            .activations = wholeBytes(reserve.activations),
            .overhead = wholeBytes(reserve.overhead())};
}

bool canOffload(Engine engine) {
    return engine == Engine::LlamaCpp || engine == Engine::Transformers;
}

Layout layoutOver(int cards, Engine engine) {
    return canOffload(engine) ? Layout{1, cards} : Layout{cards, 1};
}

models::ParameterCounts countsFor(const models::Architecture& model) {
    return model.plainSize ? models::ParameterCounts{} : models::parameterCounts(model);
}

} // namespace fitgauge::sizing
