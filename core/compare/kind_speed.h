// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/compare/kind_figures.h"
#include "core/speed/target.h"

#include <span>

namespace fitgauge::compare {

// Fills speed, target and machines from `figures.memory`. `cards` of `gpu` in the machine. Batch: a known run
// of the user takes the place of the estimate, as it is on its own card and scaled on others.
void addSpeed(KindFigures& figures, const Workload& workload, const SpeedSources& sources,
              const hardware::Gpu& gpu, int cards);

// Research: the known run on one such card. None for machines of several: how a run splits is not known.
void addKnownRun(KindFigures& figures, const Workload& workload, const SpeedSources& sources,
                 const hardware::Gpu& gpu, int cards);

// One machine at so many users at once, without spreading the load: what a line over users is drawn from.
// NoData where there are no speed constants, or the part is a guess. Runs of the user near the workload's own
// users correct the whole line.
struct UsersFigures {
    speed::SpeedEstimate speed;
    speed::TargetResult target;
};
[[nodiscard]] UsersFigures speedAtUsers(const HardwareKind& kind, const hardware::Gpu& card,
                                        const Workload& workload, const speed::Constants* constants,
                                        std::int64_t users, std::span<const speed::OwnRun> ownRuns = {});

// Users in flight that a run must be near to: those asked for, or a batch's largest comfortable number.
[[nodiscard]] std::int64_t usersOfRun(const Workload& workload, const sizing::MemoryEstimate& memory);

// The user's run that stands in for the estimate on `machine` (its ownRun is not looked at), at `users`.
[[nodiscard]] const speed::OwnRun* ownRunFor(const speed::Machine& machine, const Workload& workload,
                                             std::span<const speed::OwnRun> runs, std::int64_t users);

// What `users` send, and the targets, in the words of the speed room.
[[nodiscard]] speed::Traffic speedTraffic(const Workload& workload, std::int64_t users);
[[nodiscard]] speed::SpeedTarget speedTarget(const Workload& workload);

// A target was set, but nothing can be said about it.
[[nodiscard]] speed::TargetResult unknownTarget(const Workload& workload);

} // namespace fitgauge::compare
