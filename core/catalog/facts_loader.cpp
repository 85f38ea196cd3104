// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/catalog/catalog.h"
#include "core/catalog/columns.h"
#include "core/catalog/facts_store.h"
#include "core/catalog/own_runs.h"
#include "core/catalog/provider_reader.h"
#include "core/catalog/row_codec.h"

#include <SQLiteCpp/Database.h>
#include <fmt/format.h>
#include <fmt/ranges.h>

#include <map>

namespace fitgauge::catalog {
namespace {

// What a user entered comes first where the first of several counts.
constexpr const char* kUserFirst = "ORDER BY entered_by = 'user' DESC, key";

// SELECT <columns that visit tells> FROM <from>, one struct a row.
template<typename Row, typename Visit, typename Take>
void forEachRow(SQLite::Database& database, const std::string& from, Visit visit, Take take) {
    Row row{};
    ColumnNames columns;
    visit(columns, row);
    SQLite::Statement query(database,
                            fmt::format("SELECT {} FROM {}", fmt::join(columns.names(), ","), from));
    while (query.executeStep()) {
        RowLoader loader(query);
        row = Row{};
        visit(loader, row);
        take(std::move(row));
    }
}

template<typename Row, typename Visit>
std::vector<Row> load(SQLite::Database& database, const std::string& from, Visit visit) {
    std::vector<Row> rows;
    forEachRow<Row>(database, from, visit, [&](Row&& row) { rows.push_back(std::move(row)); });
    return rows;
}

template<typename Row>
std::vector<Row> loadTable(SQLite::Database& database, const std::string& from) {
    return load<Row>(database, from, [](auto& visitor, Row& row) { visitColumns(visitor, row); });
}

// A row with its key, for the rows that hang on it.
template<typename Row>
struct Keyed {
    std::int64_t key = 0;
    Row row;
};

template<typename Row>
std::vector<Keyed<Row>> loadKeyed(SQLite::Database& database, const std::string& from) {
    return load<Keyed<Row>>(database, from, [](auto& visitor, Keyed<Row>& keyed) {
        visitor("key", keyed.key);
        visitColumns(visitor, keyed.row);
    });
}

// Rows of `table` by the key of the row that they hang on.
template<typename Row>
std::multimap<std::int64_t, Keyed<Row>> loadBelow(SQLite::Database& database, const char* table,
                                                  const char* parent) {
    struct Child {
        std::int64_t parent = 0;
        Keyed<Row> keyed;
    };
    const auto children =
        load<Child>(database, fmt::format("{} ORDER BY key", table), [&](auto& visitor, Child& child) {
            visitor(parent, child.parent);
            visitor("key", child.keyed.key);
            visitColumns(visitor, child.keyed.row);
        });
    std::multimap<std::int64_t, Keyed<Row>> byParent; // keeps the order among equals
    for (const Child& child : children) {
        byParent.emplace(child.parent, child.keyed);
    }
    return byParent;
}

template<typename Row, typename Take>
void forEachBelow(const std::multimap<std::int64_t, Keyed<Row>>& byParent, std::int64_t parent, Take take) {
    const auto [begin, end] = byParent.equal_range(parent);
    for (auto it = begin; it != end; ++it) {
        take(it->second);
    }
}

std::vector<billing::Rule> loadRules(SQLite::Database& database) {
    const auto states = loadBelow<billing::StateRule>(database, "billing_state", "rule");
    const auto rates = loadBelow<Rate>(database, "billing_state_rate", "state");
    std::vector<billing::Rule> rules;
    for (auto& [key, rule] : loadKeyed<billing::Rule>(database, fmt::format("billing_rule {}", kUserFirst))) {
        rules.push_back(rule);
        forEachBelow(states, key, [&](const Keyed<billing::StateRule>& state) {
            auto& stored = rules.back().states.emplace_back(state.row);
            forEachBelow(rates, state.key,
                         [&](const Keyed<Rate>& rate) { stored.flatRates.push_back(rate.row); });
        });
    }
    return rules;
}

template<typename Take>
void loadOffers(SQLite::Database& database, Take take) {
    forEachRow<Offer>(
        database,
        "offer JOIN price ON price.offer = offer.key WHERE offer.snapshot IN "
        "(SELECT key FROM snapshot WHERE current = 1) ORDER BY offer.key",
        [](auto& visitor, Offer& row) {
            visitOfferColumns(visitor, row);
            visitPriceColumns(visitor, row);
        },
        take);
    forEachRow<Offer>(
        database, "own_offer ORDER BY key",
        [](auto& visitor, Offer& row) { visitOwnOfferColumns(visitor, row); },
        [&](Offer&& offer) {
            offer.provenance.enteredBy = EnteredBy::User;
            take(std::move(offer));
        });
}

} // namespace

void loadFacts(SQLite::Database& database, Facts& facts, OfferSink* sink) {
    facts.providers = loadTable<Provider>(database, "provider ORDER BY rowid");
    facts.providerFacts = loadTable<ProviderFact>(database, fmt::format("provider_fact {}", kUserFirst));
    facts.billingRules = loadRules(database);
    facts.gpus = loadTable<hardware::Gpu>(database, "gpu ORDER BY rowid");
    facts.aliases = loadTable<GpuAlias>(database, "gpu_alias ORDER BY rowid");
    facts.models = loadTable<models::Architecture>(database, "model ORDER BY rowid");
    facts.pastPrices = loadTable<PastPrice>(database, "price_history ORDER BY key");
    facts.ownRuns = loadOwnRuns(database);
    applyFacts(facts.providers, facts.providerFacts);
    if (sink == nullptr) {
        loadOffers(database, [&](Offer&& offer) { facts.offers.push_back(std::move(offer)); });
    } else {
        sink->begin(facts);
        if (sink->wantsOffers()) {
            loadOffers(database, [&](Offer&& offer) { sink->take(offer); });
        }
    }
}

} // namespace fitgauge::catalog
