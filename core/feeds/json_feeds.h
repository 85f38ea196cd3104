// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/feeds/feed.h"

// The feeds whose answers are one JSON document. Each stands in a file of its own name, where its shape,
// units and traps are told; all are stateless and live as long as the program.
namespace fitgauge::feeds {

[[nodiscard]] const Feed& runpodFeed();         // GraphQL gpuTypes; USD per card
[[nodiscard]] const Feed& runpodV2Feed();       // REST catalog; USD per card
[[nodiscard]] const Feed& vastFeed();           // bundles; USD per machine
[[nodiscard]] const Feed& oracleFeed();         // price list; per card, several currencies
[[nodiscard]] const Feed& vultrFeed();          // plans and bare metal; USD per machine
[[nodiscard]] const Feed& cloudriftFeed();      // cents per machine
[[nodiscard]] const Feed& cudoFeed();           // prices of parts; USD
[[nodiscard]] const Feed& tensordockFeed();     // prices of parts; USD
[[nodiscard]] const Feed& lambdaFeed();         // cents per machine
[[nodiscard]] const Feed& shadeformFeed();      // cents per machine, of other sellers
[[nodiscard]] const Feed& primeintellectFeed(); // per machine, of other sellers
[[nodiscard]] const Feed& verdaFeed();          // per machine, as text
[[nodiscard]] const Feed& digitaloceanFeed();   // USD per machine
[[nodiscard]] const Feed& hyperstackFeed();     // USD per card, machines from a second answer
[[nodiscard]] const Feed& azureFeed();          // retail prices; per machine, several currencies
[[nodiscard]] const Feed& gcpSkusFeed();        // prices of parts; USD

} // namespace fitgauge::feeds
