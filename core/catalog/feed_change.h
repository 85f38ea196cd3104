// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/catalog/feed_store.h"

#include <SQLiteCpp/Database.h>

#include <cstdint>
#include <string>
#include <unordered_map>

// What a reading changes, told before anything is written.
namespace fitgauge::catalog {

// An offer that a feed brought earlier, as far as a comparison needs it.
struct EarlierOffer {
    std::optional<Money> price;
    bool isSuspect = false;
    std::optional<Date> asOf, validFrom;
    std::uint64_t digest = 0; // of all that is neither price nor provenance
    std::string gpu;
    double gpuCount = 1;
    Market market = Market::OnDemand;
    bool isMet = false; // the new reading has it too

    // The first day on which this price is known to have stood.
    [[nodiscard]] std::optional<Date> since() const { return validFrom ? validFrom : asOf; }
};
using EarlierOffers = std::unordered_map<std::string, EarlierOffer>; // by offer id

// Thrown where FeedOptions::stop is found set; the transaction of the caller is rolled back by it.
struct ImportStopped {};
void stopIfAsked(const std::stop_token& stop);

// Throws SQLite::Exception, BadRow or ImportStopped.
[[nodiscard]] EarlierOffers earlierOffers(SQLite::Database& database, const std::string& feed,
                                          const std::stop_token& stop);

// Counts and names what differs, and marks what was met. In `offers`, prices that moved too far go back to
// what they were, unless the user took them, and each gets the first day of its price.
[[nodiscard]] FeedChange difference(EarlierOffers& earlier, std::vector<Offer>& offers, Date readAt,
                                    const FeedOptions& options);

} // namespace fitgauge::catalog
