// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/catalog/columns.h"
#include "core/catalog/facts_store.h"
#include "core/catalog/row_codec.h"
#include "core/catalog/row_inserter.h"

#include <SQLiteCpp/Database.h>
#include <SQLiteCpp/Transaction.h>

namespace fitgauge::catalog {
namespace {

constexpr const char* kBundledFeed = "bundled";
constexpr const char* kDigestKey = "bundled_digest";

// Rows that hang on another row: `visit` adds the column that names it.
template<typename Row>
void insertBelow(SQLite::Database& database, const char* table, const char* parent, std::int64_t key,
                 const std::vector<Row>& rows, void (*then)(SQLite::Database&, const Row&)) {
    const auto visit = [&](auto& visitor, auto& row) {
        visitColumns(visitor, row);
        visitor(parent, key);
    };
    Inserter<Row, decltype(visit)> inserter(database, table, nullptr, visit);
    for (const Row& row : rows) {
        inserter.insert(row);
        then(database, row);
    }
}

void insertRates(SQLite::Database& database, const billing::StateRule& state) {
    insertBelow<Rate>(database, "billing_state_rate", "state", database.getLastInsertRowid(), state.flatRates,
                      [](SQLite::Database&, const Rate&) {});
}

void insertRules(SQLite::Database& database, const std::vector<billing::Rule>& rules) {
    const auto visit = [](auto& visitor, auto& row) { visitColumns(visitor, row); };
    Inserter<billing::Rule, decltype(visit)> inserter(database, "billing_rule", nullptr, visit);
    for (const billing::Rule& rule : rules) {
        inserter.insert(rule);
        insertBelow<billing::StateRule>(database, "billing_state", "rule", database.getLastInsertRowid(),
                                        rule.states, insertRates);
    }
}

std::int64_t insertSnapshot(SQLite::Database& database, const std::string& digest, std::size_t offers) {
    SQLite::Statement feed(database, "INSERT OR IGNORE INTO feed(id, name) VALUES(?, ?)");
    feed.bind(1, kBundledFeed);
    feed.bind(2, kBundledFeed);
    feed.exec();
    SQLite::Statement snapshot(database, "INSERT INTO snapshot(feed, digest, offers) VALUES(?, ?, ?)");
    snapshot.bind(1, kBundledFeed);
    snapshot.bind(2, digest);
    snapshot.bind(3, static_cast<std::int64_t>(offers));
    snapshot.exec();
    return database.getLastInsertRowid();
}

// Deleting a provider or a GPU takes along what hangs on it: those that rows of others refer to are kept.
constexpr const char* kDropBundled = R"sql(
DELETE FROM snapshot WHERE feed = 'bundled';
DELETE FROM price_history WHERE entered_by = 'bundled';
DELETE FROM provider_fact WHERE entered_by = 'bundled';
DELETE FROM billing_rule WHERE entered_by = 'bundled';
DELETE FROM gpu_alias WHERE entered_by = 'bundled';
DELETE FROM model WHERE entered_by = 'bundled';
DELETE FROM gpu WHERE entered_by = 'bundled'
    AND canonical NOT IN (SELECT gpu FROM offer UNION SELECT gpu FROM own_offer
                          UNION SELECT canonical FROM gpu_alias);
DELETE FROM provider WHERE entered_by = 'bundled'
    AND id NOT IN (SELECT provider FROM offer UNION SELECT provider FROM own_offer
                   UNION SELECT provider FROM provider_fact UNION SELECT provider FROM billing_rule);
)sql";

void storeDigest(SQLite::Database& database, const std::string& digest) {
    SQLite::Statement setting(database, "INSERT OR REPLACE INTO setting(key, value) VALUES(?, ?)");
    setting.bind(1, kDigestKey);
    setting.bind(2, digest);
    setting.exec();
}

} // namespace

void storeBundled(SQLite::Database& database, const Facts& facts, const std::string& digest) {
    SQLite::Transaction transaction(database, SQLite::TransactionBehavior::IMMEDIATE);
    database.exec(kDropBundled);
    insertAll(database, "gpu", "canonical", facts.gpus);
    insertAll(database, "gpu_alias", "alias", facts.aliases);
    insertAll(database, "model", "id", facts.models);
    insertAll(database, "provider", "id", facts.providers);
    insertAll(database, "provider_fact", nullptr, facts.providerFacts);
    insertRules(database, facts.billingRules);
    insertOffers(database, facts.offers, insertSnapshot(database, digest, facts.offers.size()));
    insertAll(database, "price_history", nullptr, facts.pastPrices);
    storeDigest(database, digest);
    transaction.commit();
}

std::string storedDigest(SQLite::Database& database) {
    SQLite::Statement query(database, "SELECT value FROM setting WHERE key = ?");
    query.bind(1, kDigestKey);
    return query.executeStep() ? query.getColumn(0).getString() : std::string();
}

} // namespace fitgauge::catalog
