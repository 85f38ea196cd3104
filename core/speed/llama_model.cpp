// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/speed/llama_model.h"

#include <algorithm>
#include <cmath>

namespace fitgauge::speed {

namespace {

constexpr double kGib = 1073741824.0;
constexpr double kTera = 1e12;
constexpr double kMicroBatch = 512; // prompt tokens a pass
constexpr double kReferenceParameters = 7e9;

double peak16(const LlamaModel& m) {
    // The catalog lists GeForce with 32-bit accumulation; llama.cpp accumulates in 16 bits.
    return m.device.peak16 * (m.device.isGeforce ? 2 : 1);
}

// Integer products on packed weights: by SM and clock, and by how dense the matrix units of an SM are.
double quantisedRate(const LlamaModel& m) {
    const Constants& c = m.constants;
    const double density = peak16(m) / kTera / m.device.smClock;
    return m.device.smClock * c.llamaPromptQuantised * kTera *
           std::pow(density, c.llamaPromptDensityExponent) *
           (m.device.isBeforeAmpere ? c.llamaPromptBeforeAmpere : 1);
}

double promptRate(const LlamaModel& m) {
    const Constants& c = m.constants;
    const double size = std::pow(m.shape.activeParameters / kReferenceParameters, c.llamaPromptSizeExponent);
    const double base = m.shape.isQuantised ? quantisedRate(m) : peak16(m) * c.llamaPrompt16;
    return base * size * m.device.llamaClockFactor * (m.device.isBeforeDp4a ? c.llamaPromptOldPart : 1);
}

double readRate(const LlamaModel& m) {
    const Constants& c = m.constants;
    const double share = (m.shape.isQuantised ? c.llamaBandwidthQuantised : c.llamaBandwidth16) *
                         (m.device.isBeforeDp4a ? c.llamaBandwidthOldPart : 1);
    const double memory = m.device.peakBandwidth * share;
    const double ratio = memory / (m.device.smClock * c.llamaBytesPerSmClock);
    return memory / std::sqrt(std::sqrt(1 + ratio * ratio * ratio * ratio));
}

double gapSeconds(const LlamaModel& m) {
    return m.shape.layers * m.constants.llamaLayerGap / m.device.clockGhz;
}

double llamaKvRoom(const LlamaModel& m) {
    const double budget = m.cards * (m.device.usableBytes - m.constants.llamaReserveGib * kGib);
    // The input embedding stays in host memory.
    return (budget - m.shape.denseBytes - m.shape.expertBytes) / std::max(1.0, m.shape.kvBytesPerToken);
}

double matrixFlops(const Shape& s, double tokens) {
    const double expertPenalty = s.isMixture() ? 2 : 1;
    return 2 * (s.activeParameters - s.headParameters) * tokens * expertPenalty;
}

} // namespace

PassCost llamaTokenPass(const LlamaModel& m, double sequences, double context) {
    const Constants& c = m.constants;
    const Shape& s = m.shape;
    const double touched = s.isMixture() ? 1 - std::pow(1 - s.expertsActive / s.expertsTotal, sequences) : 0;
    const double weights = s.denseBytes + s.expertBytes * touched;
    const double cache = sequences * (s.cachedTokens(context) * s.kvBytesPerToken + s.recurrentBytes);
    PassCost cost;
    cost.memory = weights / readRate(m) + cache / (m.device.peakBandwidth * c.llamaKvReadShare);
    cost.bytes = weights + cache;
    cost.compute = sequences > 1 ? matrixFlops(s, sequences) / promptRate(m) : 0;
    cost.gap = gapSeconds(m);
    return cost;
}

double llamaPromptSeconds(const LlamaModel& m, double tokens) {
    const Shape& s = m.shape;
    const double passes = std::ceil(tokens / kMicroBatch);
    const double attention = 2 * tokens * tokens * s.attentionWidth * s.scoringLayers /
                             (peak16(m) * m.constants.llamaAttentionShare);
    const double alone = matrixFlops(s, tokens) / promptRate(m) + attention + gapSeconds(m) * passes;
    // Cards work on different passes at once, with an empty start and end.
    const double overlap = std::min<double>(m.cards, passes);
    return alone / overlap * (1 + m.constants.llamaPipelineLoss * (overlap - 1));
}

namespace {

void setFirstToken(ServingFigures& f, const LlamaModel& m, double wait) {
    const bool crowd = f.batch > 1;
    const double ahead = (f.batch - 1) / 2 * f.promptSeconds;
    f.firstTokenSlot = f.promptSeconds + (crowd ? f.step / 2 : 0);
    f.firstTokenLow = f.firstTokenSlot + wait / 2;
    f.firstToken = f.firstTokenSlot + m.constants.promptCollision * ahead + wait;
    f.firstTokenHigh = f.firstTokenSlot + ahead + wait;
}

} // namespace

ServingFigures serveWithLlama(const LlamaModel& m, const ReplicaLoad& load) {
    ServingFigures f;
    f.kvRoom = load.roomTokens.value_or(llamaKvRoom(m));
    // Each slot reserves its longest context; without a given one, what the request needs.
    f.sequencesFit = f.kvRoom / std::max(load.prompt + load.answer, load.reservedTokens);
    if (!(f.sequencesFit >= 1)) {
        f.reason = f.kvRoom > 0 ? Reason::NoRoomForRequest : Reason::WeightsDoNotFit;
        return f;
    }
    const double asked = load.load == Load::MaxLoad        ? f.sequencesFit
                         : load.load == Load::SingleStream ? 1
                                                           : load.users;
    f.batch = std::min(asked, f.sequencesFit);
    f.limit = f.batch < asked || load.load == Load::MaxLoad ? BatchLimit::KvRoom : BatchLimit::Users;
    f.promptSeconds = llamaPromptSeconds(m, std::max(1.0, load.prompt * (1 - load.cachedShare)));
    if (load.answer <= 0) {
        f.requestRate = 1 / f.promptSeconds;
        f.promptPart = f.promptSeconds;
        setFirstToken(f, m, 0);
        return f;
    }
    f.decode = llamaTokenPass(m, f.batch, load.prompt + load.answer / 2);
    f.promptPart = f.batch > 1 ? f.batch / load.answer * f.promptSeconds : 0;
    f.step = f.decode.total() + f.promptPart;
    const bool alone = f.batch <= 1;
    f.requestRate = alone ? 1 / (f.promptSeconds + load.answer * f.step) : f.batch / f.step / load.answer;
    setFirstToken(f, m, (asked - f.batch) / f.requestRate);
    return f;
}

} // namespace fitgauge::speed
