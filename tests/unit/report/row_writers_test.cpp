// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/report/row_writers.h"

#include "tests/support/builders.h"
#include "tests/support/catch.h"

#include <algorithm>

using namespace fitgauge;
using namespace fitgauge::compare;
using namespace fitgauge::report;
using namespace fitgauge::test;

namespace {

constexpr auto kColumns = std::to_array<Column>({Column::Gpu, Column::Cost, Column::Region});

std::shared_ptr<const Comparison> inRegion(const std::string& region) {
    catalog::Facts facts = fixtureFacts();
    facts.offers[2].region = region;
    return compareFacts(facts, fixtureWorkload(), defaultFilter(Profile::Live));
}

} // namespace

TEST_CASE("Copied rows are separated by tabs with ids and units above", "[report]") {
    const auto comparison = inRegion("eu\twest\n1");
    const std::vector<OfferTable::Row> rows = {comparison->rows()[0]};
    CHECK(rowsAsTsv(*comparison, rows, kColumns) ==
          "gpu\tcost (currency)\tregion\tcurrency\nL40S\t657.00\teu west 1\tUSD\n");
}

TEST_CASE("A Markdown table aligns figures and escapes marks", "[report]") {
    const auto comparison = inRegion("a|b_c");
    const std::vector<OfferTable::Row> rows = {comparison->rows()[0]};
    CHECK(rowsAsMarkdown(*comparison, rows, kColumns) == "| gpu | cost (currency) | region | currency |\n"
                                                         "| --- | ---: | --- | --- |\n"
                                                         "| L40S | 657.00 | a\\|b\\_c | USD |\n");
}

TEST_CASE("Hostile names are harmless in copied rows and Markdown", "[report]") {
    const std::string name = GENERATE(std::string("=cmd|' /C calc'!A0"), std::string("<img src=x onerror=1>"),
                                      std::string("a\u202Eb\x1b[2J\n| x |"), std::string(10'000, '<'));
    const auto comparison = inRegion(name);
    const std::vector<OfferTable::Row> rows = {comparison->rows()[0]};
    const std::string tsv = rowsAsTsv(*comparison, rows, kColumns);
    const std::string markdown = rowsAsMarkdown(*comparison, rows, kColumns);
    CHECK(std::count(tsv.begin(), tsv.end(), '\n') == 2);
    CHECK(std::count(markdown.begin(), markdown.end(), '\n') == 3);
    for (const std::string& text : {tsv, markdown}) {
        CHECK(text.find('\x1b') == std::string::npos);
        CHECK(text.find("\u202E") == std::string::npos);
    }
    CHECK(tsv.find("\t=") == std::string::npos);
    for (std::size_t place = markdown.find('<'); place != std::string::npos;
         place = markdown.find('<', place + 1)) {
        REQUIRE(markdown[place - 1] == '\\');
    }
}
