// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/compare/comparison.h"

#include <string>

namespace fitgauge::report {

// What one cell says in files that machines read: the comparison's own figure, a point as decimal sign, no
// grouping, no unit (the header has it). Empty when unknown. Money has its published digits (up to nine
// decimals, no trailing zeros beyond two); states and markets are stable English words.
[[nodiscard]] std::string machineText(const compare::Comparison& comparison, compare::OfferTable::Row row,
                                      compare::Column column);

// The same with the row's figures already at hand: for whole rows.
[[nodiscard]] std::string machineText(const compare::Comparison& comparison, compare::OfferTable::Row row,
                                      compare::Column column, const compare::RowFigures& figures);

// Published digits: at least two decimals, at most nine, no zeros after the cents. Empty when unknown.
[[nodiscard]] std::string moneyText(const std::optional<Money>& money);

// Words, not numbers.
[[nodiscard]] bool isText(compare::Column column);
// "cost (currency)", or the id alone where there is no unit.
[[nodiscard]] std::string columnTitle(compare::Column column);

// ISO code of the money in a row's cells: that of its price.
[[nodiscard]] std::string currencyText(const compare::Comparison& comparison, compare::OfferTable::Row row);

} // namespace fitgauge::report
