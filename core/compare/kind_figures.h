// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/compare/offer_table.h"
#include "core/compare/workload.h"
#include "core/sizing/fit.h"
#include "core/speed/batch_job.h"
#include "core/speed/measured.h"
#include "core/speed/run_time.h"
#include "core/speed/target.h"

#include <optional>
#include <vector>

namespace fitgauge::compare {

// What a workload needs and gets on one kind of hardware.
struct KindFigures {
    sizing::MemoryEstimate memory;
    std::optional<speed::SpeedEstimate> speed; // of one machine; empty: not asked for, or no constants
    std::optional<speed::BatchEstimate> batch; // Batch, of one machine
    speed::TargetResult target;                // Live and Batch
    // Research: the user's known run on this kind, of one card. `low` is `high` on the card that it ran on.
    std::optional<speed::ScaledRunTime> run;
    std::int64_t machines = 1; // replicas that carry the peak, or finish in time
};

// What speed is computed from. Null: none, or not known.
struct SpeedSources {
    const speed::Constants* constants = nullptr;
    const speed::MeasuredTable* measured = nullptr;
    const hardware::Gpu* knownCard = nullptr; // of Workload::knownRun
    std::span<const speed::OwnRun> ownRuns;
};
[[nodiscard]] SpeedSources speedSourcesOf(const OfferTable& table, const Workload& workload);

// A slice of a card (count below 1) has that share of the card's memory, bandwidth and peaks.
[[nodiscard]] hardware::Gpu sliceOf(const hardware::Gpu& card, double share);

// Memory and speed on one kind. A guessed part is never comfortable by luck: its fit is Unknown. Batch is
// sized with the largest batch that is still comfortable. Where a live machine misses the target at the users
// asked for, but meets it with fewer, the load is spread over more machines and `speed` is that of one of
// them.
[[nodiscard]] KindFigures figuresOf(const HardwareKind& kind, const hardware::Gpu& card,
                                    const Workload& workload, const SpeedSources& sources);
[[nodiscard]] inline KindFigures figuresOf(const HardwareKind& kind, const hardware::Gpu& card,
                                           const Workload& workload, const speed::Constants* constants) {
    return figuresOf(kind, card, workload, SpeedSources{constants, nullptr, nullptr, {}});
}

[[nodiscard]] std::vector<KindFigures> figuresOfKinds(const OfferTable& table, const Workload& workload);

// Comfortable and tight run; the other fit states do not.
[[nodiscard]] constexpr bool runs(sizing::Fit fit) {
    return fit == sizing::Fit::Comfortable || fit == sizing::Fit::Tight;
}

} // namespace fitgauge::compare
