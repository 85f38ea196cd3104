// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/catalog/facts.h"
#include "core/units/duration.h"
#include "core/units/result.h"

#include <filesystem>
#include <string>
#include <vector>

namespace fitgauge::catalog {

// What one reading of a price source brings into the catalog. Prices that must not be recommended are in
// `suspect` (PastPrice: kept in the history) and their offers carry none.
struct FeedBatch {
    std::string feed;          // "runpod", "skypilot/aws": its offers replace those it brought before
    std::vector<Offer> offers; // ids unique; every provider and GPU is in the catalog or in the lists below
    std::vector<Provider> providers; // that the catalog may lack: name and kind alone, all else unknown
    std::vector<hardware::Gpu> gpus; // likewise: vendor and memory as the source says them
    std::vector<PastPrice> suspect;
    Date readAt;
    std::size_t seen = 0, rejected = 0, flagged = 0; // records of the source, for the run log
};

struct FeedChange {
    std::size_t added = 0, changed = 0, unchanged = 0, vanished = 0;
    std::size_t held = 0;    // price moved more than threefold: the old one stays until the user decides
    std::size_t before = 0;  // offers that the feed had
    bool isShrunken = false; // fewer than 85 % of them are left, or none at all
    bool applied = false;
};

struct FeedOptions {
    bool apply = true;           // false: only tells what would change
    bool acceptShrunken = false; // else a shrunken reading changes nothing
    bool acceptHeld = false;
};

// Compares the batch with what the feed brought before and, where asked to, swaps the offers in one
// transaction: a new snapshot, price history for what changed or vanished, a line in the run log. Rows of the
// user and of other feeds stay. The catalog must exist (openCatalog). Errors: CatalogDamaged, CatalogLocked,
// FileUnwritable.
[[nodiscard]] Expected<FeedChange> storeFeed(const std::filesystem::path& catalog, const FeedBatch& batch,
                                             const FeedOptions& options = {});

} // namespace fitgauge::catalog
