// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/compare/kind_speed.h"

#include "core/compare/traffic_load.h"

#include <algorithm>
#include <cmath>

namespace fitgauge::compare {
namespace {

using speed::Machine;
using speed::Verdict;

constexpr double kMostMachines = 10'000; // above, the wish is a typing error

// Latency is tested in the slow case; the count of machines follows the typical capacity, as the busy share
// of the presets does. Whole machines for so much work, at least one; 0 when the number makes no sense.
std::int64_t machinesFor(double work, double capacity) {
    const double machines = std::ceil(work / capacity - 1e-9);
    return machines <= kMostMachines ? std::max<std::int64_t>(1, static_cast<std::int64_t>(machines)) : 0;
}

const speed::MeasuredRow* nearestMeasured(const speed::MeasuredTable& table, const Workload& workload,
                                          const Machine& machine) {
    return table.nearest(workload.model, workload.serving, speedTraffic(workload, workload.serving.users),
                         machine.gpu, machine.cards);
}

void addServing(KindFigures& figures, const Workload& workload, const Machine& machine) {
    const speed::Traffic traffic = speedTraffic(workload, workload.serving.users);
    figures.speed = speed::estimateOn(machine, traffic);
    if (workload.profile != Profile::Live) {
        return;
    }
    const speed::SpeedTarget target = speedTarget(workload);
    figures.target = speed::testTarget(*figures.speed, target);
    const double peak = peakRequestsPerSecond(workload.traffic);
    if (figures.speed->basis == speed::Basis::NoData || !runs(figures.memory.fit)) {
        return;
    }
    if (figures.target.verdict != Verdict::Misses) {
        figures.machines = machinesFor(peak, figures.speed->requestsPerSecond.typical);
        return;
    }
    if (const auto plan = speed::replicasFor(machine, traffic, target, peak)) {
        figures.speed = speed::estimateOn(machine, speedTraffic(workload, plan->usersPerMachine));
        figures.machines = machinesFor(peak, figures.speed->requestsPerSecond.typical);
        figures.target = speed::testTarget(*figures.speed, target);
    }
}

// The user's own rate in items a second: on the card that it was seen on as it is, on others between the
// scales of peak and bandwidth. Items do not wait for each other, so several cards work side by side.
std::optional<speed::BatchEstimate> batchFromRun(const Workload& workload, const SpeedSources& sources,
                                                 const Machine& machine) {
    if (!workload.knownRun || sources.knownCard == nullptr) {
        return std::nullopt;
    }
    const double perItem = workload.knownRun->time.inSeconds() / double(workload.knownRun->items);
    const bool isOwn = sources.knownCard->canonical == machine.gpu.canonical;
    const auto scaled = isOwn ? std::optional(speed::ScaledRunTime{perItem, perItem})
                              : speed::scaleRunTime(perItem, *sources.knownCard, machine.gpu);
    if (!scaled) {
        return std::nullopt;
    }
    const double cards = machine.cards;
    auto job = speed::batchJobAtRate(workload.batch.items, 2 * cards / (scaled->low + scaled->high));
    if (!isOwn && job.basis != speed::Basis::NoData) {
        job.basis = speed::Basis::SpecificationOnly;
        job.itemsPerSecond.slow = cards / scaled->high;
        job.seconds.slow = double(workload.batch.items) * scaled->high / cards;
    }
    return job;
}

void addBatch(KindFigures& figures, const Workload& workload, const SpeedSources& sources,
              const Machine& machine) {
    if (!runs(figures.memory.fit)) {
        return;
    }
    const std::int64_t largest = std::max<std::int64_t>(1, figures.memory.usersComfortable.value_or(1));
    const speed::BatchWork work{workload.batch.items, workload.traffic.promptTokens,
                                workload.traffic.answerTokens};
    const auto own = batchFromRun(workload, sources, machine);
    figures.batch = own ? own : speed::estimateBatchJob(machine, work, largest);
    figures.speed =
        speed::estimateOn(machine, speedTraffic(workload, std::min(largest, workload.batch.items)));
    if (figures.batch->basis == speed::Basis::NoData) {
        return;
    }
    if (workload.batch.finishWithin) {
        const double allowed = workload.batch.finishWithin->inSeconds();
        figures.machines = allowed > 0 ? machinesFor(figures.batch->seconds.slow, allowed) : 0;
        figures.target.verdict = figures.machines > 0 ? Verdict::Meets : Verdict::Misses;
        figures.machines = std::max(figures.machines, std::int64_t(1));
    }
}

} // namespace

std::int64_t usersOfRun(const Workload& workload, const sizing::MemoryEstimate& memory) {
    return workload.profile == Profile::Batch ? std::max<std::int64_t>(1, memory.usersComfortable.value_or(1))
                                              : workload.serving.users;
}

const speed::OwnRun* ownRunFor(const Machine& machine, const Workload& workload,
                               std::span<const speed::OwnRun> runs, std::int64_t users) {
    return runs.empty() ? nullptr
                        : speed::nearestOwnRun(runs, machine.model, machine.serving,
                                               speedTraffic(workload, users), machine.gpu, machine.cards);
}

speed::Traffic speedTraffic(const Workload& workload, std::int64_t users) {
    speed::Traffic traffic;
    traffic.promptTokens = workload.traffic.promptTokens;
    traffic.answerTokens = workload.traffic.answerTokens;
    traffic.users = users;
    return traffic;
}

speed::SpeedTarget speedTarget(const Workload& workload) {
    speed::SpeedTarget target;
    if (workload.targets.firstToken) {
        target.firstTokenSeconds = workload.targets.firstToken->inSeconds();
    }
    target.tokensPerSecondPerUser = workload.targets.tokensPerSecondPerUser;
    return target;
}

void addKnownRun(KindFigures& figures, const Workload& workload, const SpeedSources& sources,
                 const hardware::Gpu& gpu, int cards) {
    const bool asked = workload.profile == Profile::Research && workload.knownRun;
    if (!asked || sources.knownCard == nullptr || cards != 1 || !runs(figures.memory.fit)) {
        return;
    }
    const double seconds = workload.knownRun->time.inSeconds() / double(workload.knownRun->items);
    figures.run = sources.knownCard->canonical == gpu.canonical
                      ? std::optional(speed::ScaledRunTime{seconds, seconds})
                      : speed::scaleRunTime(seconds, *sources.knownCard, gpu);
}

void addSpeed(KindFigures& figures, const Workload& workload, const SpeedSources& sources,
              const hardware::Gpu& gpu, int cards) {
    Machine machine{*sources.constants, workload.model, workload.serving, gpu, cards, workload.server};
    machine.ownRun = ownRunFor(machine, workload, sources.ownRuns, usersOfRun(workload, figures.memory));
    figures.target = unknownTarget(workload);
    if (workload.profile == Profile::Batch) {
        addBatch(figures, workload, sources, machine);
    } else {
        addServing(figures, workload, machine);
    }
    if (sources.measured != nullptr && figures.speed) {
        const auto* nearest = nearestMeasured(*sources.measured, workload, machine);
        figures.speed = speed::withEvidence(*figures.speed, *sources.measured, gpu, nearest);
    }
    if (figures.machines == 0) { // more than anybody rents
        figures.machines = 1;
        figures.target.verdict = Verdict::Misses;
    }
}

UsersFigures speedAtUsers(const HardwareKind& kind, const hardware::Gpu& card, const Workload& workload,
                          const speed::Constants* constants, std::int64_t users,
                          std::span<const speed::OwnRun> ownRuns) {
    if (constants == nullptr || kind.gpuIsGuess || workload.isTraining) {
        return {{}, unknownTarget(workload)};
    }
    if (kind.gpuCount < 1) {
        HardwareKind whole = kind;
        whole.gpuCount = 1;
        return speedAtUsers(whole, sliceOf(card, kind.gpuCount), workload, constants, users, ownRuns);
    }
    sizing::Serving serving = workload.serving;
    serving.users = users;
    Machine machine{*constants,     workload.model, serving, card, static_cast<int>(kind.gpuCount),
                    workload.server};
    machine.ownRun = ownRunFor(machine, workload, ownRuns, workload.serving.users);
    UsersFigures figures;
    figures.speed = speed::estimateOn(machine, speedTraffic(workload, users));
    figures.target = speed::testTarget(figures.speed, speedTarget(workload));
    return figures;
}

speed::TargetResult unknownTarget(const Workload& workload) {
    speed::TargetResult result;
    if (workload.isTraining || workload.profile == Profile::Research) {
        return result;
    }
    if (workload.profile == Profile::Batch) {
        result.verdict = workload.batch.finishWithin ? Verdict::Unknown : Verdict::NoTarget;
        return result;
    }
    result.firstToken = workload.targets.firstToken ? Verdict::Unknown : Verdict::NoTarget;
    result.perUser = workload.targets.tokensPerSecondPerUser ? Verdict::Unknown : Verdict::NoTarget;
    const bool asked = workload.targets.firstToken || workload.targets.tokensPerSecondPerUser;
    result.verdict = asked ? Verdict::Unknown : Verdict::NoTarget;
    return result;
}

} // namespace fitgauge::compare
