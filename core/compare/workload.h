// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/billing/session.h"
#include "core/billing/spot.h"
#include "core/billing/traffic.h"
#include "core/models/architecture.h"
#include "core/sizing/estimate.h"
#include "core/sizing/workload.h"
#include "core/speed/traffic.h"
#include "core/units/date.h"

#include <cstdint>
#include <optional>
#include <string>

namespace fitgauge::compare {

enum class Profile : std::uint8_t { Research, Live, Batch };

// Live traffic, and the tokens of one request or batch item.
struct Traffic {
    std::int64_t requestsPerDay = 24'900;                                 // >= 0
    std::int64_t promptTokens = 1'750;                                    // > 0
    std::int64_t answerTokens = 500;                                      // > 0
    billing::TrafficPreset pattern = billing::TrafficPreset::OfficeHours; // how a day's requests come
    friend bool operator==(const Traffic&, const Traffic&) = default;
};

// What a live offer must reach, tested in the slow case. Empty: not asked for.
struct Targets {
    std::optional<Duration> firstToken = Duration::seconds(1);
    std::optional<double> tokensPerSecondPerUser = 20.0;
    friend bool operator==(const Targets&, const Targets&) = default;
};

struct BatchJob {
    std::int64_t items = 1'000'000; // > 0
    std::optional<Duration> finishWithin = Duration::hours(24);
    friend bool operator==(const BatchJob&, const BatchJob&) = default;
};

// A run that the user made on one card: so many items took so long. Other cards are scaled from it until they
// have a run of their own.
struct KnownRun {
    std::string gpu;                       // canonical
    Duration time = Duration::minutes(30); // > 0
    std::int64_t items = 1;                // > 0; Research: one experiment
    friend bool operator==(const KnownRun&, const KnownRun&) = default;
};

// What the work needs beside machine time (extras.h tells its cost).
struct Extras {
    std::int64_t volumeGb = 0;          // >= 0, kept all month; GB = 10^9 bytes
    std::int64_t linkMbps = 1'000;      // > 0, Mbit/s at which data is fetched where no volume is kept
    std::int64_t egressGb = 20;         // >= 0, leaves in a month; Research
    std::int64_t responseBytes = 4'000; // >= 0, of one answer; Live
    friend bool operator==(const Extras&, const Extras&) = default;
};

// Reclaim rates are not published: 8 % an hour, checkpoints every 10 minutes and 3 minutes to start again are
// assumed until the user says otherwise (checklist R-41).
inline constexpr billing::SpotTerms kAssumedSpot{0.08, Duration::minutes(10), Duration::minutes(3), {}, {}};

// Everything the user says about the work. Sliders change this value and nothing else.
struct Workload {
    Profile profile = Profile::Live;
    models::Architecture model;
    bool isTraining = false; // Research may size a fine-tuning run instead of serving
    sizing::Serving serving;
    sizing::Training training;
    billing::SessionPattern sessions;
    Traffic traffic;
    Targets targets;
    BatchJob batch;
    billing::SpotTerms spot = kAssumedSpot; // Batch: what happens to interruptible machines
    speed::ServerSettings server;
    std::optional<KnownRun> knownRun; // Research and Batch
    Extras extras;
    sizing::ComfortPpm comfort = sizing::kDefaultComfort;
    Date today; // ages of prices are counted to this day
    friend bool operator==(const Workload&, const Workload&) = default;
};

// The documented preset of a profile (interface.md "Defaults") around an 8.03 B plain-size model.
[[nodiscard]] Workload defaultWorkload(Profile profile, Date today);

} // namespace fitgauge::compare
