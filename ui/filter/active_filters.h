// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/compare/filter.h"
#include "core/compare/offer_table.h"

#include <QString>

#include <vector>

namespace fitgauge::ui {

// Groups of the filter panel, in its order.
enum class FilterGroup : std::uint8_t { Hardware, Billing, Access, Place, Count_ };

// One chip: what it says and the filter that is left when it is removed. The search text is no chip.
struct ActiveFilter {
    FilterGroup group = FilterGroup::Hardware;
    QString text;
    bool fromProfile = false; // the profile's preset set it, not the user
    compare::Filter without;
};

// Chips of `filter` in the order in which they are shown. `preset` is the filter of the profile; `table` (may
// be null) names the providers.
[[nodiscard]] std::vector<ActiveFilter> activeFilters(const compare::Filter& filter, compare::Profile profile,
                                                      const compare::OfferTable* table);

[[nodiscard]] std::size_t countIn(const std::vector<ActiveFilter>& active, FilterGroup group);

// "per minute or finer"
[[nodiscard]] QString incrementChip(Duration atMost);

} // namespace fitgauge::ui
