// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/feeds/feed.h"
#include "core/feeds/price_text.h"

#include <nlohmann/json.hpp>

#include <optional>
#include <string>
#include <string_view>

// Careful access to JSON of other people: every accessor gives "nothing" for a missing key, null or another
// type, and never throws.
namespace fitgauge::feeds {

using Json = nlohmann::json;

inline constexpr std::size_t kMostJsonBytes = std::size_t{512} << 20U;
inline constexpr int kMostJsonDepth = 64;

// The document, or FeedForeign {feed} for another kind of text (an HTML block page, an empty answer),
// FeedTruncated {feed, byte} for a document that breaks off or is malformed, FeedRefused {feed, message} for
// an answer that only tells an error ("errors" of GraphQL, "error", "detail", "message").
[[nodiscard]] Expected<Json> parseDocument(std::string_view feed, std::string_view bytes);

// Member of an object; a shared null where there is none.
[[nodiscard]] const Json& at(const Json& object, std::string_view key);
// at(at(object, a), b)
[[nodiscard]] const Json& at(const Json& object, std::string_view first, std::string_view second);

[[nodiscard]] std::string text(const Json& value);             // empty: none; a number in its shortest form
[[nodiscard]] std::optional<double> number(const Json& value); // also from text; finite
[[nodiscard]] Tri yesNo(const Json& value);
[[nodiscard]] PriceReading price(const Json& value); // number or text, per hour
[[nodiscard]] PriceReading priceInCents(const Json& value);

// Whole MiB, MB or bytes of a source as GiB.
[[nodiscard]] std::optional<double> gibOfMib(const std::optional<double>& mib);
[[nodiscard]] std::optional<double> gibOfBytes(const std::optional<double>& bytes);

} // namespace fitgauge::feeds
