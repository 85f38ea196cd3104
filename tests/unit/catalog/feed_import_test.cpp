// SPDX-License-Identifier: GPL-3.0-or-later
// What an import writes, marks, keeps for an undo, and takes back.
#include "core/catalog/catalog.h"
#include "core/catalog/feed_store.h"
#include "core/catalog/migrations.h"
#include "core/catalog/offer_reader.h"
#include "tests/support/bundled.h"
#include "tests/support/catch.h"
#include "tests/support/temporary_folder.h"

#include <SQLiteCpp/Database.h>

#include <algorithm>

using namespace fitgauge;
using namespace fitgauge::catalog;
namespace fs = std::filesystem;
using Names = std::vector<std::string>;
using Kind = OfferChange::Kind;

namespace {

constexpr int kDay = 20'700;

Money usd(std::int64_t cents) {
    return Money{cents * (kNanoPerUnit / 100), Currency()};
}

Offer offer(const std::string& product, std::int64_t cents) {
    Offer result;
    result.provider = "vast";
    result.product = product;
    result.gpu = "L4";
    result.price = usd(cents);
    result.provenance.enteredBy = EnteredBy::Feed;
    result.id = offerId(result);
    return result;
}

FeedBatch batchOf(std::vector<Offer> offers, int day = kDay) {
    FeedBatch batch;
    batch.feed = "test";
    batch.readAt = Date(day);
    batch.seen = offers.size();
    for (Offer& each : offers) {
        each.provenance.asOf = batch.readAt;
    }
    batch.offers = std::move(offers);
    Provider provider;
    provider.id = provider.name = "vast";
    batch.providers.push_back(provider);
    return batch;
}

struct Store {
    test::TemporaryFolder folder;
    fs::path path = folder / "catalog.sqlite";
    Facts empty = openCatalog(path, test::smallBundledFiles()).value().facts;

    FeedChange take(const FeedBatch& batch, const FeedOptions& options = {}) const {
        return storeFeed(path, batch, options).value();
    }
    [[nodiscard]] Facts load() const { return openCatalog(path, test::smallBundledFiles()).value().facts; }
    [[nodiscard]] std::int64_t number(const std::string& query) const {
        SQLite::Database database(path.string());
        return database.execAndGet(query).getInt64();
    }
    void run(const std::string& statements) const {
        SQLite::Database database(path.string(), SQLite::OPEN_READWRITE);
        database.exec(statements);
    }
    [[nodiscard]] Offer find(const std::string& product) const {
        for (const Offer& each : load().offers) {
            if (each.product == product) {
                return each;
            }
        }
        throw std::runtime_error("no offer " + product);
    }
};

constexpr const char* kOwnOffer =
    "INSERT INTO own_offer(id, provider, product, variant, gpu, gpu_count, market, commitment_months, "
    "region, nano_per_hour, currency, notes, source_url) SELECT 'own/1', id, 'my box', '', 'L4', 2, "
    "'on_demand', 0, 'garage', 123456789, 'EUR', 'typed', '' FROM provider LIMIT 1";

// A catalog as version 1 wrote it, with a suspect price in the history alone.
void buildVersionOne(const fs::path& path) {
    SQLite::Database database(path.string(), SQLite::OPEN_READWRITE | SQLite::OPEN_CREATE);
    database.exec("PRAGMA application_id = " + std::to_string(kApplicationId));
    migrate(database, path, migrations().first(1));
    database.exec(R"sql(
INSERT INTO provider VALUES('p', 'P', 'other', '', '', 'user');
INSERT INTO gpu(canonical, vendor, arch, class, form, memory_type, compute_capability, interconnect, evidence,
    verified, notes, entered_by) VALUES('Card', '', '', 'hbm', '', '', '', '', '', 0, '', 'user');
INSERT INTO feed(id, name) VALUES('vast', 'vast');
INSERT INTO snapshot(key, feed, taken_at, digest, offers) VALUES(7, 'vast', '2026-11-01', '', 2);
INSERT INTO offer(key, id, snapshot, provider, product, variant, gpu, sold_as, gpu_guess, gpu_count, market,
    commitment_months, region, notes, entered_by) VALUES
    (1, 'p/bid', 7, 'p', 'bid', '', 'Card', '', 0, 1, 'spot', 0, '', 'bid_floor', 'feed'),
    (2, 'p/plain', 7, 'p', 'plain', '', 'Card', '', 0, 4, 'on_demand', 0, '', '', 'feed');
INSERT INTO price(offer, nano_per_hour, currency, source_url, source_kind, as_of, verified) VALUES
    (1, NULL, NULL, '', 'marketplace', '2026-11-01', 1), (2, 5000, 'USD', '', 'marketplace', '2026-11-01', 1);
INSERT INTO price_history(offer_id, nano_per_hour, currency, as_of, source_url, source_kind, notes, entered_by)
    VALUES('p/bid', 100, 'USD', '2026-10-01', '', 'marketplace', 'suspect: bid_floor', 'feed'),
          ('p/bid', 200, 'USD', '2026-11-01', '', 'marketplace', 'suspect: bid_floor', 'feed'),
          ('p/plain', 4000, 'USD', NULL, '', 'vast', 'changed', 'feed');
INSERT INTO plan(name, created_at, workload, filter, ordering, prices) VALUES('mine', '', '{}', '{}', '{}', '{}');
)sql");
}

} // namespace

