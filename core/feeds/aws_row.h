// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/feeds/feed.h"
#include "core/feeds/reading.h"

#include <string>

namespace fitgauge::feeds {

// One price of the offer file with what it is for, whichever of the two formats it came in. Values as the
// file writes them ("Linux", "2048 GiB", "NA").
struct AwsRow {
    std::string sku, family, instanceType, tenancy, system, capacity, software, marketOption, gpu;
    std::string vcpu, memory, region, location;                          // of the product
    std::string termType, unit, price, currency, lease, purchase, offer; // of the price
};

// Why a product is no machine with cards that one can rent by the hour, whatever its price.
[[nodiscard]] std::optional<RejectReason> whyNoMachine(const AwsRow& row, const Context& context);

// One price, seen and kept or rejected.
void takeAwsRow(Reading& reading, std::size_t number, const AwsRow& row, const Context& context);

} // namespace fitgauge::feeds
