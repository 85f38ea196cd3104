// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/catalog/feed_store.h"

#include "core/catalog/columns.h"
#include "core/catalog/database.h"
#include "core/catalog/feed_change.h"
#include "core/catalog/row_codec.h"
#include "core/catalog/row_inserter.h"

#include <SQLiteCpp/Database.h>
#include <SQLiteCpp/Transaction.h>

#include <algorithm>

namespace fitgauge::catalog {
namespace {

// Writes one reading; everything names the run, so that it can be taken back.
class ImportWriter {
  public:
    ImportWriter(SQLite::Database& database, const FeedBatch& batch, const EarlierOffers& earlier,
                 const std::stop_token& stop)
        : m_database(database), m_batch(batch), m_earlier(earlier), m_stop(stop) {}

    void run() {
        forgetOlderReadings();
        noteFeed();
        const auto previous = currentSnapshot();
        const std::int64_t snapshot = newSnapshot();
        m_run = noteRun(snapshot, previous);
        insertNew(m_database, "provider", m_batch.providers,
                  [this](const Provider& provider) { noteAdded("provider", provider.id); });
        insertNew(m_database, "gpu", m_batch.gpus,
                  [this](const hardware::Gpu& gpu) { noteAdded("gpu", gpu.canonical); });
        noteEarlier();
        noteReturned();
        noteEnded();
        insertOffers(m_database, m_batch.offers, snapshot, [this] { stopIfAsked(m_stop); });
    }

  private:
    // Only the last import can be undone: what an earlier one replaced goes.
    void forgetOlderReadings() {
        m_database.exec("DELETE FROM snapshot WHERE current = 0");
        m_database.exec("UPDATE run_log SET undoable = 0 WHERE undoable = 1");
    }

    void noteFeed() {
        SQLite::Statement feed(m_database, "INSERT OR IGNORE INTO feed(id, name) VALUES(?1, ?1)");
        feed.bind(1, m_batch.feed);
        feed.exec();
    }

    std::optional<std::int64_t> currentSnapshot() {
        SQLite::Statement find(m_database, "SELECT key FROM snapshot WHERE feed = ? AND current = 1");
        find.bind(1, m_batch.feed);
        if (!find.executeStep()) {
            return std::nullopt;
        }
        const std::int64_t key = find.getColumn(0).getInt64();
        SQLite::Statement retire(m_database, "UPDATE snapshot SET current = 0 WHERE feed = ?");
        retire.bind(1, m_batch.feed);
        retire.exec();
        return key;
    }

    std::int64_t newSnapshot() {
        SQLite::Statement snapshot(
            m_database, "INSERT INTO snapshot(feed, taken_at, digest, offers) VALUES(?, ?, '', ?)");
        snapshot.bind(1, m_batch.feed);
        snapshot.bind(2, m_batch.readAt.toIso());
        snapshot.bind(3, static_cast<std::int64_t>(m_batch.offers.size()));
        snapshot.exec();
        return m_database.getLastInsertRowid();
    }

    std::int64_t noteRun(std::int64_t snapshot, const std::optional<std::int64_t>& previous) {
        SQLite::Statement run(
            m_database,
            "INSERT INTO run_log(started_at, finished_at, feed, seen, kept, rejected, flagged, outcome, "
            "snapshot, previous, undoable) VALUES(?1, ?1, ?2, ?3, ?4, ?5, ?6, 'applied', ?7, ?8, 1)");
        run.bind(1, m_batch.readAt.toIso());
        run.bind(2, m_batch.feed);
        run.bind(3, static_cast<std::int64_t>(m_batch.seen));
        run.bind(4, static_cast<std::int64_t>(m_batch.seen - m_batch.rejected));
        run.bind(5, static_cast<std::int64_t>(m_batch.rejected));
        run.bind(6, static_cast<std::int64_t>(m_batch.flagged));
        run.bind(7, snapshot);
        if (previous) {
            run.bind(8, *previous);
        }
        run.exec();
        return m_database.getLastInsertRowid();
    }

    void noteAdded(const char* kind, const std::string& id) {
        SQLite::Statement added(m_database, "INSERT OR IGNORE INTO run_added(run, kind, id) VALUES(?, ?, ?)");
        added.bind(1, m_run);
        added.bind(2, kind);
        added.bind(3, id);
        added.exec();
    }

    // A reading that was noted before is no news.
    void noteEarlier() {
        SQLite::Statement known(m_database, "SELECT 1 FROM price_history WHERE offer_id = ? AND "
                                            "nano_per_hour = ? AND as_of IS ?");
        for (const PastPrice& past : m_batch.earlier) {
            known.bind(1, past.offerId);
            known.bind(2, past.price.nano);
            if (past.asOf) {
                known.bind(3, past.asOf->toIso());
            } else {
                known.bind(3);
            }
            if (!known.executeStep()) {
                insertPast(past);
            }
            known.reset();
        }
    }

