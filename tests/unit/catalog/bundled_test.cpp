// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/catalog/catalog.h"
#include "core/catalog/offer_reader.h"
#include "core/catalog/words.h"
#include "core/hardware/alias_resolver.h"
#include "tests/support/bundled.h"
#include "tests/support/catch.h"

#include <algorithm>
#include <map>
#include <set>

using namespace fitgauge;
using namespace fitgauge::catalog;

namespace {

const Facts& facts() {
    static const Facts bundled = readBundled(test::bundledFiles()).value();
    return bundled;
}

const Provider& provider(std::string_view id) {
    const auto found = std::find_if(facts().providers.begin(), facts().providers.end(),
                                    [&](const Provider& candidate) { return candidate.id == id; });
    REQUIRE(found != facts().providers.end());
    return *found;
}

const Offer& offer(std::string_view id) {
    CAPTURE(id);
    const auto found = std::find_if(facts().offers.begin(), facts().offers.end(),
                                    [&](const Offer& candidate) { return candidate.id == id; });
    REQUIRE(found != facts().offers.end());
    return *found;
}

} // namespace

TEST_CASE("The bundled catalog holds every row of its files") {
    CHECK(facts().providers.size() == 60);
    CHECK(facts().providerFacts.size() == 702);
    CHECK(facts().gpus.size() == 182);
    CHECK(facts().aliases.size() == 966);
    CHECK(facts().models.size() == 139);
    CHECK(facts().offers.size() == 990);
    CHECK(facts().pastPrices.size() == 8);
    CHECK_FALSE(facts().billingRules.empty());
}

TEST_CASE("Bundled offers come from every cloud and in every market") {
    std::map<std::string, int> byProvider;
    std::map<Market, int> byMarket;
    for (const Offer& each : facts().offers) {
        ++byProvider[each.provider];
        ++byMarket[each.market];
    }
    CHECK(byProvider["aws"] + byProvider["azure"] + byProvider["gcp"] + byProvider["oci"] == 676);
    CHECK(byProvider["hyperstack"] == 30);
    CHECK(byMarket[Market::Serverless] == 98);
    CHECK(byMarket[Market::Spot] > 100);
    CHECK(byMarket[Market::Reserved] > 100);
}

