// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/catalog/feed_store.h"

#include "core/catalog/columns.h"
#include "core/catalog/database.h"
#include "core/catalog/row_codec.h"
#include "core/catalog/row_inserter.h"

#include <SQLiteCpp/Database.h>
#include <SQLiteCpp/Transaction.h>

#include <algorithm>
#include <map>

namespace fitgauge::catalog {
namespace {

constexpr std::int64_t kHeldFactor = 3;
constexpr double kLeastShare = 0.85;

struct Before {
    std::optional<Money> price;
    std::optional<Date> asOf;
};
using Earlier = std::map<std::string, Before>;

Earlier earlierOffers(SQLite::Database& database, const std::string& feed) {
    SQLite::Statement query(database, "SELECT offer.id, nano_per_hour, currency, price.as_of FROM offer "
                                      "JOIN snapshot ON snapshot.key = offer.snapshot "
                                      "JOIN price ON price.offer = offer.key WHERE snapshot.feed = ?");
    query.bind(1, feed);
    Earlier earlier;
    while (query.executeStep()) {
        Before before;
        if (!query.getColumn(1).isNull()) {
            const auto currency = Currency::parse(query.getColumn(2).getString());
            before.price =
                currency ? std::optional(Money{query.getColumn(1).getInt64(), *currency}) : std::nullopt;
        }
        if (const auto asOf = Date::parse(query.getColumn(3).getString())) {
            before.asOf = *asOf;
        }
        earlier.emplace(query.getColumn(0).getString(), before);
    }
    return earlier;
}

bool movedTooFar(const Money& from, const Money& to) {
    return from.currency == to.currency && from.nano > 0 && to.nano > 0 &&
           (to.nano / kHeldFactor > from.nano || from.nano / kHeldFactor > to.nano);
}

// Counts what differs; prices that moved too far go back to what they were, unless the user took them.
FeedChange difference(const Earlier& earlier, std::vector<Offer>& offers, bool acceptHeld) {
    FeedChange change;
    change.before = earlier.size();
    std::size_t met = 0;
    for (Offer& offer : offers) {
        const auto found = earlier.find(offer.id);
        if (found == earlier.end()) {
            ++change.added;
            continue;
        }
        ++met;
        const auto& old = found->second.price;
        if (old && offer.price && movedTooFar(*old, *offer.price) && !acceptHeld) {
            ++change.held;
            offer.price = old;
            offer.provenance.asOf = found->second.asOf; // it was read then, not today
        } else {
            ++(old == offer.price ? change.unchanged : change.changed);
        }
    }
    change.vanished = earlier.size() - met;
    change.isShrunken = offers.empty() || static_cast<double>(offers.size()) <
                                              kLeastShare * static_cast<double>(earlier.size());
    return change;
}

std::int64_t newSnapshot(SQLite::Database& database, const FeedBatch& batch) {
    SQLite::Statement feed(database, "INSERT OR IGNORE INTO feed(id, name) VALUES(?, ?)");
    feed.bind(1, batch.feed);
    feed.bind(2, batch.feed);
    feed.exec();
    SQLite::Statement old(database, "DELETE FROM snapshot WHERE feed = ?");
    old.bind(1, batch.feed);
    old.exec();
    SQLite::Statement snapshot(database,
                               "INSERT INTO snapshot(feed, taken_at, digest, offers) VALUES(?, ?, '', ?)");
    snapshot.bind(1, batch.feed);
    snapshot.bind(2, batch.readAt.toIso());
    snapshot.bind(3, static_cast<std::int64_t>(batch.offers.size()));
    snapshot.exec();
    return database.getLastInsertRowid();
}

// What an offer cost until now, for those whose price changed and those that are gone.
std::vector<PastPrice> pastPrices(const Earlier& earlier, const FeedBatch& batch) {
    std::map<std::string, std::optional<Money>> now;
    for (const Offer& offer : batch.offers) {
        now.emplace(offer.id, offer.price);
    }
    std::vector<PastPrice> past;
    for (const auto& [id, before] : earlier) {
        const auto found = now.find(id);
        if (before.price && (found == now.end() || found->second != before.price)) {
            past.push_back({id,
                            *before.price,
                            {},
                            batch.readAt,
                            {},
                            batch.feed,
                            found == now.end() ? "gone" : "changed"});
        }
    }
    return past;
}

void insertHistory(SQLite::Database& database, const std::vector<PastPrice>& prices) {
    // The same reading of the same day, or a price that was noted before and did not change, is no news.
    SQLite::Statement insert(
        database,
        "INSERT INTO price_history(offer_id, nano_per_hour, currency, as_of, valid_until, source_url, "
        "source_kind, notes, entered_by) SELECT ?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, 'feed' WHERE NOT EXISTS ("
        "SELECT 1 FROM price_history WHERE offer_id = ?1 AND nano_per_hour = ?2 AND notes = ?8)");
    for (const PastPrice& price : prices) {
        RowWriter writer(insert);
        writer("offer_id", price.offerId);
        writer.money("nano_per_hour", "currency", price.price);
        writer("as_of", price.asOf);
        writer("valid_until", price.validUntil);
        writer("source_url", price.sourceUrl);
        writer("source_kind", price.sourceKind);
        writer("notes", price.notes);
        insert.exec();
        insert.reset();
    }
}

void noteRun(SQLite::Database& database, const FeedBatch& batch) {
    SQLite::Statement run(
        database,
        "INSERT INTO run_log(started_at, finished_at, feed, seen, kept, rejected, flagged, outcome) "
        "VALUES(?1, ?1, ?2, ?3, ?4, ?5, ?6, 'applied')");
    run.bind(1, batch.readAt.toIso());
    run.bind(2, batch.feed);
    run.bind(3, static_cast<std::int64_t>(batch.seen));
    run.bind(4, static_cast<std::int64_t>(batch.seen - batch.rejected));
    run.bind(5, static_cast<std::int64_t>(batch.rejected));
    run.bind(6, static_cast<std::int64_t>(batch.flagged));
    run.exec();
}

void apply(SQLite::Database& database, const FeedBatch& batch, const Earlier& earlier) {
    insertNew(database, "provider", batch.providers);
    insertNew(database, "gpu", batch.gpus);
    insertHistory(database, pastPrices(earlier, batch));
    insertHistory(database, batch.suspect);
    insertOffers(database, batch.offers, newSnapshot(database, batch));
    noteRun(database, batch);
}

} // namespace

Expected<FeedChange> storeFeed(const std::filesystem::path& catalog, const FeedBatch& batch,
                               const FeedOptions& options) {
    try {
        auto database = openDatabase(catalog, SQLite::OPEN_READWRITE, Duration::seconds(3));
        SQLite::Transaction transaction(database, SQLite::TransactionBehavior::IMMEDIATE);
        const Earlier earlier = earlierOffers(database, batch.feed);
        FeedBatch taken = batch;
        FeedChange change = difference(earlier, taken.offers, options.acceptHeld);
        if (options.apply && (!change.isShrunken || options.acceptShrunken)) {
            apply(database, taken, earlier);
            transaction.commit();
            change.applied = true;
        }
        return change;
    } catch (const SQLite::Exception& exception) {
        return Unexpected(errorOf(exception, catalog));
    }
}

} // namespace fitgauge::catalog
