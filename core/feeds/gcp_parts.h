// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/feeds/feed.h"
#include "core/feeds/price_text.h"

#include <string>
#include <string_view>
#include <vector>

namespace fitgauge::feeds {

// Google sells a card and its host apart: the file has a row for each and the machine costs both.
struct GcpPart {
    Draft draft;
    PriceReading onDemand, spot;
};

// True for the host types that carry cards (a2, a3, a4, g2, n1).
[[nodiscard]] bool isGcpHost(std::string_view instanceType);

// Adds to each card the host of its family in its zone: the type made for so many cards, else the smallest
// with enough vCPUs. A host at no price is free of charge beside its cards (a4). A card whose host is not in
// the file is kept at its own price and flagged (HostMissing); hosts that no card used are rejected. TPUs
// need no host.
class Reading;
void joinGcpParts(Reading& reading, std::vector<GcpPart> cards, std::vector<GcpPart> hosts);

} // namespace fitgauge::feeds
