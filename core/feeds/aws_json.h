// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/feeds/feed.h"

namespace fitgauge::feeds {

// index.json of AWS: products by SKU, then terms by SKU. No tree is built. Errors as Feed::read().
[[nodiscard]] Expected<ReadResult> readAwsJson(std::string_view feed, std::string_view bytes,
                                               const Context& context);

} // namespace fitgauge::feeds
