// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/feeds/feed.h"
#include "core/feeds/price_text.h"

#include <string_view>

namespace fitgauge::feeds {

// Keeps `flags` sorted and without doubles.
void addFlag(Draft& draft, Flag flag);
[[nodiscard]] bool hasFlag(const Draft& draft, Flag flag);

// The bookkeeping of one reading: every record of the source is counted once, ends in drafts or in rejects,
// and nothing grows beyond its cap. Call seen() for a record, then add() or reject() for what becomes of it.
class Reading {
  public:
    void seen() { ++m_result.seen; }
    void reject(std::size_t row, RejectReason reason, std::string_view what);

    // One record as an on-demand draft and, where there is a spot price, a spot draft beside it. A bad
    // on-demand price turns the whole record down; a bad or blank spot price only leaves spot out.
    void add(Draft draft, const PriceReading& onDemand, const PriceReading& spot, Currency currency = {});
    // One draft of any market with its price.
    void add(Draft draft, const PriceReading& price, Currency currency = {});

    // Merges records of one key (provider, product, variant, card, count, region, zone, market, commitment):
    // of two with different dates the newer stands and the older is history; else the fuller one wins, and
    // different prices of one key are flagged on what is kept.
    [[nodiscard]] ReadResult finish();

  private:
    void keep(Draft draft);

    ReadResult m_result;
};

} // namespace fitgauge::feeds
