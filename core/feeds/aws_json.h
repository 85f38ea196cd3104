// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/feeds/byte_source.h"
#include "core/feeds/feed.h"

namespace fitgauge::feeds {

// What may stand before the document: a byte order mark and blanks.
inline constexpr std::string_view kBeforeJson = "\xEF\xBB\xBF \t\r\n";

// index.json of AWS: products by SKU, then terms by SKU. No tree is built. Errors as Feed::read().
[[nodiscard]] Expected<ReadResult> readAwsJson(std::string_view feed, ByteSource& source,
                                               const Context& context);

} // namespace fitgauge::feeds
