// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/catalog/facts.h"
#include "core/units/duration.h"
#include "core/units/result.h"

#include <cstdint>
#include <filesystem>
#include <optional>
#include <stop_token>
#include <string>
#include <vector>

namespace fitgauge::catalog {

// What one reading of a price source brings into the catalog.
struct FeedBatch {
    std::string feed;          // "runpod", "skypilot/aws": its offers replace those it brought before
    std::vector<Offer> offers; // ids unique; every provider and GPU is in the catalog or in the lists below
    std::vector<Provider> providers; // that the catalog may lack: name and kind alone, all else unknown
    std::vector<hardware::Gpu> gpus; // likewise: vendor and memory as the source says them
    std::vector<PastPrice> earlier;  // readings that the source itself dates before today: history
    Date readAt;
    std::size_t seen = 0, rejected = 0, flagged = 0; // records of the source, for the run log
};

// What a reading does to one offer. `before` and `now` are prices per hour for the whole offer.
struct OfferChange {
    enum class Kind : std::uint8_t {
        Added,
        Repriced,
        Altered, // price as it was, something else not: memory, region's name, flags ...
        Held,    // moved more than threefold: `before` stays until the user takes `now`
        Vanished
    };
    Kind kind = Kind::Added;
    std::string offerId;
    std::optional<Money> before, now;
    bool isSuspect = false; // the new price is kept and marked, and never recommended
    friend bool operator==(const OfferChange&, const OfferChange&) = default;
};

struct FeedChange {
    std::size_t added = 0, changed = 0, unchanged = 0, vanished = 0;
    std::size_t repriced = 0; // of the changed ones; the others differ in something else
    std::size_t held = 0;     // price moved more than threefold: the old one stays until the user decides
    std::size_t suspect = 0;  // prices of this reading that are never recommended
    std::size_t before = 0;   // offers that the feed had
    bool isShrunken = false;  // fewer than 85 % of them are left, or none at all
    bool isCancelled = false; // by FeedOptions::stop: nothing was written
    bool applied = false;
    std::vector<OfferChange> examples; // at most FeedOptions::examples of each kind, in the order of Kind
};

struct FeedOptions {
    bool apply = true;           // false: only tells what would change
    bool acceptShrunken = false; // else a shrunken reading changes nothing
    bool acceptHeld = false;
    std::size_t examples = 0; // how many changes of each kind to name
    std::stop_token stop = {};
};

// Compares the batch with what the feed brought before and, where asked to, swaps the offers in one
// transaction: a new snapshot, price history for what changed or vanished, a line for each vanished offer, a
// line in the run log. Rows of the user and of other feeds stay. The offers that it replaces are kept until
// the next import: undoLastImport(). The catalog must exist (openCatalog). Errors: CatalogDamaged,
// CatalogLocked, FileUnwritable.
[[nodiscard]] Expected<FeedChange> storeFeed(const std::filesystem::path& catalog, FeedBatch batch,
                                             const FeedOptions& options = {});

// The import that an undo takes back.
struct LastImport {
    std::string feed;
    Date readAt;
    std::size_t offers = 0; // that it brought
    std::size_t before = 0; // that come back
    friend bool operator==(const LastImport&, const LastImport&) = default;
};

// Empty: there was none, or the last one was undone. Errors as storeFeed().
[[nodiscard]] Expected<std::optional<LastImport>> lastImport(const std::filesystem::path& catalog);

// Puts the catalog back to what it was before the last import, in one transaction: offers, history, vanished
// offers, and the providers and parts that it had to add as long as nothing else uses them. The run log keeps
// its line, marked as undone. Empty: there was nothing to undo. Errors as storeFeed().
[[nodiscard]] Expected<std::optional<LastImport>> undoLastImport(const std::filesystem::path& catalog);

} // namespace fitgauge::catalog
