// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/speed/estimate.h"
#include "core/speed/own_run.h"

#include <optional>

namespace fitgauge::speed {

// What a live machine must reach. Always compared with estimates; the slow case decides.
struct SpeedTarget {
    std::optional<double> firstTokenSeconds;      // <= ; of a request that finds a slot
    std::optional<double> tokensPerSecondPerUser; // >=
    friend bool operator==(const SpeedTarget&, const SpeedTarget&) = default;
};

// Borderline: the typical case or the slow case meets the target and the other does not, so the miss is
// smaller than the estimate's own error: "measure first". Unknown: there is no estimate. NoTarget: nothing
// was asked.
enum class Verdict : std::uint8_t { NoTarget, Meets, Borderline, Misses, Unknown };

struct TargetResult {
    Verdict verdict = Verdict::NoTarget;
    Verdict firstToken = Verdict::NoTarget;
    Verdict perUser = Verdict::NoTarget;
    friend bool operator==(const TargetResult&, const TargetResult&) = default;
};

[[nodiscard]] TargetResult testTarget(const SpeedEstimate& estimate, const SpeedTarget& target);

// One machine and what is asked of it, for the searches below. Nothing is owned.
struct Machine {
    const Constants& constants;
    const models::Architecture& model;
    const sizing::Serving& serving;
    const hardware::Gpu& gpu;
    int cards = 1;
    ServerSettings settings;
    const OwnRun* ownRun = nullptr; // what the user measured on such a machine; null: nothing near
};

// The formula's figures, corrected by the machine's own run where there is one.
[[nodiscard]] SpeedEstimate estimateOn(const Machine& machine, const Traffic& traffic);

// The most users at once, all of them running, with which `target` is met in the slow case; 0 when one user
// alone misses it; empty when there is no estimate. At most `limit` (>= 1). Takes about 30 evaluations.
[[nodiscard]] std::optional<std::int64_t> largestConcurrency(const Machine& machine, const Traffic& traffic,
                                                             const SpeedTarget& target, std::int64_t limit);

struct ReplicaPlan {
    std::int64_t usersPerMachine = 0;       // most that meet the target
    double requestsPerSecondPerMachine = 0; // at that concurrency, slow case
    std::int64_t machines = 0;              // ceil(peak load / capacity)
};

// Machines for a peak of `peakRequestsPerSecond` (> 0). Empty when no machine of this kind can meet the
// target, or there is no estimate.
[[nodiscard]] std::optional<ReplicaPlan> replicasFor(const Machine& machine, const Traffic& traffic,
                                                     const SpeedTarget& target, double peakRequestsPerSecond);

} // namespace fitgauge::speed
