// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/units/spreadsheet.h"

#include "core/units/csv.h"
#include "tests/support/catch.h"

using namespace fitgauge;

namespace {

const std::vector<std::string>& hostileNames() {
    static const std::vector<std::string> names = {"=cmd|' /C calc'!A0",
                                                   "+1",
                                                   "-1+1",
                                                   "@SUM(A1)",
                                                   "\tx",
                                                   "\r\n=1",
                                                   "\n",
                                                   "'",
                                                   "''=1",
                                                   "'quoted'",
                                                   "<img src=x onerror=alert(1)>",
                                                   "a,\"b\";c\td",
                                                   "\u202Egnp.exe",
                                                   std::string(10'000, '='),
                                                   "plain",
                                                   ""};
    return names;
}

} // namespace

TEST_CASE("A guarded cell never begins what a spreadsheet runs and reads back as it was", "[units][csv]") {
    for (const std::string& name : hostileNames()) {
        CAPTURE(name.substr(0, 40));
        const std::string cell = guardedCell(name);
        CHECK((cell.empty() || std::string_view("=+-@\t\r\n").find(cell.front()) == std::string_view::npos));
        CHECK(unguardedCell(cell) == name);
    }
    CHECK(guardedCell("eu-west") == "eu-west");
    CHECK(guardedCell("'quoted'") == "'quoted'");
    CHECK(unguardedCell("'quoted'") == "'quoted'");
}

TEST_CASE("Fields with any delimiter read back as they were", "[units][csv]") {
    for (const char delimiter : {',', ';', '\t'}) {
        std::string line;
        for (const std::string& name : hostileNames()) {
            appendCsvField(line, guardedCell(name), delimiter);
            line += delimiter;
        }
        line += "end\r\n";
        CsvReader reader(line, delimiter);
        std::vector<std::string> fields;
        REQUIRE(reader.next(fields).value());
        REQUIRE(fields.size() == hostileNames().size() + 1);
        for (std::size_t i = 0; i < hostileNames().size(); ++i) {
            CHECK(unguardedCell(fields[i]) == hostileNames()[i]);
        }
        CHECK_FALSE(reader.next(fields).value());
    }
}

TEST_CASE("Text for people has nothing that acts on a terminal or turns the writing", "[units]") {
    CHECK(visibleText("a\x1b[31mb\r\nc\td\x7f") == "a [31mb  c d ");
    CHECK(visibleText("x\u202Ey\u2066z\u200F\u2028\U000E0041!") == "x y z   !");
    CHECK(visibleText("Đà Nẵng – 日本 🚀") == "Đà Nẵng – 日本 🚀");
    CHECK(visibleText("\xC3") == "\xC3"); // cut off: stays a byte, read past nothing
    CHECK(visibleText("\x9B"
                      "31m") == " 31m");
}
