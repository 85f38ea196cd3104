// SPDX-License-Identifier: GPL-3.0-or-later
// The first byte chooses the feed, the rest is its answer.
#include "tests/fuzz/feed_it.h"

#include <cstdint>

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    using namespace fitgauge;
    if (size == 0) {
        return 0;
    }
    const auto& all = feeds::allFeeds();
    fuzz::feedIt(*all[data[0] % all.size()], {reinterpret_cast<const char*>(data + 1), size - 1}, "");
    return 0;
}
