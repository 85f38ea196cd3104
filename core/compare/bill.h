// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/billing/day_plan.h"
#include "core/billing/session.h"
#include "core/compare/comparison.h"

#include <optional>

namespace fitgauge::compare {

// Parts of a row's headline cost, by core's own billing functions. Empty where there is no such split, or
// where its total is not the comparison's cost to the last nano unit: no surface shows a second figure.
[[nodiscard]] std::optional<billing::Breakdown> billOf(const Comparison& comparison, OfferTable::Row row);

// The same split for the mix chart, which also knows scale to zero: a worker that is kept warm is idle. Empty
// for jobs, whose parts are other ones. The total is the comparison's cost.
[[nodiscard]] std::optional<billing::Breakdown> mixOf(const Comparison& comparison, OfferTable::Row row);

// A day of live traffic on machines that are never stopped. Empty for other offers and profiles, and where
// the speed is unknown.
[[nodiscard]] std::optional<billing::DayPlan> dayOf(const Comparison& comparison, OfferTable::Row row);

} // namespace fitgauge::compare
