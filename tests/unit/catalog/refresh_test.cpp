// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/catalog/catalog.h"
#include "tests/support/bundled.h"
#include "tests/support/catch.h"
#include "tests/support/temporary_folder.h"

#include <SQLiteCpp/Database.h>

#include <algorithm>

using namespace fitgauge;
using namespace fitgauge::catalog;

namespace {

constexpr const char* kT4Id = "aws/g4dn.12xlarge/t4-x4/ap-northeast-1/on_demand";

struct Built {
    test::TemporaryFolder folder;
    std::filesystem::path path = folder / "catalog.sqlite";
    OpenResult first = openCatalog(path, test::bundledFiles()).value();

    void run(const std::string& statements) const {
        SQLite::Database database(path.string(), SQLite::OPEN_READWRITE);
        database.exec("PRAGMA foreign_keys = ON");
        database.exec(statements);
    }
    [[nodiscard]] std::int64_t number(const std::string& query) const {
        SQLite::Database database(path.string());
        return database.execAndGet(query).getInt64();
    }
};

const Offer* find(const Facts& facts, std::string_view id) {
    const auto found = std::find_if(facts.offers.begin(), facts.offers.end(),
                                    [&](const Offer& offer) { return offer.id == id; });
    return found == facts.offers.end() ? nullptr : &*found;
}

const hardware::Gpu* findGpu(const Facts& facts, std::string_view canonical) {
    const auto found = std::find_if(facts.gpus.begin(), facts.gpus.end(),
                                    [&](const auto& gpu) { return gpu.canonical == canonical; });
    return found == facts.gpus.end() ? nullptr : &*found;
}

constexpr const char* kOwnOffer =
    "INSERT INTO own_offer(id, provider, product, variant, gpu, gpu_count, market, commitment_months, "
    "region, nano_per_hour, currency, notes, source_url) VALUES('own/1', 'aws', 'my box', '', "
    "'Radeon-AI-Pro-R9700', 2, 'on_demand', 0, 'garage', 123456789, 'EUR', 'typed', '')";

} // namespace

TEST_CASE("Changed bundled facts replace the old ones on the next start") {
    const Built built;
    const auto newer = test::bundledFilesWith("offers.csv", ",5.281,", ",4.5,");
    const OpenResult result = openCatalog(built.path, newer).value();
    CHECK(result.refreshed);
    CHECK_FALSE(result.built);
    CHECK(result.facts == readBundled(newer).value());
    CHECK(find(result.facts, kT4Id)->price == Money{4'500'000'000, Currency()});
    CHECK_FALSE(openCatalog(built.path, newer).value().refreshed);
    CHECK(built.number("SELECT count(*) FROM snapshot") == 1);
    CHECK(built.number("SELECT count(*) FROM price") == 990);
}

TEST_CASE("A refresh leaves what the user typed") {
    const Built built;
    built.run(kOwnOffer);
    built.run("UPDATE gpu SET usable_bytes = 42, entered_by = 'user' WHERE canonical = 'L4';"
              "INSERT INTO gpu_alias VALUES('my card', 'L4', 0, '', '', 'user');"
              "INSERT INTO provider VALUES('garage', 'My garage', 'other', '', '', 'user');"
              "INSERT INTO provider_fact(provider, field, value, remark, source_url, source_kind, verified, "
              "entered_by) VALUES('aws', 'egress_usd_gb', '0.05', '', '', 'own', 1, 'user');"
              "INSERT INTO plan(name, created_at, workload, filter, ordering, prices) "
              "VALUES('p', '2026-11-30T00:00:00Z', '{}', '{}', '{}', '{}')");
    const OpenResult result =
        openCatalog(built.path, test::bundledFilesWith("offers.csv", ",5.281,", ",4.5,")).value();
    CHECK(result.refreshed);
    const Facts& facts = result.facts;
    const Offer* own = find(facts, "own/1");
    REQUIRE(own != nullptr);
    CHECK(own->price == Money{123'456'789, Currency::parse("EUR").value()});
    CHECK(own->provenance.enteredBy == EnteredBy::User);
    CHECK(facts.offers.size() == 991);
    CHECK(findGpu(facts, "L4")->usable == Bytes(42));
    CHECK(facts.aliases.size() == 967);
    CHECK(facts.providers.size() == 61);
    const auto aws = std::find_if(facts.providers.begin(), facts.providers.end(),
                                  [](const Provider& provider) { return provider.id == "aws"; });
    CHECK(aws->egressPerGb == Money{50'000'000, Currency()}); // typed wins over bundled
    CHECK(built.number("SELECT count(*) FROM plan") == 1);
}

TEST_CASE("A bundled GPU that vanishes stays while the user has an offer of it") {
    const Built built;
    built.run(kOwnOffer);
    auto files = test::bundledFilesWith("gpus.csv", "\nRadeon-AI-Pro-R9700,", "\nRadeon-New,");
    for (auto& file : files) {
        if (file.name == "gpu_aliases.csv") {
            file.bytes = "alias,canonical,ambiguous,seen_in,note\nnew,Radeon-New,0,,\n";
        }
    }
    const Facts facts = openCatalog(built.path, files).value().facts;
    CHECK(findGpu(facts, "Radeon-AI-Pro-R9700") != nullptr);
    CHECK(findGpu(facts, "Radeon-New") != nullptr);
    CHECK(find(facts, "own/1") != nullptr);
    CHECK(facts.aliases.size() == 1);
}

TEST_CASE("A refresh with a bad file changes nothing") {
    const Built built;
    const auto bad = openCatalog(built.path, test::bundledFilesWith("gpus.csv", ",legacy,", ",old,"));
    REQUIRE_FALSE(bad.has_value());
    CHECK(bad.error().code == ErrorCode::CsvValueBad);
    const OpenResult again = openCatalog(built.path, test::bundledFiles()).value();
    CHECK_FALSE(again.refreshed);
    CHECK(again.facts == built.first.facts);
}

TEST_CASE("Unknown prices and currencies other than dollars survive the catalog") {
    auto files = test::bundledFilesWith("offers.csv", ",5.281,USD,", ",,USD,");
    const test::TemporaryFolder folder;
    const Facts facts = openCatalog(folder / "c.sqlite", files).value().facts;
    REQUIRE(find(facts, kT4Id) != nullptr);
    CHECK_FALSE(find(facts, kT4Id)->price.has_value());
    CHECK(facts == readBundled(files).value());
}
