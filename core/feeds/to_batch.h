// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/catalog/feed_store.h"
#include "core/feeds/feed.h"

namespace fitgauge::feeds {

// The drafts of one reading as rows of the catalog. A provider or part that `known` lacks becomes a row of
// its own with name, vendor and memory alone: nothing is guessed. A suspect price stays with
// its offer and is marked; the flags stand in the offer's notes. Ids are unique: of equal ones the first
// stays.
[[nodiscard]] catalog::FeedBatch toBatch(const ReadResult& result, const Feed& feed,
                                         std::string_view provider, const catalog::Facts& known, Date today);

} // namespace fitgauge::feeds
