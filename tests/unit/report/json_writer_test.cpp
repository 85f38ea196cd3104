// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/report/json_writer.h"

#include "core/report/cell_text.h"
#include "tests/support/builders.h"
#include "tests/support/catch.h"

#include <nlohmann/json.hpp>

using namespace fitgauge;
using namespace fitgauge::compare;
using namespace fitgauge::report;
using namespace fitgauge::test;
using Json = nlohmann::json;

TEST_CASE("JSON has the comparison's own figures", "[report][X-04]") {
    const auto profile = GENERATE(Profile::Research, Profile::Live, Profile::Batch);
    const auto comparison = compareFacts(fixtureFacts(), fixtureWorkload(profile), defaultFilter(profile));
    const Json json = Json::parse(comparisonAsJson(*comparison, {}));
    REQUIRE(json["rows"].size() == comparison->rows().size());
    REQUIRE_FALSE(comparison->rows().empty());
    for (std::size_t i = 0; i < comparison->rows().size(); ++i) {
        const auto row = comparison->rows()[i];
        const auto figures = comparison->figures(row);
        const Json& got = json["rows"][i];
        CHECK(got["offer"] == comparison->table().idOf(row));
        CHECK(got["cost"].is_null() == !figures.cost);
        if (figures.cost) {
            CHECK(got["cost"]["amount"] == moneyText(figures.cost));
        }
        CHECK(got["fit"] == Approx(double(*figures.memory->usedPpm()) / 10'000));
    }
    CHECK(json["answer"]["row"]["offer"] == comparison->table().idOf(*comparison->answer().row));
    CHECK(json["filter"]["fits_only"] == true);
    CHECK(json["order"][0]["column"] == "cost");
}

TEST_CASE("A limit shortens the rows and nothing else", "[report]") {
    const auto comparison = compareFixture();
    JsonOptions options;
    options.mostRows = 1;
    options.columns = {Column::Price};
    const Json json = Json::parse(comparisonAsJson(*comparison, options));
    CHECK(json["rows"].size() == 1);
    CHECK(json["shown"] == comparison->rows().size());
    CHECK_FALSE(json["rows"][0].contains("gpu"));
}

TEST_CASE("Hostile names are text in JSON", "[report]") {
    const std::string name = GENERATE(std::string("\"},{\"x\":\"\\"), std::string("a\x1b[2J\r\n"),
                                      std::string("\u202E</script>"), std::string(10'000, '"'));
    catalog::Facts facts = fixtureFacts();
    facts.offers[2].region = name;
    const auto comparison = compareFacts(facts, fixtureWorkload(), defaultFilter(Profile::Live));
    CHECK(Json::parse(comparisonAsJson(*comparison, {}))["rows"][0]["region"] == name);
    facts.offers[2].region = "broken \xC3(";
    const auto broken = compareFacts(facts, fixtureWorkload(), defaultFilter(Profile::Live));
    CHECK(Json::parse(comparisonAsJson(*broken, {}))["rows"][0]["region"] == "broken \uFFFD(");
}

TEST_CASE("An answer of SQL keeps its types", "[report][sql]") {
    const catalog::QueryResult result{{"n", "part", "word", "nothing"},
                                      {{std::int64_t{1} << 60, 0.1, std::string("x\x01"), {}}}};
    CHECK(Json::parse(queryAsJson(result)) ==
          Json::array(
              {{{"n", std::int64_t{1} << 60}, {"part", 0.1}, {"word", "x\x01"}, {"nothing", nullptr}}}));
    CHECK(Json::parse(queryAsJson({{"a"}, {}})) == Json::array());
}
