// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/units/result.h"

#include <cstddef>
#include <functional>
#include <string>
#include <string_view>

namespace fitgauge::feeds {

inline constexpr std::size_t kMostZipEntries = 256;
inline constexpr std::size_t kMostUnzippedBytes = std::size_t{128} << 20U; // of all entries together

[[nodiscard]] bool looksLikeZip(std::string_view bytes);

// Unpacks one after the other the entries whose name ends in `suffix` and hands each over; only one is held
// at a time, and never more than the bytes really unpacked (the sizes that the archive claims count for
// nothing). FeedForeign {feed} for what is no archive or has no such entry, FeedTruncated {feed, entry} for a
// broken one, FileTooLarge {entry, bytes, limit} beyond either limit.
[[nodiscard]] Expected<void>
forEachZipEntry(std::string_view feed, std::string_view archive, std::string_view suffix,
                const std::function<void(std::string_view name, std::string_view bytes)>& use,
                std::size_t mostBytes = kMostUnzippedBytes);

} // namespace fitgauge::feeds
