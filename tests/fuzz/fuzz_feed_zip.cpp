// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/feeds/zip_entries.h"
#include "tests/fuzz/feed_it.h"

#include <cstdint>

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    using namespace fitgauge;
    const std::string_view bytes(reinterpret_cast<const char*>(data), size);
    constexpr std::size_t kMostBytes = 1 << 20;
    std::size_t unpacked = 0;
    static_cast<void>(feeds::forEachZipEntry(
        "gpuhunt", bytes, ".csv", [&](std::string_view, std::string_view text) { unpacked += text.size(); },
        kMostBytes));
    fuzz::require(unpacked <= kMostBytes); // whatever sizes the archive claims
    fuzz::feedIt(*feeds::findFeed("gpuhunt"), bytes, "");
    return 0;
}
