// SPDX-License-Identifier: GPL-3.0-or-later
// From a source's answer into a catalog file and out again.
#include "core/catalog/feed_store.h"

#include "core/compare/offer_table.h"
#include "core/feeds/to_batch.h"
#include "tests/support/catch.h"
#include "tests/support/temporary_folder.h"
#include "tests/unit/feeds/feed_support.h"

#include <algorithm>

using namespace fitgauge;
using namespace fitgauge::feeds;

namespace {

std::string machine(int id, const std::string& card, double price, int memoryMib = 24564) {
    return R"({"machine_id": )" + std::to_string(id) + R"(, "gpu_name": ")" + card +
           R"(", "num_gpus": 1, "gpu_ram": )" + std::to_string(memoryMib) + R"(, "dph_base": )" +
           std::to_string(price) + "}";
}

struct Store {
    test::TemporaryFolder folder;
    std::filesystem::path path = folder / "catalog.sqlite";
    catalog::Facts facts = catalog::openCatalog(path, test::bundledFiles()).value().facts;

    catalog::FeedChange take(const std::vector<std::string>& machines,
                             const catalog::FeedOptions& options = {}, int day = 20'700) {
        std::string rows;
        for (const std::string& row : machines) {
            rows += (rows.empty() ? "" : ",") + row;
        }
        const auto result = test::readWith("vast", R"({"offers": [)" + rows + "]}");
        return catalog::storeFeed(path, toBatch(result, *findFeed("vast"), {}, facts, Date(day)), options)
            .value();
    }

    catalog::Facts load() { return catalog::openCatalog(path, test::bundledFiles()).value().facts; }

    std::optional<catalog::Offer> offer(std::string_view product) {
        for (const auto& found : load().offers) {
            if (found.product == product) {
                return found;
            }
        }
        return std::nullopt;
    }
};

} // namespace

TEST_CASE("A reading is swapped in whole and the next one tells what changed") {
    Store store;
    const std::size_t bundled = store.facts.offers.size();
    auto change =
        store.take({machine(1, "RTX 4090", 0.4), machine(2, "RTX 4090", 0.5), machine(3, "RTX 4090", 0.6)});
    CHECK(change.added == 3);
    CHECK(change.applied);
    CHECK(store.load().offers.size() == bundled + 3);
    change = store.take(
        {machine(1, "RTX 4090", 0.4), machine(2, "RTX 4090", 0.45), machine(4, "RTX 4090", 0.7)}, {}, 20'701);
    CHECK(change.unchanged == 1);
    CHECK(change.changed == 1);
    CHECK(change.added == 1);
    CHECK(change.vanished == 1);
    const auto facts = store.load();
    CHECK(facts.offers.size() == bundled + 3);
    CHECK(store.offer("machine 2")->price->nano == 450'000'000);
    CHECK(store.offer("machine 2")->provenance.asOf == Date(20'701));
    CHECK_FALSE(store.offer("machine 3").has_value());
    const auto past =
        std::ranges::count_if(facts.pastPrices, [](const auto& p) { return p.sourceKind == "vast"; });
    CHECK(past == 2); // the old price of 2 and the last one of 3
}

TEST_CASE("A dry run and a shrunken reading change nothing") {
    Store store;
    const catalog::FeedOptions dry{.apply = false};
    CHECK_FALSE(store.take({machine(1, "RTX 4090", 0.4)}, dry).applied);
    CHECK(store.load() == store.facts);
    static_cast<void>(store.take({machine(1, "RTX 4090", 0.4), machine(2, "RTX 4090", 0.5)}));
    const auto before = store.load();
    const auto change = store.take({machine(1, "RTX 4090", 0.4)});
    CHECK(change.isShrunken);
    CHECK_FALSE(change.applied);
    CHECK(store.load() == before);
    CHECK(store.take({machine(1, "RTX 4090", 0.4)}, {.acceptShrunken = true}).applied);
}

TEST_CASE("A price that moved more than threefold is held until the user takes it") {
    Store store;
    static_cast<void>(store.take({machine(1, "RTX 4090", 0.4)}));
    CHECK(store.take({machine(1, "RTX 4090", 1.7)}).held == 1);
    CHECK(store.offer("machine 1")->price->nano == 400'000'000);
    CHECK(store.take({machine(1, "RTX 4090", 1.7)}, {.acceptHeld = true}).changed == 1);
    CHECK(store.offer("machine 1")->price->nano == 1'700'000'000);
}

TEST_CASE("An unknown card becomes a row of its own and a suspect price never an offer's price",
          "[X-01][X-02]") {
    Store store;
    std::string floor = machine(1, "RTX 4090", 0.4);
    floor.insert(floor.size() - 1, R"(, "min_bid": 0.1)");
    static_cast<void>(store.take({floor, machine(2, "Quantum 9000", 1.5, 65536)}));
    const auto facts = store.load();
    const auto strange = std::ranges::find(facts.gpus, "Quantum 9000", &hardware::Gpu::canonical);
    REQUIRE(strange != facts.gpus.end());
    CHECK(strange->vramGb == 64);
    CHECK_FALSE(strange->usable.has_value());
    CHECK(store.offer("machine 2")->price->nano == 1'500'000'000);
    const auto bid = std::ranges::find_if(facts.offers, [](const auto& offer) {
        return offer.product == "machine 1" && offer.market == catalog::Market::Spot;
    });
    REQUIRE(bid != facts.offers.end());
    CHECK(bid->price->nano == 100'000'000);
    CHECK(bid->priceIsSuspect);
    CHECK(bid->notes == "bid_floor");
    const auto table = compare::OfferTable::build(facts);
    const auto row = table->rowOf(bid->id).value();
    CHECK_FALSE(table->priceOf(row).has_value()); // never recommended
    CHECK(table->suspectPriceOf(row)->nano == 100'000'000);
}