    void insertPast(const PastPrice& past) {
        RowWriter writer(m_history);
        visitColumns(writer, past);
        writer("run", m_run);
        m_history.exec();
        m_history.reset();
    }

    // Offers that had vanished and are there again.
    void noteReturned() {
        SQLite::Statement gone(m_database, "SELECT key, offer_id FROM vanished_offer "
                                           "WHERE feed = ? AND back_run IS NULL");
        gone.bind(1, m_batch.feed);
        std::unordered_map<std::string, std::int64_t> keys;
        while (gone.executeStep()) {
            keys.emplace(gone.getColumn(1).getString(), gone.getColumn(0).getInt64());
        }
        if (keys.empty()) {
            return;
        }
        SQLite::Statement back(m_database, "UPDATE vanished_offer SET back_run = ? WHERE key = ?");
        for (const Offer& offer : m_batch.offers) {
            if (const auto found = keys.find(offer.id); found != keys.end()) {
                back.bind(1, m_run);
                back.bind(2, found->second);
                back.exec();
                back.reset();
            }
        }
    }

    // Prices that no longer stand: of offers that changed, and of those that are gone.
    void noteEnded() {
        for (const Offer& offer : m_batch.offers) {
            const auto found = m_earlier.find(offer.id);
            if (found != m_earlier.end() && found->second.price != offer.price) {
                insertHistory(offer.id, found->second, "changed");
            }
        }
        for (const auto& [id, old] : m_earlier) {
            if (!old.isMet) {
                insertHistory(id, old, "gone");
                insertVanished(id, old);
            }
        }
    }

    void insertHistory(const std::string& id, const EarlierOffer& old, const char* why) {
        if (!old.price) {
            return;
        }
        const Date dayBefore(m_batch.readAt.daysSinceEpoch() - 1);
        const auto since = old.since();
        PastPrice past;
        past.offerId = id;
        past.price = *old.price;
        past.asOf = since;
        past.validUntil = since ? std::max(*since, dayBefore) : dayBefore;
        past.sourceKind = m_batch.feed;
        past.notes = why;
        past.isSuspect = old.isSuspect;
        past.gpu = old.gpu;
        past.gpuCount = old.gpuCount;
        past.market = old.market;
        insertPast(past);
    }

    void insertVanished(const std::string& id, const EarlierOffer& old) {
        RowWriter writer(m_vanished);
        writer("offer_id", id);
        writer("feed", m_batch.feed);
        writer("gpu", old.gpu);
        writer("vanished_on", m_batch.readAt);
        writer.money("nano_per_hour", "currency", old.price);
        writer("run", m_run);
        m_vanished.exec();
        m_vanished.reset();
    }

    static std::string historySql() {
        ColumnNames columns;
        const PastPrice example{};
        visitColumns(columns, example);
        auto names = columns.names();
        names.emplace_back("run");
        return insertSql("price_history", names, nullptr);
    }

    SQLite::Database& m_database;
    const FeedBatch& m_batch;
    const EarlierOffers& m_earlier;
    const std::stop_token& m_stop;
    std::int64_t m_run = 0;
    SQLite::Statement m_history{m_database, historySql()};
    SQLite::Statement m_vanished{m_database, "INSERT INTO vanished_offer(offer_id, feed, gpu, vanished_on, "
                                             "nano_per_hour, currency, run) VALUES(?, ?, ?, ?, ?, ?, ?)"};
};

} // namespace

Expected<FeedChange> storeFeed(const std::filesystem::path& catalog, FeedBatch batch,
                               const FeedOptions& options) {
    try {
        auto database = openDatabase(catalog, SQLite::OPEN_READWRITE, Duration::seconds(3));
        SQLite::Transaction transaction(database, options.apply ? SQLite::TransactionBehavior::IMMEDIATE
                                                                : SQLite::TransactionBehavior::DEFERRED);
        EarlierOffers earlier = earlierOffers(database, batch.feed, options.stop);
        FeedChange change = difference(earlier, batch.offers, batch.readAt, options);
        if (options.apply && (!change.isShrunken || options.acceptShrunken)) {
            ImportWriter(database, batch, earlier, options.stop).run();
            transaction.commit();
            change.applied = true;
        }
        return change;
    } catch (const ImportStopped&) {
        FeedChange nothing;
        nothing.isCancelled = true;
        return nothing;
    } catch (const SQLite::Exception& exception) {
        return Unexpected(errorOf(exception, catalog));
    } catch (const BadRow& exception) {
        return fail(ErrorCode::CatalogDamaged, {catalog.string(), exception.what()});
    }
}

} // namespace fitgauge::catalog
