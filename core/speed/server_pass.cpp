// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/speed/server_pass.h"

#include <algorithm>
#include <cmath>

namespace fitgauge::speed {

namespace {

constexpr double kGib = 1073741824.0;
constexpr double kActivationBytes = 2; // activations travel between cards in 16 bits

// Part of the routed experts that `tokens` tokens touch: 1 - (1 - k/E)^n.
double touchedShare(const Shape& shape, double tokens) {
    if (!shape.isMixture()) {
        return 0;
    }
    return 1 - std::pow(1 - shape.expertsActive / shape.expertsTotal, tokens);
}

double tensorDegree(const Replica& r) {
    return r.layout.tensor;
}

// Dense weights lie whole on each card under attention data parallel.
double denseDegree(const Replica& r) {
    return r.layout.attentionDataParallel ? 1 : tensorDegree(r);
}

// Cards that share the reading of one sequence's cache. MLA keeps a copy on each tensor rank.
double cacheDegree(const Replica& r) {
    if (r.layout.attentionDataParallel) {
        return tensorDegree(r);
    }
    return r.shape.isMla ? 1 : std::min(tensorDegree(r), r.shape.kvHeads);
}

// The worked cases count the copies of tensor parallelism under attention data parallel too: engines that
// mix both keep room for them.
double cacheCopies(const Replica& r) {
    return r.shape.isMla ? tensorDegree(r) : std::max(1.0, tensorDegree(r) / r.shape.kvHeads);
}

// The factors on expert work hold at 128 experts; coarse ones, eight a layer, are plain matrices.
double expertFactor(const Replica& r, double at128) {
    if (!r.shape.isMixture()) {
        return 1;
    }
    const double size = std::log2(r.shape.expertsTotal / 8) / 4;
    return std::pow(at128, std::max(0.0, 1 - r.constants.expertScale * (1 - size)));
}

double sustainedRate(const Replica& r) {
    const double experts = expertFactor(r, r.constants.expertCompute);
    const bool slowKernels = r.shape.isQuantised && !r.quantisedKernels;
    return r.device.rate * experts * (slowKernels ? r.constants.unquantisedKernels : 1);
}

double computeSeconds(const Replica& r, double tokens) {
    return 2 * r.shape.activeParameters * tokens / tensorDegree(r) / sustainedRate(r);
}

// Two all-reduces a layer; with attention data parallel two exchanges with the ranks that hold the experts.
double linkSeconds(const Replica& r, double tokens) {
    const double t = tensorDegree(r);
    if (t <= 1) {
        return 0;
    }
    const Shape& s = r.shape;
    double once = 0;
    if (r.layout.attentionDataParallel) {
        const double peers = std::min(s.expertsActive, t - 1);
        constexpr double kDispatchBytes = 1.5; // out in 8 bits and back in 16, mean
        once = r.device.linkLatency + tokens / t * peers * s.hidden * kDispatchBytes / r.device.linkOneWay;
    } else {
        const double bytes = 2 * kActivationBytes * tokens * s.hidden * (t - 1) / t;
        once = r.device.linkLatency * (1 + 0.15 * (t - 2)) + bytes / r.device.linkOneWay;
    }
    return 2 * s.layers * once;
}

double oldEngineSeconds(const Replica& r) {
    const Constants& c = r.constants;
    const double workers = r.layout.tensor > 1 ? c.oldEngineTensorStep : 0;
    return r.oldEngine ? c.hostPerStepOldEngine + workers : 0;
}

double gapSeconds(const Replica& r) {
    const Constants& c = r.constants;
    const double perLayer = c.layerGap + (r.shape.isMixture() ? c.expertLayerGap : 0);
    return r.shape.layers * perLayer / r.device.clockGhz + oldEngineSeconds(r);
}

} // namespace

double PassCost::device() const {
    const double longer = std::max(memory, compute);
    const double shorter = std::min(memory, compute);
    const double overlapped =
        longer > 0 ? longer * std::pow(1 + std::pow(shorter / longer, overlap), 1 / overlap) : 0;
    return std::max(overlapped, tileFloor) + attention + link + gap;
}

PassCost decodePass(const Replica& r, double sequences, double context) {
    const Constants& c = r.constants;
    const Shape& s = r.shape;
    const double slowRead = s.isNf4 ? c.nf4Read : s.is4BitWeightOnly ? c.weightOnly4BitRead : 1;
    const double experts = s.expertBytes * touchedShare(s, sequences) / tensorDegree(r);
    const double expertsRead = experts / expertFactor(r, c.expertRead);
    const double weights = (s.denseBytes / denseDegree(r) + expertsRead) / slowRead;
    const double cache = sequences * (s.cachedTokens(context) * s.kvBytesPerToken / cacheDegree(r) +
                                      s.recurrentBytes / tensorDegree(r));
    PassCost cost;
    cost.overlap = r.constants.overlapExponent;
    cost.memory = (weights + cache / r.device.kvReadShare) / r.device.bandwidth;
    cost.bytes = s.denseBytes / denseDegree(r) + experts + cache;
    cost.compute = computeSeconds(r, sequences);
    cost.tileFloor = computeSeconds(r, r.device.tileRows);
    cost.link = linkSeconds(r, sequences);
    cost.gap = gapSeconds(r);
    cost.perSequence = sequences * c.hostPerSequence;
    return cost;
}

PassCost promptPass(const Replica& r, double tokens, double prompt) {
    const Shape& s = r.shape;
    const double t = tensorDegree(r);
    PassCost cost;
    cost.overlap = r.constants.overlapExponent;
    cost.memory = (s.denseBytes + s.expertBytes * touchedShare(s, tokens)) / t / r.device.bandwidth;
    cost.compute = computeSeconds(r, tokens) / (r.isTensorRt ? r.constants.promptTensorrt : 1);
    cost.attention = 2 * tokens * s.attendedTokens(prompt) * s.attentionWidth * s.scoringLayers / t /
                     (r.device.peak16 * r.constants.computeAttention * r.device.clockFactor);
    cost.link = linkSeconds(r, tokens);
    cost.gap = gapSeconds(r);
    return cost;
}

double replicaKvRoom(const Replica& r) {
    const double cards = tensorDegree(r) * r.layout.pipeline;
    const double share = r.isTensorRt ? r.constants.memoryShareTensorrt : r.constants.memoryShare;
    const double budget = cards * (r.device.usableBytes * share - r.constants.reserveGib * kGib);
    const double room = budget - r.shape.residentBytes;
    return room / std::max(1.0, r.shape.kvBytesPerToken * cacheCopies(r));
}

} // namespace fitgauge::speed
