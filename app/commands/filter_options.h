// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/commands/arguments.h"
#include "core/catalog/facts.h"
#include "core/compare/column.h"
#include "core/compare/filter.h"
#include "core/compare/offer_table.h"
#include "core/hardware/alias_resolver.h"

#include <optional>
#include <span>

namespace fitgauge::app {

// What the window's filter panel and chips take, and the order.
[[nodiscard]] std::span<const OptionSpec> filterOptions();

// Changes the profile's own filter by the options.
void readFilter(Arguments& arguments, const catalog::Facts& facts, const compare::OfferTable& table,
                compare::Filter& filter);
// Place in Facts::gpus of a GPU in any usual spelling; a sentence where it is none or may be several.
[[nodiscard]] std::optional<std::size_t>
gpuNamed(Arguments& arguments, const hardware::AliasResolver& resolver, const QString& name);
// --sort COLUMN[:desc],...
void readOrder(Arguments& arguments, compare::Order& order);
// --columns ID,... ; empty without the option.
[[nodiscard]] std::vector<compare::Column> readColumns(Arguments& arguments);

} // namespace fitgauge::app
