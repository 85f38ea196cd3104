// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/compare/offer_table.h"
#include "core/compare/workload.h"
#include "core/sizing/fit.h"

#include <vector>

namespace fitgauge::compare {

// What a workload needs and gets on one kind of hardware.
struct KindFigures {
    sizing::MemoryEstimate memory;
};

// A slice of a card (count below 1) has that share of the card's memory, bandwidth and peaks.
[[nodiscard]] hardware::Gpu sliceOf(const hardware::Gpu& card, double share);

// Memory on one kind. A guessed part is never comfortable by luck: its fit is Unknown. Batch is sized with
// the largest batch that is still comfortable.
[[nodiscard]] KindFigures figuresOf(const HardwareKind& kind, const hardware::Gpu& card,
                                    const Workload& workload);

[[nodiscard]] std::vector<KindFigures> figuresOfKinds(const OfferTable& table, const Workload& workload);

// Comfortable and tight run; the other fit states do not.
[[nodiscard]] constexpr bool runs(sizing::Fit fit) {
    return fit == sizing::Fit::Comfortable || fit == sizing::Fit::Tight;
}

} // namespace fitgauge::compare
