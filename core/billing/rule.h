// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/units/date.h"
#include "core/units/duration.h"
#include "core/units/money.h"
#include "core/units/tri.h"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace fitgauge::billing {

// Whether time in one state of a machine is charged. Words as facts name them: booting, running, idle,
// stopped ...
struct StateRule {
    std::string state;
    Tri billed = Tri::Unknown;
    std::vector<Rate> flatRates; // one a currency: billed at this price instead of the machine's
    std::string source;          // link
    std::string sourceKind;
    friend bool operator==(const StateRule&, const StateRule&) = default;
};

// How the amount of a bill is brought to what is charged. Exact: nothing is rounded away (remainders are
// carried to the next debit, or the provider keeps enough decimals).
struct AmountRounding {
    bool exact = true;
    int decimals = 2;
    Rounding rule = Rounding::HalfUp;
    friend bool operator==(const AmountRounding&, const AmountRounding&) = default;
};

// How one provider turns running time into billed time for one product. Built from resources/catalog/
// billing_rules.csv. An empty increment means that nobody told us: such an offer has no exact cost.
struct Rule {
    std::string provider;               // key of the provider
    std::string product;                // pattern (rule_table.h); empty: what has no rule of its own
    std::optional<Duration> increment;  // > 0; usage is brought to whole increments
    Duration minimum;                   // the least that one start pays; 0: none, or none known
    Rounding rounding = Rounding::Up;   // how usage is brought to whole increments
    std::optional<Duration> monthlyCap; // hours billed at most in a month (730 h), per machine

    std::optional<Money> minimumMoney;         // the least that one resource pays in its whole life
    int minimumSharePercent = 0;               // of the time a machine exists, billed even while it is off
    AmountRounding amountRounding;             // of the amount that is invoiced
    std::int64_t multiplierThousandths = 1000; // this product's price over the listed one (protected: 2000)
    std::optional<Duration> storageIncrement;  // storage time is brought up to whole increments
    std::optional<Currency> currency;          // that the provider bills in, where it is not the price's
    Tri pricesIncludeTax = Tri::Unknown;

    std::string source;        // link
    std::string sourceKind;    // official, derived, general knowledge ...
    std::optional<Date> since; // the rule holds from this day
    std::optional<Date> asOf;  // the page, or the reading
    std::string note;
    std::vector<StateRule> states; // a state that is not listed is unknown
    friend bool operator==(const Rule&, const Rule&) = default;
};

// The rule for a state, or nullptr where nobody told us.
[[nodiscard]] const StateRule* stateRuleFor(const Rule& rule, std::string_view state);

// `running` brought to whole increments, before the minimum. Needs an increment > 0 (asserted); `running` >=
// 0.
[[nodiscard]] Duration roundedTime(const Rule& rule, Duration running);

// Time charged for one uninterrupted run: max(minimum, run rounded to increments). A run of zero length that
// was never started costs nothing. Needs an increment (asserted); `running` >= 0.
[[nodiscard]] Duration billedTime(const Rule& rule, Duration running);

} // namespace fitgauge::billing
