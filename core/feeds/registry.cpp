// SPDX-License-Identifier: GPL-3.0-or-later
// The one list of all feeds.
#include "core/feeds/feed.h"

#include "core/feeds/aws_offer.h"
#include "core/feeds/gpuhunt.h"
#include "core/feeds/json_feeds.h"
#include "core/feeds/own_csv.h"
#include "core/feeds/skypilot.h"

#include <algorithm>

namespace fitgauge::feeds {

const std::vector<const Feed*>& allFeeds() {
    static const std::vector<const Feed*> feeds{
        &skypilotFeed(),  &gpuhuntFeed(),        &azureFeed(),      &awsOfferFeed(),     &gcpSkusFeed(),
        &runpodFeed(),    &runpodV2Feed(),       &vastFeed(),       &oracleFeed(),       &vultrFeed(),
        &cloudriftFeed(), &cudoFeed(),           &tensordockFeed(), &lambdaFeed(),       &hyperstackFeed(),
        &shadeformFeed(), &primeintellectFeed(), &verdaFeed(),      &digitaloceanFeed(), &ownCsvFeed()};
    return feeds;
}

const Feed* findFeed(std::string_view id) {
    const auto& feeds = allFeeds();
    const auto found = std::ranges::find(feeds, id, &Feed::id);
    return found == feeds.end() ? nullptr : *found;
}

} // namespace fitgauge::feeds
