// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/speed/estimate.h"

#include "core/sizing/kv_room.h"
#include "core/speed/llama_model.h"
#include "core/speed/serving_model.h"

#include <algorithm>
#include <cmath>

namespace fitgauge::speed {

namespace {

using hardware::Gpu;
using hardware::GpuClass;
using models::Architecture;
using sizing::Engine;
using sizing::Serving;
using sizing::WeightFormat;

constexpr double kMillion = 1e6;

// Everything that one evaluation needs, found once and shared by all layouts.
struct Question {
    const Constants& constants;
    const Architecture& model;
    const Serving& serving;
    const Traffic& traffic;
    const Gpu& gpu;
    const ServerSettings& settings;
    Shape shape;
};

bool isAmd(const Gpu& gpu) {
    return gpu.vendor == "AMD";
}

bool isGroupQuantised(WeightFormat weights) {
    return weights == WeightFormat::Nf4 || weights == WeightFormat::Nf4Double;
}

Reason badTraffic(const Traffic& t, const Serving& serving, const ServerSettings& settings) {
    const bool lengthsGood = t.promptTokens >= 1 && t.answerTokens >= 0;
    const bool countsGood = (t.users >= 1 || t.load == Load::MaxLoad) && t.requests >= 0;
    const bool shareGood = settings.prefixCachedPpm >= 0 && settings.prefixCachedPpm <= 1'000'000;
    if (!lengthsGood || !countsGood || !shareGood) {
        return Reason::BadTraffic;
    }
    const bool tooLong =
        t.promptTokens > serving.contextTokens || t.answerTokens > serving.contextTokens - t.promptTokens;
    return tooLong ? Reason::ContextExceeded : Reason::None;
}

// Formats that an engine runs and that somebody measured there, or close relatives of such.
bool hasFormatEvidence(WeightFormat weights, Engine engine) {
    if (engine == Engine::LlamaCpp) {
        return isGguf(weights) || weights == WeightFormat::Bf16 || weights == WeightFormat::Fp16 ||
               weights == WeightFormat::Mxfp4;
    }
    return !isGguf(weights) && weights != WeightFormat::Fp32;
}

// Classes of part, format and engine that the formula misses by a factor of two and more.
bool isWeak(const Question& q) {
    const bool llamaCrowd = q.serving.engine == Engine::LlamaCpp && q.traffic.users > 1;
    return isAmd(q.gpu) || isGroupQuantised(q.serving.weights) || llamaCrowd ||
           q.serving.engine == Engine::Transformers || q.gpu.gpuClass == GpuClass::Legacy;
}

Basis basisOf(const Question& q) {
    const bool unseenPart = isAmd(q.gpu) || q.gpu.gpuClass == GpuClass::Unified;
    return unseenPart || q.serving.engine == Engine::Transformers ? Basis::SpecificationOnly
                                                                  : Basis::Estimated;
}

EngineHabits habitsOf(const Question& q, const Device& device, const Layout& layout, Load load) {
    constexpr double kLargeCardBytes = 70.0 * 1073741824.0;
    const bool tensorRt = q.serving.engine == Engine::TensorRtLlm;
    EngineHabits habits;
    const bool unattended = load == Load::MaxLoad || load == Load::StaticBatch;
    habits.hostPerRequest = tensorRt && unattended ? 0 : q.constants.hostPerRequest;
    // vLLM mixes one chunk of prompts into a step, larger on large cards from Hopper on.
    const bool vllm = q.serving.engine == Engine::Vllm || q.serving.engine == Engine::Generic;
    const bool largeChunk = device.usableBytes > kLargeCardBytes && q.gpu.arch != "Ampere";
    habits.chunkTokens = !vllm ? 0 : largeChunk ? 8192 : 2048;
    if (load == Load::ClosedLoop || load == Load::OpenLoop) {
        return habits;
    }
    const bool wide = tensorRt || q.serving.engine == Engine::Sglang;
    habits.sequenceLimit = wide ? 2048 : device.usableBytes > kLargeCardBytes ? 1024 : 256;
    habits.sequenceLimit *= layout.attentionDataParallel ? layout.tensor : 1;
    return habits;
}

ReplicaLoad loadOf(const Question& q, const Layout& layout) {
    const Traffic& t = q.traffic;
    const double replicas = layout.replicas;
    ReplicaLoad load;
    load.prompt = static_cast<double>(t.promptTokens);
    load.answer = static_cast<double>(t.answerTokens);
    load.users = std::max(1.0, static_cast<double>(t.users) / replicas);
    load.requests = t.requests > 0 ? std::max(1.0, static_cast<double>(t.requests) / replicas) : load.users;
    load.load = t.load;
    load.spreadLengths = t.spreadLengths;
    load.isBenchmark = t.isBenchmark;
    load.cachedShare = static_cast<double>(q.settings.prefixCachedPpm) / kMillion;
    load.reservedTokens = q.settings.pagedKv ? 0 : static_cast<double>(q.serving.contextTokens);
    const bool batches = !q.settings.continuousBatching || q.serving.engine == Engine::Transformers;
    if (batches && t.load != Load::SingleStream) {
        load.load = Load::StaticBatch;
    }
    return load;
}

// What sizing finds for the cache of one replica whose requests hold `held` tokens each: the window layers of
// such requests stop growing, so the room in tokens depends on it. Empty where sizing has no answer: it knows
// no attention that runs on each card for its own requests.
std::optional<double> sizedRoom(const Question& q, const Layout& layout, double held) {
    if (q.settings.shortRoom || layout.attentionDataParallel) {
        return std::nullopt;
    }
    Serving serving = q.serving;
    serving.contextTokens = std::max<std::int64_t>(1, std::llround(held));
    const sizing::Layout onCards{layout.tensor, layout.pipeline};
    auto room = sizing::kvRoom(q.model, serving, q.gpu, onCards);
    if (room && room->sequences < 1) { // whoever runs it on such cards lets the engine fill them
        room = sizing::kvRoom(q.model, serving, q.gpu, onCards, 1.0);
    }
    return room ? std::optional(static_cast<double>(room->tokens)) : std::nullopt;
}

ServingFigures figuresOf(const Question& q, const Device& device, const Layout& layout) {
    ReplicaLoad load = loadOf(q, layout);
    const bool isTensorRt = q.serving.engine == Engine::TensorRtLlm;
    load.roomTokens = sizedRoom(q, layout, tokensHeld(q.constants, load, isTensorRt));
    if (q.serving.engine == Engine::LlamaCpp) {
        return serveWithLlama({q.constants, q.shape, device, layout.pipeline}, load);
    }
    const bool old = q.settings.engineOf2024 || q.serving.engine == Engine::Transformers;
    Replica replica{q.constants, q.shape, device, layout};
    replica.oldEngine = old;
    replica.quantisedKernels = q.settings.quantisedKernels;
    replica.isTensorRt = isTensorRt;
    return serveWithEngine(replica, load, habitsOf(q, device, layout, load.load));
}

double slowFactor(const Question& q, bool weak) {
    const Constants& c = q.constants;
    return weak ? c.slowCaseWeak : q.serving.engine == Engine::LlamaCpp ? c.slowCaseLlama : c.slowCaseServer;
}

Figure rate(double typical, double factor) {
    return {typical, typical / factor};
}

Figure time(double typical, double factor) {
    return {typical, typical * factor};
}

Bound boundOf(const ServingFigures& f) {
    const double memory = f.decode.memory;
    const double compute = f.decode.compute + f.promptPart;
    const double host = f.decode.gap + f.decode.perSequence;
    const double most = std::max({memory, compute, host, f.decode.link});
    return most == memory    ? Bound::Memory
           : most == compute ? Bound::Compute
           : most == host    ? Bound::Host
                             : Bound::Link;
}

void setShares(SpeedEstimate& e, const Question& q, const Device& device, const ServingFigures& f) {
    const double cardsPerReplica = e.layout.tensor * e.layout.pipeline;
    const double tokens = e.totalTokensPerSecond.typical / e.layout.replicas;
    e.computeShare = std::min(1.0, 2 * q.shape.activeParameters * tokens / (cardsPerReplica * device.peak));
    e.bandwidthShare = f.step > 0 ? std::min(1.0, f.decode.bytes / f.step / device.peakBandwidth) : 0;
    e.bound = boundOf(f);
}

void setTimes(SpeedEstimate& e, const Question& q, const ServingFigures& f, double factor) {
    e.timePerOutputToken = time(f.step, factor);
    e.perUserTokensPerSecond = f.step > 0 ? rate(1 / f.step, factor) : Figure{};
    e.promptTokensPerSecond = rate(static_cast<double>(q.traffic.promptTokens) / f.promptSeconds, factor);
    e.firstToken = {f.firstTokenLow, f.firstToken, f.firstTokenHigh, f.firstTokenSlot,
                    f.firstTokenSlot * factor};
}

void setUsers(SpeedEstimate& e, const Question& q, const ServingFigures& f) {
    const double running = f.batch * e.layout.replicas;
    e.usersAsked = q.traffic.load == Load::MaxLoad ? static_cast<std::int64_t>(running) : q.traffic.users;
    e.usersRunning = std::clamp<std::int64_t>(static_cast<std::int64_t>(running + 1e-9), 1, e.usersAsked);
    e.batchLimit = f.limit;
    e.kvRoomTokens = f.kvRoom * e.layout.replicas;
}

SpeedEstimate describe(const Question& q, const Device& device, const Layout& layout,
                       const ServingFigures& f) {
    SpeedEstimate e;
    e.layout = layout;
    e.usersAsked = q.traffic.users;
    e.reason = f.reason;
    if (f.reason != Reason::None) {
        return e;
    }
    e.weak = isWeak(q);
    e.basis = basisOf(q);
    const double factor = slowFactor(q, e.weak);
    const double replicas = std::min<double>(
        layout.replicas, static_cast<double>(std::max<std::int64_t>(
                             1, q.traffic.load == Load::MaxLoad ? layout.replicas : q.traffic.users)));
    const double answer = static_cast<double>(q.traffic.answerTokens);
    const double requests = f.requestRate * replicas;
    e.requestsPerSecond = rate(requests, factor);
    e.outputTokensPerSecond = answer > 0 ? rate(requests * answer, factor) : Figure{};
    e.totalTokensPerSecond = rate(requests * (answer + static_cast<double>(q.traffic.promptTokens)), factor);
    setTimes(e, q, f, factor);
    setUsers(e, q, f);
    setShares(e, q, device, f);
    return e;
}

SpeedEstimate refusal(Reason reason, const Traffic& traffic) {
    SpeedEstimate e;
    e.reason = reason;
    e.usersAsked = traffic.users;
    return e;
}

SpeedEstimate evaluate(const Question& q, const Layout& layout) {
    const Device device = deviceOf(q.constants, q.gpu, q.serving.weights, q.shape.isMixture(), layout.tensor,
                                   q.settings.engineOf2024);
    if (device.missing != Reason::None) {
        return refusal(device.missing, q.traffic);
    }
    return describe(q, device, layout, figuresOf(q, device, layout));
}

// Server engines: tensor degrees that divide the machine, the rest as replicas; if none of these holds the
// model, the rest as pipeline stages.
SpeedEstimate fastestLayout(const Question& q, int cards) {
    SpeedEstimate best = refusal(Reason::WeightsDoNotFit, q.traffic);
    for (const bool pipelined : {false, true}) {
        for (const int tensor : {1, 2, 4, 8}) {
            const int rest = cards / tensor;
            const bool repeats = pipelined && rest == 1;
            if (tensor * rest != cards || repeats) {
                continue;
            }
            const SpeedEstimate e =
                evaluate(q, pipelined ? Layout{tensor, rest, 1} : Layout{tensor, 1, rest});
            const bool better = e.outputTokensPerSecond.typical > best.outputTokensPerSecond.typical ||
                                e.requestsPerSecond.typical > best.requestsPerSecond.typical;
            if (better || best.basis == Basis::NoData) {
                best = e;
            }
        }
        if (best.basis != Basis::NoData) {
            break;
        }
    }
    return best;
}

std::optional<Reason> refusalReason(const Architecture& model, const Serving& serving, const Traffic& traffic,
                                    const ServerSettings& settings) {
    const Reason traffics = badTraffic(traffic, serving, settings);
    if (traffics != Reason::None) {
        return traffics;
    }
    if (!hasFormatEvidence(serving.weights, serving.engine)) {
        return Reason::FormatWithoutEvidence;
    }
    const bool encoder = model.attention == models::AttentionKind::None;
    return encoder && traffic.answerTokens > 0 ? std::optional(Reason::ModelUnknown) : std::nullopt;
}

template<typename Answer>
SpeedEstimate ask(const Constants& constants, const Architecture& model, const Serving& serving,
                  const Traffic& traffic, const Gpu& gpu, const ServerSettings& settings, Answer answer) {
    if (const auto reason = refusalReason(model, serving, traffic, settings)) {
        return refusal(*reason, traffic);
    }
    const auto shape = shapeOf(model, serving.weights, serving.keyCache, serving.valueCache);
    if (!shape) {
        return refusal(Reason::ModelUnknown, traffic);
    }
    return answer(Question{constants, model, serving, traffic, gpu, settings, *shape});
}

bool isGoodLayout(const Layout& l) {
    constexpr int kMost = 4096;
    const auto inRange = [](int n) { return n >= 1 && n <= kMost; };
    return inRange(l.tensor) && inRange(l.pipeline) && inRange(l.replicas);
}

} // namespace

SpeedEstimate estimateWithLayout(const Constants& constants, const Architecture& model,
                                 const Serving& serving, const Traffic& traffic, const Gpu& gpu,
                                 const Layout& layout, const ServerSettings& settings) {
    if (!isGoodLayout(layout)) {
        return refusal(Reason::CardCountBad, traffic);
    }
    return ask(constants, model, serving, traffic, gpu, settings,
               [&](const Question& q) { return evaluate(q, layout); });
}

SpeedEstimate estimateServingSpeed(const Constants& constants, const Architecture& model,
                                   const Serving& serving, const Traffic& traffic, const Gpu& gpu, int cards,
                                   const ServerSettings& settings) {
    if (!isGoodLayout({1, cards, 1})) {
        return refusal(Reason::CardCountBad, traffic);
    }
    return ask(constants, model, serving, traffic, gpu, settings, [&](const Question& q) {
        const bool splitsLayers = q.serving.engine == Engine::LlamaCpp;
        return splitsLayers ? evaluate(q, {1, cards, 1}) : fastestLayout(q, cards);
    });
}

} // namespace fitgauge::speed
