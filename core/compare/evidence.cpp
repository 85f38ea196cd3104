// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/compare/evidence.h"

#include "core/compare/kind_speed.h"
#include "core/speed/target.h"

#include <cmath>

namespace fitgauge::compare {
namespace {

constexpr std::int64_t kMostUsers = 4096;

} // namespace

const speed::MeasuredRow* nearestMeasuredOf(const Comparison& comparison, OfferTable::Row row) {
    const OfferTable& table = comparison.table();
    const Workload& workload = comparison.workload();
    const HardwareKind& kind = table.kindOf(row);
    if (table.measuredSpeed() == nullptr || workload.isTraining || kind.gpuIsGuess || kind.gpuCount < 1) {
        return nullptr;
    }
    return table.measuredSpeed()->nearest(workload.model, workload.serving,
                                          speedTraffic(workload, workload.serving.users), table.gpuOf(row),
                                          static_cast<int>(std::floor(kind.gpuCount)));
}

const speed::OwnRun* ownRunOf(const Comparison& comparison, OfferTable::Row row) {
    const OfferTable& table = comparison.table();
    const Workload& workload = comparison.workload();
    const HardwareKind& kind = table.kindOf(row);
    const auto& memory = comparison.memory(row);
    if (workload.isTraining || kind.gpuIsGuess || kind.gpuCount < 1) {
        return nullptr;
    }
    return speed::nearestOwnRun(table.ownRuns(), workload.model, workload.serving,
                                speedTraffic(workload, usersOfRun(workload, memory)), table.gpuOf(row),
                                static_cast<int>(std::floor(kind.gpuCount)));
}

std::optional<std::int64_t> usersWithinTargets(const Comparison& comparison, OfferTable::Row row) {
    const OfferTable& table = comparison.table();
    const Workload& workload = comparison.workload();
    const HardwareKind& kind = table.kindOf(row);
    const bool asked = workload.targets.firstToken || workload.targets.tokensPerSecondPerUser;
    if (workload.profile != Profile::Live || workload.isTraining || !asked || kind.gpuIsGuess ||
        kind.gpuCount < 1 || table.speedConstants() == nullptr || !runs(comparison.memory(row).fit)) {
        return std::nullopt;
    }
    speed::Machine machine{*table.speedConstants(),
                           workload.model,
                           workload.serving,
                           table.gpuOf(row),
                           static_cast<int>(std::floor(kind.gpuCount)),
                           workload.server};
    machine.ownRun = ownRunFor(machine, workload, table.ownRuns(), workload.serving.users);
    return speed::largestConcurrency(machine, speedTraffic(workload, 1), speedTarget(workload), kMostUsers);
}

} // namespace fitgauge::compare
