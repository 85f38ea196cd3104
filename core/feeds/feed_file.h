// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/feeds/feed.h"

#include <cstdint>
#include <filesystem>
#include <stop_token>

namespace fitgauge::feeds {

// AWS's file of all regions has some ten gigabytes.
inline constexpr std::uint64_t kMostFileBytes = std::uint64_t{64} << 30U;

// Reads a price file in bounded pieces. FileMissing {path}, FileUnreadable {path, reason} for a folder, a
// device or an error of the disk, FileTooLarge; FeedTruncated {feed, byte} when it did not stay as it was
// while it was read (somebody still writes it, or cut it short): what was read then is nobody's file. Else as
// Feed::read(). Where `stop` is asked for, reading ends early and the result means nothing.
[[nodiscard]] Expected<ReadResult> readFeedFile(const Feed& feed, const std::filesystem::path& path,
                                                const Context& context, const std::stop_token& stop = {});

} // namespace fitgauge::feeds
