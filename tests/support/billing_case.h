// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/billing/run_list.h"
#include "core/units/csv.h"

#include <optional>
#include <string>
#include <vector>

namespace fitgauge::test {

// One row of a file with the columns of facts/billing_cases.csv: an exact bill and what leads to it.
struct BillingCase {
    std::string id, provider, product;
    billing::RunList list;
    std::string extras; // JSON, read when the case is priced
    Money expected;
    int decimals = 2;
};

// What became of a case: an amount, or the reason why there is none.
struct PricedCase {
    std::optional<Money> amount;
    std::string reason;
};

[[nodiscard]] Expected<BillingCase> billingCase(const CsvTable& table, std::size_t row);
[[nodiscard]] PricedCase priced(const BillingCase& bill, const std::vector<billing::Rule>& rules);

} // namespace fitgauge::test
