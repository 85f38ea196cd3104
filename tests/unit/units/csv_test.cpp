// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/units/csv.h"
#include "tests/support/catch.h"

using namespace fitgauge;

namespace {

using Rows = std::vector<std::vector<std::string>>;

Rows rowsOf(std::string_view text) {
    CsvReader reader(text);
    Rows rows;
    std::vector<std::string> fields;
    while (reader.next(fields).value()) {
        rows.push_back(fields);
    }
    return rows;
}

} // namespace

TEST_CASE("CSV records follow RFC 4180") {
    CHECK(rowsOf("a,b\n1,2\n") == Rows{{"a", "b"}, {"1", "2"}});
    CHECK(rowsOf("\xEF\xBB\xBF"
                 "a,b\r\n\r\n1,\r\n") == Rows{{"a", "b"}, {"1", ""}});
    CHECK(rowsOf("\"a \"\"quoted\"\", b\",\"two\nlines\"") == Rows{{"a \"quoted\", b", "two\nlines"}});
    CHECK(rowsOf("x,\"\",") == Rows{{"x", "", ""}});
    CHECK(rowsOf("").empty());
}

TEST_CASE("A CSV quote that never closes is an error with its line") {
    for (const char* text : {"a\n\"open", "a\n\"shut\"x\n"}) {
        CAPTURE(text);
        const auto table = CsvTable::parse("prices.csv", text);
        REQUIRE_FALSE(table.has_value());
        CHECK(table.error() == Error{ErrorCode::CsvMalformed, {"prices.csv", "2"}, ""});
    }
}

TEST_CASE("A CSV table pads short records and refuses long ones") {
    const CsvTable table = CsvTable::parse("t.csv", "a,b\n1\n\n3,4\n").value();
    CHECK(table.rows() == 2);
    CHECK(table.at(0, "b").empty());
    CHECK(table.at(1, "b") == "4");
    CHECK(table.line(1) == 4);
    CHECK(table.column("c").error() == Error{ErrorCode::CsvColumnMissing, {"t.csv", "c"}, ""});
    CHECK(CsvTable::parse("t.csv", "a\n1,2\n").error().code == ErrorCode::CsvMalformed);
}

TEST_CASE("Reading a file says what is wrong with it") {
    CHECK(readFile("/nonexistent/file.csv", 10).error().code == ErrorCode::FileMissing);
    CHECK(readFile("/", 10).error().code == ErrorCode::FileUnreadable);
    CHECK(readFile(FITGAUGE_SOURCE_DIR "/LICENSE", 10).error().code == ErrorCode::FileTooLarge);
}
