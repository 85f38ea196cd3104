// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/report/row_writers.h"

#include "tests/support/builders.h"
#include "tests/support/catch.h"

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
