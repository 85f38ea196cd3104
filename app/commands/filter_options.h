// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/commands/arguments.h"
#include "core/compare/column.h"
#include "core/compare/filter.h"
#include "core/compare/offer_table.h"

#include <span>

namespace fitgauge::app {

// What the window's filter panel and chips take, and the order.
[[nodiscard]] std::span<const OptionSpec> filterOptions();

// Changes the profile's own filter by the options. Provider names and GPU spellings are those of the table.
void readFilter(Arguments& arguments, const compare::OfferTable& table, compare::Filter& filter);
// --sort COLUMN[:desc],...
void readOrder(Arguments& arguments, compare::Order& order);
// --columns ID,... ; empty without the option.
[[nodiscard]] std::vector<compare::Column> readColumns(Arguments& arguments);

} // namespace fitgauge::app
