// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/feeds/feed_file.h"

#include "core/feeds/byte_source.h"
#include "core/feeds/text_records.h"
#include "tests/support/catch.h"
#include "tests/support/temporary_folder.h"
#include "tests/unit/feeds/feed_support.h"

#include <fstream>

using namespace fitgauge;
using namespace fitgauge::feeds;

namespace {

void write(const std::filesystem::path& path, std::string_view bytes) {
    std::ofstream(path, std::ios::binary) << bytes;
}

// A feed in the midst of whose reading something happens to the file.
class Disturbed final : public Feed {
  public:
    explicit Disturbed(std::function<void()> disturb) : m_disturb(std::move(disturb)) {}
    [[nodiscard]] std::string_view id() const override { return "disturbed"; }
    [[nodiscard]] std::string_view title() const override { return "Disturbed"; }
    [[nodiscard]] std::string_view kind() const override { return "live"; }
    [[nodiscard]] PriceBasis basis() const override { return PriceBasis::Machine; }
    [[nodiscard]] Expected<ReadResult> read(std::string_view /*bytes*/, const Context&) const override {
        return ReadResult{};
    }
    [[nodiscard]] Expected<ReadResult> readFrom(ByteSource& source, const Context&) const override {
        std::string piece(1024, '\0');
        std::size_t got = source.read(piece.data(), piece.size());
        m_disturb();
        while (got > 0) {
            got = source.read(piece.data(), piece.size());
        }
        return ReadResult{};
    }

  private:
    std::function<void()> m_disturb;
};

ErrorCode codeOf(const Expected<ReadResult>& result) {
    REQUIRE_FALSE(result.has_value());
    return result.error().code;
}

// All records of a text that is handed out in pieces.
std::vector<std::pair<std::size_t, std::string>> recordsOf(std::string_view text, std::size_t pieceBytes) {
    TextSource source(text);
    LinePieces pieces(source, pieceBytes);
    std::vector<std::pair<std::size_t, std::string>> all;
    std::string_view piece, record;
    std::size_t lines = 0;
    while (pieces.next(piece)) {
        TextRecords records(piece, lines);
        while (records.nextRecord(record)) {
            all.emplace_back(records.number(), record);
        }
        lines = records.lines();
    }
    return all;
}

} // namespace

TEST_CASE("Records come out the same whatever the size of the pieces that a file is read in") {
    const std::string text = "\xEF\xBB\xBFhead,er\r\none,\"two\nlines, \"\"quoted\"\"\nand three\",x\r\n\r\n"
                             "short\n\"a\nb\",c\nlast without an end";
    const auto whole = recordsOf(text, 1 << 20);
    REQUIRE(whole.size() == 6);
    CHECK(whole[1].first == 2);
    CHECK(whole[3] == std::pair<std::size_t, std::string>(6, "short"));
    CHECK(whole[5] == std::pair<std::size_t, std::string>(9, "last without an end"));
    for (std::size_t bytes = 1; bytes <= text.size() + 1; ++bytes) {
        CAPTURE(bytes);
        CHECK(recordsOf(text, bytes) == whole);
    }
    CHECK(recordsOf("a\rb\rc", 2).size() == 3);
    CHECK(recordsOf("", 4).empty());
}

TEST_CASE("A broken quote costs a few records and not the rest of the file") {
    std::string text = "\"open\n";
    for (int i = 0; i < 500; ++i) {
        text += "row," + std::to_string(i) + "\n";
    }
    const auto records = recordsOf(text, 256);
    CHECK(records.size() >= 437);
    CHECK(records.back().second == "row,499");
    CHECK(records.back().first == 501);
}

TEST_CASE("A price file is read from disk as from memory") {
    const test::TemporaryFolder folder;
    const std::string csv = "provider,gpu,price\nacme,L4,0.7\n";
    write(folder / "own.csv", csv);
    const Feed& feed = *findFeed("csv");
    const auto result = readFeedFile(feed, folder / "own.csv", test::feedContext());
    REQUIRE(result.has_value());
    CHECK(result->drafts == feed.read(csv, test::feedContext()).value().drafts);
}

TEST_CASE("A price file that is missing or no file or empty is refused in one sentence") {
    const test::TemporaryFolder folder;
    const Feed& feed = *findFeed("aws");
    const auto code = [&](const std::filesystem::path& path) {
        return codeOf(readFeedFile(feed, path, test::feedContext()));
    };
    CHECK(code(folder / "none.json") == ErrorCode::FileMissing);
    CHECK(code(folder / ".") == ErrorCode::FileUnreadable);
    CHECK(code("/dev/zero") == ErrorCode::FileUnreadable);
    write(folder / "empty", "");
    CHECK(code(folder / "empty") == ErrorCode::FeedForeign);
}

TEST_CASE("A price file that shrinks or grows or changes while it is read gives nothing and no crash") {
    const test::TemporaryFolder folder;
    const auto path = folder / "prices";
    const auto codeAfter = [&](const std::function<void()>& disturb) {
        write(path, std::string(100'000, 'x'));
        return codeOf(readFeedFile(Disturbed(disturb), path, test::feedContext()));
    };
    CHECK(codeAfter([&] { std::filesystem::resize_file(path, 10); }) == ErrorCode::FeedTruncated);
    CHECK(codeAfter([&] { std::filesystem::remove(path); }) == ErrorCode::FeedTruncated);
    CHECK(codeAfter([&] { std::ofstream(path, std::ios::app) << "more"; }) == ErrorCode::FeedTruncated);
    CHECK(codeAfter([&] {
              std::filesystem::last_write_time(path, std::filesystem::file_time_type::clock::now() +
                                                         std::chrono::hours(1));
          }) == ErrorCode::FeedTruncated);
    write(path, std::string(100'000, 'x'));
    CHECK(readFeedFile(Disturbed([] {}), path, test::feedContext()).has_value());
}

TEST_CASE("Reading a price file ends where it is asked to stop") {
    const test::TemporaryFolder folder;
    write(folder / "prices", std::string(100'000, 'x'));
    std::stop_source stop;
    const auto result = readFeedFile(Disturbed([&] { stop.request_stop(); }), folder / "prices",
                                     test::feedContext(), stop.get_token());
    CHECK(result.has_value());
}
