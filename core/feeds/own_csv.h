// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/feeds/feed.h"

namespace fitgauge::feeds {

// A table of one's own: docs/your-own-csv.md. Columns by mapping or by their names, any of four delimiters,
// decimal point or comma, price of the machine or of one card, any currency, a date a row.
[[nodiscard]] const Feed& ownCsvFeed();

} // namespace fitgauge::feeds
