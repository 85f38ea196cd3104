// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/feeds/feed.h"

#include <set>

// Where drafts of a feed meet the catalog: what an import would do, before anything is written.
namespace fitgauge::imports {

// What an import does to one offer. Held: the price moved by more than kHeldFactor, so that the earlier one
// stays until somebody decides.
enum class Change : std::uint8_t { Added, Changed, Unchanged, Held };

inline constexpr std::int64_t kHeldFactor = 3;
// A reading with fewer offers than this share of the last good one is held back as a whole.
inline constexpr std::size_t kShrunkenPercent = 85;

// What the catalog holds of the feed now, and which names it knows.
struct Current {
    std::vector<catalog::Offer> offers; // of this feed only, ids unique
    std::set<std::string, std::less<>> gpus, providers;
};

struct PlannedOffer {
    catalog::Offer offer; // as the source tells it now
    Change change = Change::Added;
    std::size_t row = 0;             // Draft::row
    std::optional<Money> priceSoFar; // empty: new, or unknown until now
    std::vector<feeds::Flag> flags;
    bool suspect = false; // kept, marked, never recommended
};

struct ImportPlan {
    std::vector<PlannedOffer> offers;     // in the order of the drafts, ids unique
    std::vector<catalog::Offer> vanished; // in the catalog, no longer in the source
    std::vector<hardware::Gpu> newGpus;   // unknown cards: name and, where all agree, memory; nothing else
    std::vector<catalog::Provider> newProviders; // unknown providers: the id only, kind Other
    std::size_t merged = 0;                      // drafts that another draft of the same offer took in
    bool shrunken = false; // offers < kShrunkenPercent of the current ones, or none at all

    [[nodiscard]] std::size_t count(Change change) const;
};

// Pure: the same drafts on the same catalog give the same plan. Drafts of one offer (offerId) become one:
// where their prices differ the dearest stays, as suspect with Flag::ConflictingPrices. `provenance` goes to
// every planned offer.
[[nodiscard]] ImportPlan planImport(const Current& current, const std::vector<feeds::Draft>& drafts,
                                    const catalog::Provenance& provenance);

} // namespace fitgauge::imports
