// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/feeds/feed.h"

namespace fitgauge::feeds {

// vms.csv of the SkyPilot catalog, of any cloud (Context::provider: "aws", "gcp" ...). USD an hour for the
// whole row; blank and 0 are unknown; spot is a draft of its own. Columns by name, in any order.
[[nodiscard]] const Feed& skypilotFeed();

} // namespace fitgauge::feeds
