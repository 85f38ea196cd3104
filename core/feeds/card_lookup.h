// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/feeds/feed.h"

#include <optional>
#include <string_view>

namespace fitgauge::feeds {

// Fills `draft.gpu` from `draft.soldAs` (which must be set), the card's memory and the form factor where the
// source names one, and flags what is odd: a guess, an unknown part, a bare vendor name, a part that is no
// GPU. A memory that the source does not tell is taken from the part; one that contradicts it stays, flagged.
// For a slice, `cardGb` is the memory of the whole card where the feed knows it.
void lookUpCard(Draft& draft, const Context& context, std::string_view form = {},
                std::optional<double> cardGb = {});

// "H100 (80 GB SXM5)" and the like: the memory and the form that stand in the text.
[[nodiscard]] std::optional<double> memoryInText(std::string_view text);
[[nodiscard]] std::string_view formInText(std::string_view text);

} // namespace fitgauge::feeds
