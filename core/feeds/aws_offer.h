// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/feeds/feed.h"

namespace fitgauge::feeds {

// AWS's offer file of EC2, as index.csv or index.json, of one region or of all. Both are read in one walk
// over the bytes that keeps only rows of GPU machines, so that a mapped file of gigabytes needs little
// memory.
[[nodiscard]] const Feed& awsOfferFeed();

} // namespace fitgauge::feeds
