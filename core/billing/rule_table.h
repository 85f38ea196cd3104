// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/billing/rule.h"
#include "core/units/csv.h"

#include <string_view>
#include <vector>

namespace fitgauge::billing {

// Reads resources/catalog/billing_rules.csv. A row with an empty `state` is the rule of a provider (empty
// product) or of one product; a row with states (several joined by ';') says whether their time is billed.
// Blank cells of a product fall back on the provider's own row; "unknown" in increment_s withdraws it.
// Errors: CsvColumnMissing, CsvValueBad {file, line, column, value}.
[[nodiscard]] Expected<std::vector<Rule>> readRules(const CsvTable& table);

// The rule for what is rented: the most specific product pattern that fits `product`, else one that names the
// market ("spot", "serverless"), else the provider's general rule, else nullptr. A pattern is words that must
// all occur in the product, whatever their case and order; a trailing * matches the rest of a word; ';'
// separates alternatives: "BM.*;bare metal".
[[nodiscard]] const Rule* ruleFor(const std::vector<Rule>& rules, std::string_view provider,
                                  std::string_view product, std::string_view market);

} // namespace fitgauge::billing