TEST_CASE("Bundled offers keep price currency source and date exactly") {
    const Offer& t4 = offer("aws/g4dn.12xlarge/t4-x4/ap-northeast-1/reserved-12m");
    CHECK(t4.price == Money{3'604'000'000, Currency()});
    CHECK(t4.commitmentMonths == 12);
    CHECK(t4.vcpus == 48);
    CHECK(t4.ramGib == 192);
    CHECK(t4.provenance.asOf == Date::parse("2026-01-21").value());
    CHECK(t4.provenance.sourceUrl == "https://aws.amazon.com/ec2/pricing/on-demand/");
    const auto euros = std::count_if(facts().offers.begin(), facts().offers.end(), [](const Offer& each) {
        return each.price && each.price->currency == Currency::parse("EUR").value();
    });
    CHECK(euros == 15);
    CHECK(offer("nebius/vm+intel-host/l40s-x1/-/spot").price == Money{740'000'000, Currency()});
    CHECK(offer("azure/nv6ads-a10-v5/a10-x0.167/eastus/on_demand").gpuCount == 0.167);
}

TEST_CASE("Offer ids are unique and told by what is rented alone") {
    std::set<std::string> ids;
    for (const Offer& each : facts().offers) {
        CAPTURE(each.id);
        CHECK(ids.insert(each.id).second);
        CHECK(offerId(each) == each.id);
    }
    Offer dearer = facts().offers.front();
    dearer.price = Money{1, Currency()};
    dearer.notes = "another reading";
    dearer.provenance.asOf.reset();
    CHECK(offerId(dearer) == dearer.id);
}

TEST_CASE("An offer is a guess exactly where its GPU name does not tell the part") {
    const hardware::AliasResolver resolver(facts().gpus, facts().aliases);
    int checked = 0;
    for (const Offer& each : facts().offers) {
        const auto match =
            each.soldAs.empty() ? std::nullopt : resolver.resolve(each.soldAs, each.gpuMemoryGb);
        if (!match || each.notes.find("pool:") != std::string::npos) {
            continue; // the source's own words, or one of several parts as the notes say
        }
        CAPTURE(each.id, each.soldAs);
        CHECK(facts().gpus[match->gpu].canonical == each.gpu);
        CHECK(each.gpuIsGuess == (match->certainty == hardware::Certainty::Guess));
        ++checked;
    }
    CHECK(checked > 150);
}

TEST_CASE("Every past price belongs to an offer that is still sold") {
    for (const PastPrice& past : facts().pastPrices) {
        const Offer& now = offer(past.offerId);
        CHECK(now.price != past.price);
        CHECK(past.asOf.has_value());
        CHECK(past.sourceUrl == now.provenance.sourceUrl);
    }
    CHECK(facts().pastPrices.front().validUntil == Date::parse("2026-09-30").value());
}

TEST_CASE("Provider facts land in their fields and the unknown stays unknown") {
    const Provider& aws = provider("aws");
    CHECK(aws.kind == ProviderKind::Hyperscaler);
    CHECK(aws.country == "US");
    CHECK(aws.spotNotice == Duration::seconds(120));
    CHECK(aws.volumePerGbMonth == Money{80'000'000, Currency()});
    CHECK(aws.egressPerGb == Money{90'000'000, Currency()});
    CHECK(aws.egressFreeGbPerMonth == 100);
    CHECK(aws.spot == Tri::Yes);
    CHECK(aws.serverless == Tri::No);
    CHECK(aws.pricesIncludeTax == Tri::No);
    CHECK(aws.valuesGeneralKnowledge == 19);
    CHECK_FALSE(aws.keepWarm.has_value());
    CHECK(aws.coldStartBilled == Tri::Unknown);
    CHECK(provider("modal").keepWarm == Duration::seconds(60));
    const Provider& runcomfy = provider("runcomfy");
    CHECK(runcomfy.country.empty());
    CHECK(runcomfy.ssh == Tri::Unknown);
    CHECK_FALSE(runcomfy.egressPerGb.has_value());
    CHECK_FALSE(runcomfy.newestSource.has_value());
}

TEST_CASE("General knowledge is marked unverified everywhere") {
    int unverified = 0;
    for (const ProviderFact& fact : facts().providerFacts) {
        const bool general = fact.provenance.sourceKind == "general knowledge";
        CHECK(fact.provenance.verified == !general);
        CHECK(fact.provenance.sourceUrl.empty() == general);
        unverified += general ? 1 : 0;
    }
    CHECK(unverified == 263);
}

TEST_CASE("A bad bundled value is named by file line column and value") {
    const auto errorOf = [](const std::string& name, const std::string& from, const std::string& to) {
        return readBundled(test::bundledFilesWith(name, from, to)).error();
    };
    using Arguments = std::vector<std::string>;
    CHECK(errorOf("offers.csv", ",5.281,", ",5.28l,").arguments ==
          Arguments{"offers.csv", "2", "price_per_h", "5.28l"});
    CHECK(errorOf("offers.csv", ",on_demand,", ",on demand,").arguments ==
          Arguments{"offers.csv", "2", "market", "on demand"});
    CHECK(errorOf("offers.csv", ",T4,4,", ",T5,4,") ==
          Error{ErrorCode::CsvReferenceUnknown, {"offers.csv", "2", "gpu", "T5"}, ""});
    CHECK(errorOf("offers.csv", "\naws,", "\nawz,") ==
          Error{ErrorCode::CsvReferenceUnknown, {"offers.csv", "2", "provider", "awz"}, ""});
    CHECK(errorOf("offers.csv", ",reserved,12,", ",on_demand,,").arguments ==
          Arguments{"offers.csv", "3", "product", "g4dn.12xlarge"}); // twice the same thing
    CHECK(errorOf("offers.csv", ",2026-01-21,", ",2026-02-30,").arguments ==
          Arguments{"offers.csv", "2", "as_of", "2026-02-30"});
    CHECK(errorOf("providers.csv", ",hyperscaler,", ",big,").arguments ==
          Arguments{"providers.csv", "2", "kind", "big"});
    CHECK(errorOf("provider_facts.csv", "aws,spot,1,", "aws,spot,maybe,").arguments.back() == "maybe");
    CHECK(errorOf("price_history.csv", "nebius,VM,", "nebius,Server,") ==
          Error{ErrorCode::CsvReferenceUnknown, {"price_history.csv", "2", "product", "Server"}, ""});
    CHECK(errorOf("billing_rules.csv", "\naws,", "\nawz,") ==
          Error{ErrorCode::CsvReferenceUnknown, {"billing_rules.csv", "2", "provider", "awz"}, ""});
    CHECK(errorOf("models.csv", "hf_id,", "id,") ==
          Error{ErrorCode::CsvColumnMissing, {"models.csv", "hf_id"}, ""});
}

TEST_CASE("General knowledge that claims to be verified is refused") {
    const auto error = readBundled(test::bundledFilesWith("provider_facts.csv", "general knowledge,,0,",
                                                          "general knowledge,,1,"))
                           .error();
    CHECK(error.code == ErrorCode::CsvValueBad);
    CHECK(error.arguments[2] == "verified");
}

TEST_CASE("A bundled file that is missing is named") {
    auto files = test::bundledFiles();
    std::erase_if(files, [](const BundledFile& file) { return file.name == "models.csv"; });
    CHECK(readBundled(files).error() == Error{ErrorCode::FileMissing, {"models.csv"}, ""});
}

TEST_CASE("Words of enumerators lead back to them") {
    for (const auto& [market, word] : wordsOf(Market{})) {
        CHECK(fromWord<Market>(word) == market);
        CHECK(wordFor(market) == word);
    }
    CHECK(wordsOf(models::AttentionKind{}).size() == 7);
    CHECK_FALSE(fromWord<EnteredBy>("somebody").has_value());
}
