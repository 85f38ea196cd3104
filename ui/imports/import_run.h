// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/catalog/catalog.h"
#include "core/catalog/feed_store.h"
#include "core/compare/offer_table.h"
#include "core/feeds/feed.h"
#include "core/feeds/instance_table.h"

#include <filesystem>
#include <functional>
#include <map>
#include <memory>
#include <stop_token>
#include <string>

// What an import does away from the window's thread: plain functions of values.
namespace fitgauge::ui {

// The catalog that the window shows, as the program opened it.
struct CatalogLink {
    std::filesystem::path file;
    // On any thread; with a sink the offers go there and not into the facts.
    std::function<Expected<catalog::Facts>(catalog::OfferSink* offers)> open;
    // Instance types and their cards, for price lists that name none.
    std::function<feeds::InstanceTable()> instances;
};

struct ImportRequest {
    const feeds::Feed* feed = nullptr;
    std::string provider; // where the file does not tell
    std::filesystem::path file;
    Date today;
};

// What the file holds and what it would change. Nothing is written yet.
struct ImportPlan {
    catalog::FeedBatch batch;
    catalog::FeedChange change;
    std::size_t seen = 0, kept = 0, rejected = 0, flagged = 0; // records of the source
    std::map<feeds::RejectReason, std::size_t> rejectedBy;
    bool isCancelled = false;
};

struct ImportOutcome {
    catalog::FeedChange change;
    std::shared_ptr<const compare::OfferTable>
        table; // of the catalog as it is now; null when nothing changed
};

struct UndoOutcome {
    std::optional<catalog::LastImport> undone; // empty: there was nothing to undo
    std::shared_ptr<const compare::OfferTable> table;
};

// Errors: File*, Feed*, Catalog*.
[[nodiscard]] Expected<std::shared_ptr<const ImportPlan>>
planImport(const CatalogLink& catalog, const ImportRequest& request, const std::stop_token& stop);
[[nodiscard]] Expected<ImportOutcome> applyImport(const CatalogLink& catalog, const ImportPlan& plan,
                                                  catalog::FeedOptions options);
[[nodiscard]] Expected<UndoOutcome> undoImport(const CatalogLink& catalog);

} // namespace fitgauge::ui
