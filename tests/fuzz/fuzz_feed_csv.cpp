// SPDX-License-Identifier: GPL-3.0-or-later
// The first byte chooses feed and provider, the rest is the file.
#include "core/feeds/text_records.h"
#include "tests/fuzz/feed_it.h"

#include <array>
#include <cstdint>

namespace {

using namespace fitgauge;

std::size_t recordsIn(std::string_view text, std::size_t pieceBytes) {
    feeds::TextSource source(text);
    feeds::LinePieces pieces(source, pieceBytes);
    std::string_view piece, record;
    std::size_t count = 0, bytes = 0;
    while (pieces.next(piece)) {
        bytes += piece.size();
        feeds::TextRecords records(piece);
        while (records.nextRecord(record)) {
            ++count;
        }
    }
    fuzz::require(bytes == text.size()); // no byte is lost between pieces
    return count;
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    constexpr std::array kFeeds{"skypilot", "gpuhunt", "csv", "aws"};
    constexpr std::array kProviders{"", "aws", "gcp", "azure", "vast", "mithril", "scaleway"};
    if (size == 0) {
        return 0;
    }
    const std::string_view text(reinterpret_cast<const char*>(data + 1), size - 1);
    fuzz::feedIt(*feeds::findFeed(kFeeds.at(data[0] % kFeeds.size())), text,
                 kProviders.at(data[0] / kFeeds.size() % kProviders.size()));
    recordsIn(text, 1 + data[0]);
    return 0;
}
