// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/feeds/text_records.h"

#include "tests/support/catch.h"

using namespace fitgauge::feeds;

namespace {

std::vector<std::string> recordsOf(std::string_view text) {
    TextRecords records(text);
    std::vector<std::string> all;
    std::string_view record;
    while (records.nextRecord(record)) {
        all.push_back(std::to_string(records.number()) + ":" + std::string(record));
    }
    return all;
}

} // namespace

TEST_CASE("Records end where their line does whichever way lines end") {
    const std::vector<std::string> three{"1:a,b", "2:", "3:c"};
    CHECK(recordsOf("\xEF\xBB\xBF"
                    "a,b\n\nc") == three);
    CHECK(recordsOf("a,b\r\n\r\nc\r\n") == three);
    CHECK(recordsOf("a,b\r\rc").size() == 3);
    CHECK(recordsOf("").empty());
}

TEST_CASE("A field in quotes may go over lines and a quote that never closes costs its own line only") {
    CHECK(recordsOf("a,\"x\ny\"\nb") == std::vector<std::string>{"1:a,\"x\ny\"", "3:b"});
    CHECK(recordsOf("a,\"x\nb\nc") == std::vector<std::string>{"1:a,\"x", "2:b", "3:c"});
    std::vector<std::string> fields;
    CHECK(splitFields("a;\"x;y\"", fields, ';'));
    CHECK(fields == std::vector<std::string>{"a", "x;y"});
    CHECK_FALSE(splitFields("a,\"x", fields));
}
