// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/feeds/feed.h"

namespace fitgauge::feeds {

// Fills card, count, memory and host of `draft` from the table of instance types and looks the card up. A
// count of the source itself that is another one is put right and flagged.
void takeKnownType(Draft& draft, const InstanceGpu& known, const Context& context,
                   std::optional<double> saidCount = {});

} // namespace fitgauge::feeds
