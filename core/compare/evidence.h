// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/compare/comparison.h"
#include "core/speed/measured.h"

#include <cstdint>
#include <optional>

// What stands beside the estimates of one offer.
namespace fitgauge::compare {

// The published measurement that is nearest to the workload on the offer's card; null when there is none, for
// training and for slices of a card. Lives as long as the comparison's table.
[[nodiscard]] const speed::MeasuredRow* nearestMeasuredOf(const Comparison& comparison, OfferTable::Row row);

// The user's own run that stands in for the offer's estimate; null when there is none near enough, for
// training and for slices of a card. Lives as long as the comparison's table.
[[nodiscard]] const speed::OwnRun* ownRunOf(const Comparison& comparison, OfferTable::Row row);

// Most users at once on one machine of the offer with whom the targets are met in the slow case; 0 when one
// alone misses them. Empty without targets, estimate or a whole card. About 30 estimates.
[[nodiscard]] std::optional<std::int64_t> usersWithinTargets(const Comparison& comparison,
                                                             OfferTable::Row row);

} // namespace fitgauge::compare
