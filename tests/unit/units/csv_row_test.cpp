// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/units/csv_row.h"
#include "tests/support/catch.h"

using namespace fitgauge;

namespace {

CsvTable table(std::string_view text) {
    return CsvTable::parse("facts.csv", text).value();
}

} // namespace

TEST_CASE("A typed CSV row keeps what is unknown unknown") {
    const CsvTable cells = table("name,count,share,yes,no,day,price,empty\nL4,24,0.5,1,n,2026-11-30,2.49,\n");
    CsvRow row(cells, 0);
    CHECK(row.text("name") == "L4");
    CHECK(row.integer("count") == 24);
    CHECK(row.number("share") == 0.5);
    CHECK(row.tri("yes") == Tri::Yes);
    CHECK(row.tri("no") == Tri::No);
    CHECK(row.date("day")->toIso() == "2026-11-30");
    CHECK(row.money("price", Currency())->nano == 2'490'000'000);
    CHECK_FALSE(row.integer("empty").has_value());
    CHECK_FALSE(row.number("empty").has_value());
    CHECK_FALSE(row.date("empty").has_value());
    CHECK_FALSE(row.money("empty", Currency()).has_value());
    CHECK(row.tri("empty") == Tri::Unknown);
    CHECK(row.countOrZero("empty") == 0);
    CHECK_FALSE(row.error().has_value());
}

TEST_CASE("A typed CSV row keeps the first bad cell with file line column and value") {
    const CsvTable cells = table("a,b\n1,2\nx,z\n");
    CsvRow row(cells, 1);
    CHECK_FALSE(row.integer("a").has_value());
    CHECK(row.tri("b") == Tri::Unknown);
    CHECK(row.error() == Error{ErrorCode::CsvValueBad, {"facts.csv", "3", "a", "x"}, ""});
}

TEST_CASE("A typed CSV row refuses numbers below zero and columns that are not there") {
    const CsvTable cells = table("a\n-1\n");
    const auto failure = [&](auto&& read) {
        CsvRow row(cells, 0);
        read(row);
        return row.error().value().code;
    };
    CHECK(failure([](CsvRow& row) { (void)row.integer("a"); }) == ErrorCode::CsvValueBad);
    CHECK(failure([](CsvRow& row) { (void)row.number("a"); }) == ErrorCode::CsvValueBad);
    CHECK(failure([](CsvRow& row) { (void)row.scaled("a", 9); }) == ErrorCode::CsvValueBad);
    CHECK(failure([](CsvRow& row) { (void)row.money("a", Currency()); }) == ErrorCode::CsvValueBad);
    CHECK(failure([](CsvRow& row) { (void)row.currency("a"); }) == ErrorCode::CsvValueBad);
    CHECK(failure([](CsvRow& row) { (void)row.flag("a"); }) == ErrorCode::CsvValueBad);
    CHECK(failure([](CsvRow& row) { (void)row.text("b"); }) == ErrorCode::CsvColumnMissing);
}