TEST_CASE("A catalog of version 1 is copied and keeps its rows with suspect prices back at their offers") {
    const test::TemporaryFolder folder;
    const fs::path path = folder / "catalog.sqlite";
    buildVersionOne(path);
    const Facts facts = openCatalog(path, test::smallBundledFiles()).value().facts;
    CHECK(folder.names() == Names{"catalog.sqlite", "catalog.sqlite.before-v2", "catalog.sqlite.before-v3"});
    const auto bid = std::ranges::find(facts.offers, "p/bid", &Offer::id);
    REQUIRE(bid != facts.offers.end());
    CHECK(bid->price == Money{200, Currency()});
    CHECK(bid->priceIsSuspect);
    const auto plain = std::ranges::find(facts.offers, "p/plain", &Offer::id);
    REQUIRE(plain != facts.offers.end());
    CHECK(plain->price == Money{5000, Currency()});
    CHECK_FALSE(plain->priceIsSuspect);
    const auto past = std::ranges::find(facts.pastPrices, "p/plain", &PastPrice::offerId);
    REQUIRE(past != facts.pastPrices.end());
    CHECK(past->gpu == "Card");
    CHECK(past->gpuCount == 4);
    CHECK_FALSE(past->isSuspect);
    CHECK(std::ranges::count(facts.pastPrices, true, &PastPrice::isSuspect) == 2);
    SQLite::Database database(path.string());
    CHECK(database.execAndGet("SELECT count(*) FROM plan").getInt() == 1);
    CHECK(database.execAndGet("PRAGMA integrity_check").getString() == "ok");
    // What an older program imported cannot be undone: nothing of it was kept.
    CHECK_FALSE(lastImport(path).value().has_value());
    SQLite::Database copy((folder / "catalog.sqlite.before-v2").string());
    CHECK(copy.execAndGet("PRAGMA user_version").getInt() == 1);
    CHECK(copy.execAndGet("SELECT count(*) FROM price_history").getInt() == 3);
}

TEST_CASE("A suspect price stays with its offer and is marked") {
    const Store store;
    Offer floor = offer("bid", 10);
    floor.priceIsSuspect = true;
    CHECK(store.take(batchOf({floor, offer("plain", 50)})).suspect == 1);
    CHECK(store.find("bid").priceIsSuspect);
    CHECK(store.find("bid").price == usd(10));
    CHECK_FALSE(store.find("plain").priceIsSuspect);
}

TEST_CASE("Fields other than the price count as changed") {
    const Store store;
    static_cast<void>(store.take(batchOf({offer("a", 50), offer("b", 50), offer("c", 50), offer("d", 50)})));
    Offer bigger = offer("a", 50);
    bigger.ramGib = 64;
    Offer marked = offer("b", 50);
    marked.priceIsSuspect = true;
    const auto change = store.take(batchOf({bigger, marked, offer("c", 60), offer("d", 50)}, kDay + 1),
                                   {.apply = false, .examples = 10});
    CHECK(change.changed == 3);
    CHECK(change.repriced == 1);
    CHECK(change.unchanged == 1);
    CHECK_FALSE(change.applied);
    REQUIRE(change.examples.size() == 3);
    CHECK(change.examples[0] == OfferChange{Kind::Repriced, offer("c", 0).id, usd(50), usd(60), false});
    CHECK(change.examples[1].kind == Kind::Altered);
    CHECK(change.examples[2].isSuspect);
}

