// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/speed/own_run.h"

#include "core/speed/measured.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace fitgauge::speed {

namespace {

constexpr double kFarthest = 1; // a factor of two, as a binary logarithm

bool isGood(double value) {
    return std::isfinite(value) && value > 0;
}

bool isGood(const std::optional<double>& value) {
    return !value || isGood(*value);
}

double apart(std::int64_t a, std::int64_t b) {
    return std::abs(std::log2(static_cast<double>(a) / static_cast<double>(b)));
}

// Of the three numbers of a load the farthest; infinite beyond what a run can speak for.
std::optional<double> farness(const OwnRun& run, const Traffic& traffic) {
    if (traffic.users < 1 || traffic.promptTokens < 1 || traffic.answerTokens < 1) {
        return std::nullopt;
    }
    const double users = apart(run.users, traffic.users);
    const double prompt = apart(run.promptTokens, traffic.promptTokens);
    const double answer = apart(run.answerTokens, traffic.answerTokens);
    constexpr double kRounding = 1e-9;
    if (std::max({users, prompt, answer}) > kFarthest + kRounding) {
        return std::nullopt;
    }
    return users + prompt + answer;
}

void scaleFirstToken(FirstToken& first, double factor) {
    for (double* figure : {&first.low, &first.typical, &first.high, &first.typicalSlot, &first.slowSlot}) {
        *figure *= factor;
    }
}

} // namespace

bool isUsable(const OwnRun& run) {
    return !run.gpu.empty() && !run.model.empty() && run.cards >= 1 && run.users >= 1 &&
           run.promptTokens >= 1 && run.answerTokens >= 1 && isGood(run.outputTokensPerSecond) &&
           isGood(run.firstTokenSeconds) && isGood(run.timePerOutputToken);
}

const OwnRun* nearestOwnRun(std::span<const OwnRun> runs, const models::Architecture& model,
                            const sizing::Serving& serving, const Traffic& traffic, const hardware::Gpu& gpu,
                            int cards) {
    const OwnRun* best = nullptr;
    double least = std::numeric_limits<double>::infinity();
    for (const OwnRun& run : runs) {
        if (run.gpu != gpu.canonical || run.cards != cards || run.engine != serving.engine ||
            run.model != model.id || run.weights != serving.weights || !isUsable(run)) {
            continue;
        }
        const auto far = farness(run, traffic);
        const bool isNewer =
            best != nullptr && far == least && run.day.value_or(Date()) >= best->day.value_or(Date());
        if (far && (*far < least || isNewer)) {
            least = *far;
            best = &run;
        }
    }
    return best;
}

SpeedEstimate withOwnRun(SpeedEstimate estimate, const SpeedEstimate& atRun, const OwnRun& run) {
    const double formula = atRun.outputTokensPerSecond.typical;
    if (estimate.basis == Basis::NoData || atRun.basis == Basis::NoData || !isGood(formula) ||
        !isUsable(run)) {
        return estimate;
    }
    SpeedEstimate result = replacedByOwnRun(estimate, estimate.outputTokensPerSecond.typical *
                                                          run.outputTokensPerSecond / formula);
    if (run.firstTokenSeconds && isGood(atRun.firstToken.typical)) {
        scaleFirstToken(result.firstToken, *run.firstTokenSeconds / atRun.firstToken.typical);
    }
    if (run.timePerOutputToken && isGood(atRun.timePerOutputToken.typical)) {
        const double time =
            estimate.timePerOutputToken.typical * *run.timePerOutputToken / atRun.timePerOutputToken.typical;
        result.timePerOutputToken = {time, time};
        result.perUserTokensPerSecond = {1 / time, 1 / time};
    }
    return result;
}

Traffic trafficOf(const OwnRun& run, const Traffic& like) {
    Traffic traffic = like;
    traffic.users = run.users;
    traffic.promptTokens = run.promptTokens;
    traffic.answerTokens = run.answerTokens;
    return traffic;
}

} // namespace fitgauge::speed
