// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/speed/estimate.h"
#include "core/units/bytes.h"
#include "core/units/date.h"

#include <cstdint>
#include <optional>
#include <span>
#include <string>

namespace fitgauge::speed {

// What the user measured on a machine: a server under load. An empty optional was not measured.
struct OwnRun {
    std::int64_t key = 0; // of the catalog's row; 0: not stored yet
    std::string gpu;      // canonical
    int cards = 1;        // >= 1, of the machine
    sizing::Engine engine = sizing::Engine::Vllm;
    std::string model; // Architecture::id
    sizing::WeightFormat weights = sizing::WeightFormat::Bf16;
    std::int64_t users = 1;                                      // >= 1, in flight
    std::int64_t promptTokens = 1, answerTokens = 1;             // >= 1, of a request
    double outputTokensPerSecond = 0;                            // > 0, all requests and cards together
    std::optional<double> firstTokenSeconds, timePerOutputToken; // > 0, median, seconds
    std::optional<Bytes> peakMemory;                             // per card, as the driver showed it
    std::optional<Date> day;
    std::string note;
    friend bool operator==(const OwnRun&, const OwnRun&) = default;
};

// Everything that a figure is made of is finite and in range.
[[nodiscard]] bool isUsable(const OwnRun& run);

// The run of this very card, count, engine, model and format whose users and lengths are nearest, each within
// a factor of two; the newest of equals. Null when there is none.
[[nodiscard]] const OwnRun* nearestOwnRun(std::span<const OwnRun> runs, const models::Architecture& model,
                                          const sizing::Serving& serving, const Traffic& traffic,
                                          const hardware::Gpu& gpu, int cards);

// `estimate` corrected by what was measured: every rate and time is the estimate times measured over what the
// formula says at the run's own load (`atRun`). At that load the figures are those of the run. Basis
// Measured. Unchanged where either has no data.
[[nodiscard]] SpeedEstimate withOwnRun(SpeedEstimate estimate, const SpeedEstimate& atRun, const OwnRun& run);

// The load of the run.
[[nodiscard]] Traffic trafficOf(const OwnRun& run, const Traffic& like);

} // namespace fitgauge::speed
