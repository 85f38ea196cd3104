// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/feeds/json_value.h"

#include "core/units/parse_number.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace fitgauge::feeds {
namespace {

constexpr double kMibPerGib = 1024;
constexpr double kBytesPerGib = 1024.0 * 1024 * 1024;

// Stops the parser before it builds a tree that is too deep to walk.
class DepthGuard {
  public:
    bool operator()(int depth, Json::parse_event_t /*event*/, Json& /*parsed*/) {
        tooDeep = tooDeep || depth > kMostJsonDepth;
        return !tooDeep;
    }
    bool tooDeep = false;
};

std::string messageOf(const Json& value) {
    if (value.is_string()) {
        return value.get<std::string>();
    }
    if (value.is_array() && !value.empty()) {
        return messageOf(value.front());
    }
    return value.is_object() ? messageOf(at(value, "message")) : std::string();
}

// The message of an answer that is only an error; empty for one with data.
std::string refusalOf(const Json& document) {
    if (!document.is_object()) {
        return {};
    }
    const bool hasData = at(document, "data").is_structured() && !at(document, "data").empty();
    for (const std::string_view key : {"errors", "error", "detail"}) {
        const std::string message = messageOf(at(document, key));
        if (!message.empty() && !hasData) {
            return message.substr(0, 200);
        }
    }
    return {};
}

} // namespace

Expected<Json> parseDocument(std::string_view feed, std::string_view bytes) {
    if (bytes.starts_with("\xEF\xBB\xBF")) {
        bytes.remove_prefix(3);
    }
    const auto first = bytes.find_first_not_of(" \t\r\n");
    const bool looksLikeJson =
        first != std::string_view::npos && (bytes[first] == '{' || bytes[first] == '[');
    if (!looksLikeJson || bytes.size() > kMostJsonBytes) {
        return fail(ErrorCode::FeedForeign, {std::string(feed)});
    }
    DepthGuard guard;
    std::size_t brokenAt = bytes.size();
    Json document;
    try {
        document = Json::parse(bytes, std::ref(guard));
    } catch (const Json::parse_error& error) {
        brokenAt = error.byte;
        document = Json(Json::value_t::discarded);
    }
    if (guard.tooDeep || document.is_discarded()) {
        return fail(ErrorCode::FeedTruncated, {std::string(feed), std::to_string(brokenAt)});
    }
    if (const std::string refusal = refusalOf(document); !refusal.empty()) {
        return fail(ErrorCode::FeedRefused, {std::string(feed), refusal});
    }
    return document;
}

const Json& at(const Json& object, std::string_view key) {
    static const Json kNull;
    if (!object.is_object()) {
        return kNull;
    }
    const auto found = object.find(key);
    return found == object.end() ? kNull : *found;
}

const Json& at(const Json& object, std::string_view first, std::string_view second) {
    return at(at(object, first), second);
}

std::string text(const Json& value) {
    if (value.is_string()) {
        return value.get<std::string>();
    }
    return value.is_number() ? value.dump() : std::string();
}

std::optional<double> number(const Json& value) {
    std::optional<double> result;
    if (value.is_number()) {
        result = value.get<double>();
    } else if (value.is_string()) {
        result = parseNumber(value.get_ref<const std::string&>());
    }
    return result && std::isfinite(*result) ? result : std::nullopt;
}

Tri yesNo(const Json& value) {
    return !value.is_boolean() ? Tri::Unknown : value.get<bool>() ? Tri::Yes : Tri::No;
}

PriceReading price(const Json& value) {
    if (value.is_number()) {
        return readPrice(value.get<double>());
    }
    return value.is_string() ? readPrice(value.get_ref<const std::string&>())
           : value.is_null() ? PriceReading{}
                             : PriceReading{std::nullopt, RejectReason::PriceNotANumber};
}

PriceReading priceInCents(const Json& value) {
    if (value.is_number()) {
        return readPrice(value.get<double>() / 100);
    }
    return value.is_string() ? readPriceInCents(value.get_ref<const std::string&>())
           : value.is_null() ? PriceReading{}
                             : PriceReading{std::nullopt, RejectReason::PriceNotANumber};
}

std::optional<double> gibOfMib(const std::optional<double>& mib) {
    return mib ? std::optional(*mib / kMibPerGib) : std::nullopt;
}

std::optional<double> gibOfBytes(const std::optional<double>& bytes) {
    return bytes ? std::optional(*bytes / kBytesPerGib) : std::nullopt;
}

} // namespace fitgauge::feeds
