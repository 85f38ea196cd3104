// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/billing/session.h"
#include "core/units/bytes.h"

#include <optional>
#include <vector>

namespace fitgauge::billing {

// What a month costs beside machine time. Each: an amount, 0 for "there is none", empty for "nobody told us".
struct MonthExtras {
    std::optional<Money> storage;
    std::optional<Money> egress;
    std::optional<Money> loads;
    Money credit; // >= 0, taken off at most down to 0
};

// Adds the extras to the bill of machine time. Unknown ones set their flag and add nothing. The parts still
// sum to the total. BillingInputBad where currencies differ or an extra is negative; MoneyOutOfRange.
[[nodiscard]] Expected<Breakdown> withExtras(const Breakdown& time, const MonthExtras& extras);

// A bill of machine time that is used to `busy` of what is paid, for machines that serve traffic: the rest is
// idle. `paid` and `busy` as a day plan or scale to zero gives them.
[[nodiscard]] Expected<Breakdown> servingBill(Rate rate, Duration paid, Duration busy);

// How many times more than exact use a pattern costs through rounding and minimums: billed time over
// time that ran. Times of one launch, so that the formula can be shown.
struct RoundingMultiplier {
    Duration billed;
    Duration ran; // > 0
    [[nodiscard]] double value() const { return billed.inSeconds() / ran.inSeconds(); }
};
[[nodiscard]] Expected<RoundingMultiplier> roundingMultiplier(const Rule& rule, Duration run);

// Where money goes that buys nothing, largest first; parts of 0 are left out.
enum class Trap : std::uint8_t { Rounding, Minimum, Idle, Egress, Storage, Loads, FetchAgain, SpotRework };
struct CostTrap {
    Trap trap;
    Money monthly;
    friend bool operator==(const CostTrap&, const CostTrap&) = default;
};
struct TrapInputs {
    std::optional<Money> fetchAgain; // downloads at every launch, where no volume is kept
    std::optional<Money> spotRework; // lost work on interruptible capacity
};
[[nodiscard]] std::vector<CostTrap> costTraps(const Breakdown& bill, const TrapInputs& inputs);

// What a day costs after "stop", and what really ends the bill for the machine.
enum class EndsBilling : std::uint8_t { Unknown, Stop, Hibernate, Destroy };
struct StoppedVolume {
    Bytes size;
    std::optional<Money> perGbMonth; // while stopped, which may differ from while running; empty: unknown
};
struct AfterStop {
    std::optional<Money> machinePerDay; // empty: nobody told us what a stopped machine costs
    std::optional<Money> storagePerDay; // of what is kept; empty: unknown
    EndsBilling endsBy = EndsBilling::Unknown;
};
[[nodiscard]] Expected<AfterStop> afterStop(const Rule& rule, Rate rate, const StoppedVolume& volume = {});

} // namespace fitgauge::billing