TEST_CASE("A preview names a few changes of each kind") {
    const Store store;
    static_cast<void>(store.take(batchOf({offer("a", 50), offer("b", 50), offer("c", 50)})));
    const auto change = store.take(batchOf({offer("a", 500), offer("d", 1), offer("e", 1), offer("f", 1)}),
                                   {.apply = false, .examples = 2});
    const auto count = [&](Kind kind) {
        return std::ranges::count(change.examples, kind, &OfferChange::kind);
    };
    CHECK(change.added == 3);
    CHECK(count(Kind::Added) == 2);
    CHECK(count(Kind::Held) == 1);
    CHECK(count(Kind::Vanished) == 2);
    CHECK(std::ranges::is_sorted(change.examples, {}, &OfferChange::kind));
}

TEST_CASE("History keeps each price once with its first and last day even when it comes back") {
    const Store store;
    static_cast<void>(store.take(batchOf({offer("a", 50)}, kDay)));
    static_cast<void>(store.take(batchOf({offer("a", 50)}, kDay + 3)));
    CHECK(store.find("a").validFrom == Date(kDay));
    CHECK(store.find("a").provenance.asOf == Date(kDay + 3));
    static_cast<void>(store.take(batchOf({offer("a", 60)}, kDay + 5)));
    static_cast<void>(store.take(batchOf({offer("a", 50)}, kDay + 7)));
    static_cast<void>(store.take(batchOf({offer("a", 60)}, kDay + 9)));
    std::vector<PastPrice> past;
    std::ranges::copy_if(store.load().pastPrices, std::back_inserter(past),
                         [](const PastPrice& price) { return price.sourceKind == "test"; });
    REQUIRE(past.size() == 3);
    CHECK(past[0].price == usd(50));
    CHECK(past[0].asOf == Date(kDay));
    CHECK(past[0].validUntil == Date(kDay + 4));
    CHECK(past[0].gpu == "L4");
    CHECK(past[1].price == usd(60));
    CHECK(past[1].asOf == Date(kDay + 5));
    CHECK(past[2].price == usd(50));
    CHECK(past[2].validUntil == Date(kDay + 8));
}

TEST_CASE("An offer that vanishes leaves a line with its last price and one that returns closes it") {
    const Store store;
    const FeedOptions any{.acceptShrunken = true};
    static_cast<void>(store.take(batchOf({offer("a", 50), offer("b", 70)}), any));
    static_cast<void>(store.take(batchOf({offer("a", 50)}, kDay + 1), any));
    CHECK(store.number("SELECT nano_per_hour FROM vanished_offer WHERE back_run IS NULL") == 700'000'000);
    static_cast<void>(store.take(batchOf({offer("a", 50), offer("b", 70)}, kDay + 2), any));
    CHECK(store.number("SELECT count(*) FROM vanished_offer") == 1);
    CHECK(store.number("SELECT count(*) FROM vanished_offer WHERE back_run IS NULL") == 0);
    CHECK(undoLastImport(store.path).value().has_value());
    CHECK(store.number("SELECT count(*) FROM vanished_offer WHERE back_run IS NULL") == 1);
}

TEST_CASE("Undo puts the catalog back to what it was before the last import") {
    const Store store;
    store.run(kOwnOffer);
    const Facts before = store.load();
    CHECK_FALSE(undoLastImport(store.path).value().has_value());

    FeedBatch strange = batchOf({offer("a", 50), offer("b", 70)});
    strange.offers[1].gpu = "Quantum 9000";
    strange.offers[1].id = offerId(strange.offers[1]);
    strange.gpus.emplace_back().canonical = "Quantum 9000";
    static_cast<void>(store.take(strange));
    CHECK(lastImport(store.path).value() == LastImport{"test", Date(kDay), 2, 0});
    const Facts first = store.load();

    static_cast<void>(
        store.take(batchOf({offer("a", 55), offer("c", 10)}, kDay + 1), {.acceptShrunken = true}));
    CHECK(store.load().offers.size() == first.offers.size());
    const auto undone = undoLastImport(store.path).value();
    REQUIRE(undone.has_value());
    CHECK(undone->offers == 2);
    CHECK(undone->before == 2);
    CHECK(store.load() == first);
    // One step back, not two: what the first import replaced is gone.
    CHECK_FALSE(undoLastImport(store.path).value().has_value());
    CHECK(store.load() == first);
    CHECK(store.number("SELECT count(*) FROM run_log WHERE outcome = 'undone'") == 1);
    CHECK(std::ranges::count(first.offers, "own/1", &Offer::id) == 1);
    CHECK(before.offers.size() + 2 == first.offers.size());
}

