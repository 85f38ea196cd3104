// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/billing/exact.h"
#include "core/billing/rule.h"
#include "tests/support/flat_json.h"

#include <optional>
#include <string>

namespace fitgauge::test {

// What `extras_json` of a billing case adds to the bill of running time.
struct BillingExtras {
    billing::Exact charges;                     // storage, fees: amounts of their own
    std::optional<billing::Exact> pricePerHour; // components or units that replace the case's price
    billing::Exact addedPerHour;                // components on top of it
    Duration minimumReservation;
    std::optional<billing::Exact> mostAmount;  // a monthly cap in money
    std::optional<billing::Exact> leastAmount; // of one unit, in money
    std::optional<Duration> mostTime;          // a monthly cap in hours
    std::string problem;                       // a key that is not understood
};

// Keys are read by their words: a currency marks a price ("usd_per_gib_month", "cpu_usd_core_s"), the words
// after it its unit; other numbers are quantities ("gib", "hours", "mem_gb", "month_hours").
[[nodiscard]] BillingExtras billingExtras(const FlatObject& members, const billing::Rule* rule);

} // namespace fitgauge::test
