// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/report/csv_writer.h"

#include "core/report/cell_text.h"
#include "core/units/spreadsheet.h"
#include "tests/support/builders.h"
#include "tests/support/catch.h"

#include <algorithm>

using namespace fitgauge;
using namespace fitgauge::compare;
using namespace fitgauge::report;
using namespace fitgauge::test;

namespace {

std::string written(const Comparison& comparison, const CsvOptions& options) {
    std::string text;
    REQUIRE(writeCsv(comparison, options, [&text](std::string_view piece) {
        text += piece;
        return true;
    }));
    return text;
}

CsvOptions plain() {
    CsvOptions options;
    options.headerBlock = false;
    return options;
}

std::string fieldOf(const CsvTable& table, std::size_t row, Column column) {
    return table.at(row, columnTitle(column));
}

double asNumber(const std::string& text) {
    return text.empty() ? -1 : std::stod(text);
}

Money asMoney(const std::string& text, const std::string& currency) {
    return Money::parse(text, *Currency::parse(currency)).value();
}

} // namespace

TEST_CASE("A CSV file read back gives the figures of the comparison", "[report][X-04]") {
    const auto profile = GENERATE(Profile::Research, Profile::Live, Profile::Batch);
    catalog::Facts facts = fixtureFacts();
    facts.offers[3].price->currency = *Currency::parse("EUR");
    facts.offers[9].price = Money{1'234'567'891, {}};
    Filter filter;
    filter.fitsOnly = filter.targetMetOnly = false;
    const auto comparison = compareFacts(facts, fixtureWorkload(profile), filter);
    const auto table = CsvTable::parse("out.csv", written(*comparison, plain()));
    REQUIRE(table);
    REQUIRE(table->rows() == comparison->rows().size());
    for (std::size_t i = 0; i < table->rows(); ++i) {
        const auto row = comparison->rows()[i];
        const RowFigures figures = comparison->figures(row);
        const std::string currency = table->at(i, "currency");
        REQUIRE(table->at(i, "offer_id") == comparison->table().idOf(row));
        REQUIRE(currency == comparison->table().currencyOf(row).code());
        for (const auto& [column, money] : {std::pair(Column::Cost, figures.cost),
                                            {Column::Session, figures.session},
                                            {Column::TokenCost, figures.tokenCost},
                                            {Column::Price, comparison->table().priceOf(row)}}) {
            const std::string text = fieldOf(*table, i, column);
            REQUIRE(text.empty() == !money);
            if (money) {
                REQUIRE(asMoney(text, currency) == *money);
            }
        }
        REQUIRE(asNumber(fieldOf(*table, i, Column::Fit)) ==
                Approx(double(figures.memory->usedPpm().value_or(-10'000)) / 10'000));
        const bool hasSpeed = figures.speed && figures.speed->basis != speed::Basis::NoData;
        REQUIRE(asNumber(fieldOf(*table, i, Column::TokensPerSecond)) ==
                (hasSpeed ? figures.speed->outputTokensPerSecond.typical : -1));
        REQUIRE(asNumber(fieldOf(*table, i, Column::FirstToken)) ==
                (hasSpeed ? figures.speed->firstToken.slowSlot : -1));
        REQUIRE(asNumber(fieldOf(*table, i, Column::JobHours)) == figures.jobHours.value_or(-1));
        REQUIRE(asNumber(fieldOf(*table, i, Column::Age)) == figures.ageDays.value_or(-1));
    }
}

TEST_CASE("Every cell of the file is the cell text", "[report][X-04]") {
    const auto comparison = compareFixture();
    const auto table = CsvTable::parse("out.csv", written(*comparison, plain()));
    REQUIRE(table);
    for (std::size_t i = 0; i < table->rows(); ++i) {
        for (const Column column : kAllColumns) {
            REQUIRE(table->has(columnTitle(column)));
            REQUIRE(fieldOf(*table, i, column) == machineText(*comparison, comparison->rows()[i], column));
        }
    }
}

TEST_CASE("Units stand in the header and lines end with CRLF", "[report]") {
    CsvOptions options = plain();
    options.columns = {Column::Gpu, Column::Cost, Column::Bandwidth};
    const std::string text = written(*compareFixture(), options);
    CHECK(text.starts_with("gpu,cost (currency),bandwidth (GB/s),currency,fit_state,cost_basis,no_cost,"
                           "offer_id\r\nL40S,657.00,864,USD,comfortable,month_always_on,,F3\r\n"));
    CHECK(std::count(text.begin(), text.end(), '\n') == std::count(text.begin(), text.end(), '\r'));
}

TEST_CASE("Text that a spreadsheet would run is guarded and quoted", "[report]") {
    const auto name = GENERATE(std::string("=1+1"), std::string("+A1"), std::string("-2"), std::string("@x"),
                               std::string("\tx"));
    catalog::Facts facts = fixtureFacts();
    facts.providers[2].name = name;
    facts.offers[2].region = "a, \"b\"\r\nc";
    const auto comparison = compareFacts(facts, fixtureWorkload(), defaultFilter(Profile::Live));
    const auto table = CsvTable::parse("out.csv", written(*comparison, plain()));
    REQUIRE(table);
    CHECK(fieldOf(*table, 0, Column::Provider) == "'" + name);
    CHECK(unguardedCell(fieldOf(*table, 0, Column::Provider)) == name);
    CHECK(fieldOf(*table, 0, Column::Region) == "a, \"b\"\r\nc");
}

TEST_CASE("A spreadsheet preset has its own delimiter and decimal sign and a byte order mark", "[report]") {
    CsvOptions options = plain();
    options.delimiter = ';';
    options.decimalPoint = ',';
    options.byteOrderMark = true;
    options.columns = {Column::Gpu, Column::Price, Column::AsOf, Column::Source};
    const std::string text = written(*compareFixture(), options);
    CHECK(text.starts_with("\xEF\xBB\xBFgpu;price (currency/h);as_of (date);source;currency;"));
    CHECK(text.find("L40S;0,90;2026-11-29;https://example.org/F3;USD;") != std::string::npos);
}

TEST_CASE("The header block names inputs and filters and the oldest price", "[report]") {
    CsvOptions options;
    options.programVersion = "0.1.0";
    options.createdAt = "2026-11-29T10:00:00Z";
    Filter filter = defaultFilter(Profile::Live);
    filter.text = "l40s\r\nx";
    filter.vramGb.low = 48;
    const std::string text = written(*compareFacts(fixtureFacts(), fixtureWorkload(), filter), options);
    for (const char* line :
         {"# fitgauge_csv: 1\r\n", "# program: 0.1.0\r\n", "# created: 2026-11-29T10:00:00Z\r\n",
          "# profile: live\r\n", "# model: 8.03B\r\n", "# filters: not_reclaimable;fits;target_met\r\n",
          "# search: l40s\\u000d\\u000ax\r\n", "# vram_gb: 48..\r\n", "# oldest_price_days: unknown\r\n"}) {
        CHECK_THAT(text, containsText(line));
    }
}

TEST_CASE("No line of the header block gives a spreadsheet a cell of its own to run", "[report]") {
    const char delimiter = GENERATE(',', ';', '\t');
    CsvOptions options;
    options.delimiter = delimiter;
    Filter filter = defaultFilter(Profile::Live);
    filter.text = std::string("a") + delimiter + "=cmd|' /C calc'!A0\n=1+1\r" + delimiter + "\"=2\"";
    filter.regions = {std::string("r") + delimiter + "@x"};
    Workload workload = fixtureWorkload();
    workload.model.id = std::string("m") + delimiter + "+1\\";
    const std::string text = written(*compareFacts(fixtureFacts(), workload, filter), options);
    CsvReader reader(text, delimiter);
    std::vector<std::string> fields;
    std::size_t comments = 0;
    while (reader.next(fields).value() && fields[0].starts_with("# ")) {
        ++comments;
        for (const std::string& field : fields) {
            CAPTURE(field);
            CHECK_FALSE(needsGuard(field));
        }
    }
    CHECK(comments > 15);
    CHECK(fields[0] == "gpu"); // no comment swallowed the header
}

TEST_CASE("Every input and filter of the window stands in the header block", "[report][X-04]") {
    CsvOptions options;
    Workload workload = fixtureWorkload(Profile::Batch);
    Filter filter;
    filter.expression = parseExpression("vram >= 24").value();
    const std::string text =
        written(*compareFacts(fixtureFacts(), workload, filter, {{{Column::Price, true}}}), options);
    for (const char* line : {"# spot: 0.08 reclaims an hour checkpoint every 600 s restart 180 s\r\n",
                             "# finish_within_s: 86400\r\n", "# order: price:desc\r\n",
                             "# expression: vram >= 24\r\n", "# comfort_ppm: 920000\r\n"}) {
        CHECK_THAT(text, containsText(line));
    }
}

TEST_CASE("A writer that refuses stops the export", "[report]") {
    CHECK_FALSE(writeCsv(*compareFixture(), {}, [](std::string_view) { return false; }));
}
