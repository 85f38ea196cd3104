// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/feeds/feed.h"

namespace fitgauge::feeds {

// The published gpuhunt catalog: one CSV file, or the zip of CSV files as it is served.
[[nodiscard]] const Feed& gpuhuntFeed();

} // namespace fitgauge::feeds
