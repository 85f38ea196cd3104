// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/feeds/feed.h"

#include <string_view>

namespace fitgauge::feeds {

// How much of a file is worth looking at.
inline constexpr std::size_t kHeadBytes = std::size_t{64} << 10U;

// Whose answer a file seems to be, by words of its first kHeadBytes: an offer to whoever chooses, no promise.
// Any other table may be one's own; null for what is neither a table nor a known answer.
[[nodiscard]] const Feed* guessFeed(std::string_view head);

} // namespace fitgauge::feeds