TEST_CASE("Undo of a feed's first import takes along the provider and the part that it added") {
    const Store store;
    store.run(kOwnOffer);
    const Facts before = store.load();
    FeedBatch batch = batchOf({offer("a", 50)});
    batch.offers[0].gpu = "Quantum 9000";
    batch.offers[0].provider = "newcomer";
    batch.offers[0].id = offerId(batch.offers[0]);
    batch.gpus.emplace_back().canonical = "Quantum 9000";
    batch.providers[0].id = batch.providers[0].name = "newcomer";
    static_cast<void>(store.take(batch));
    CHECK_FALSE(store.load() == before);
    REQUIRE(undoLastImport(store.path).value().has_value());
    CHECK(store.load() == before);
}

TEST_CASE("Undo keeps a part that the user began to use meanwhile") {
    const Store store;
    FeedBatch batch = batchOf({offer("a", 50)});
    batch.offers[0].gpu = "Quantum 9000";
    batch.gpus.emplace_back().canonical = "Quantum 9000";
    static_cast<void>(store.take(batch));
    store.run("INSERT INTO gpu_alias VALUES('q', 'Quantum 9000', 0, '', '', 'user')");
    REQUIRE(undoLastImport(store.path).value().has_value());
    const Facts after = store.load();
    CHECK(std::ranges::count(after.gpus, "Quantum 9000", &hardware::Gpu::canonical) == 1);
    CHECK(std::ranges::count(after.aliases, "q", &GpuAlias::alias) == 1);
}

TEST_CASE("A sink gets every offer and the facts before them") {
    struct Sink : OfferSink {
        std::size_t gpus = 0;
        std::vector<Offer> offers;
        void begin(const Facts& facts) override {
            gpus = facts.gpus.size();
            offers.clear();
        }
        void take(const Offer& each) override { offers.push_back(each); }
    };
    const Store store;
    store.run(kOwnOffer);
    static_cast<void>(store.take(batchOf({offer("a", 50)})));
    Facts whole = store.load();
    Sink sink;
    const Facts rest = openCatalog(store.path, test::smallBundledFiles(), {.offers = &sink}).value().facts;
    CHECK(sink.gpus == whole.gpus.size());
    CHECK(sink.offers == whole.offers);
    CHECK(rest.offers.empty());
    whole.offers.clear();
    CHECK(rest == whole);
}

TEST_CASE("An import that is stopped writes nothing") {
    const Store store;
    static_cast<void>(store.take(batchOf({offer("a", 50)})));
    const Facts before = store.load();
    std::stop_source source;
    source.request_stop();
    const auto change = store.take(batchOf({offer("a", 60), offer("b", 10)}), {.stop = source.get_token()});
    CHECK(change.isCancelled);
    CHECK_FALSE(change.applied);
    CHECK(store.load() == before);
    CHECK(lastImport(store.path).value()->offers == 1);
}

TEST_CASE("A newer bundled catalog leaves imported offers and their undo alone") {
    const Store store;
    static_cast<void>(store.take(batchOf({offer("a", 50)})));
    static_cast<void>(store.take(batchOf({offer("a", 60)}, kDay + 1)));
    store.run("UPDATE setting SET value = 'older' WHERE key = 'bundled_digest'");
    CHECK(openCatalog(store.path, test::smallBundledFiles()).value().refreshed);
    CHECK(store.find("a").price == usd(60));
    REQUIRE(undoLastImport(store.path).value().has_value());
    CHECK(store.find("a").price == usd(50));
}
