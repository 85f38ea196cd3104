// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/feeds/price_text.h"

#include "core/units/parse_number.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <string>

namespace fitgauge::feeds {
namespace {

std::string_view trimmed(std::string_view text) {
    const auto first = text.find_first_not_of(" \t\r\n$");
    if (first == std::string_view::npos) {
        return {};
    }
    return text.substr(first, text.find_last_not_of(" \t\r\n") - first + 1);
}

bool equalsIgnoringCase(std::string_view a, std::string_view b) {
    return std::ranges::equal(
        a, b, [](unsigned char x, unsigned char y) { return std::tolower(x) == std::tolower(y); });
}

bool isBlank(std::string_view text) {
    constexpr std::array<std::string_view, 5> kWords{"", "null", "none", "n/a", "-"};
    return std::ranges::any_of(kWords, [&](std::string_view word) { return equalsIgnoringCase(text, word); });
}

bool isNotFinite(std::string_view text) {
    if (!text.empty() && (text.front() == '-' || text.front() == '+')) {
        text.remove_prefix(1);
    }
    constexpr std::array<std::string_view, 3> kWords{"nan", "inf", "infinity"};
    return std::ranges::any_of(kWords, [&](std::string_view word) { return equalsIgnoringCase(text, word); });
}

PriceReading refused(RejectReason reason) {
    return {std::nullopt, reason};
}

// Zero is "unknown", as sources use it.
PriceReading ofNano(std::int64_t nano) {
    if (nano < 0) {
        return refused(RejectReason::PriceNegative);
    }
    if (nano > kMostNanoPerHour) {
        return refused(RejectReason::PriceTooLarge);
    }
    return {nano == 0 ? std::nullopt : std::optional(nano), std::nullopt};
}

PriceReading readScaled(std::string_view raw, int power) {
    const std::string_view text = trimmed(raw);
    if (isBlank(text)) {
        return {};
    }
    if (isNotFinite(text)) {
        return refused(RejectReason::PriceNotFinite);
    }
    // Exact where the digits allow; longer tails ("0.35000000000000003") are noise of a binary number.
    if (const auto exact = parseScaled(text, power)) {
        return ofNano(*exact);
    }
    const auto value = parseNumber(text);
    return value ? readPrice(*value * std::pow(10.0, power - 9)) : refused(RejectReason::PriceNotANumber);
}

} // namespace

PriceReading readPrice(std::string_view text) {
    return readScaled(text, 9);
}

PriceReading readPriceInCents(std::string_view text) {
    return readScaled(text, 7);
}

PriceReading readPrice(double value) {
    if (!std::isfinite(value)) {
        return refused(RejectReason::PriceNotFinite);
    }
    if (value < 0) {
        return refused(RejectReason::PriceNegative);
    }
    if (value > static_cast<double>(kMostNanoPerHour) / static_cast<double>(kNanoPerUnit)) {
        return refused(RejectReason::PriceTooLarge);
    }
    return ofNano(std::llround(value * static_cast<double>(kNanoPerUnit)));
}

PriceReading scaled(PriceReading price, double count) {
    if (!price.nano) {
        return price;
    }
    // Whole counts stay exact: a card's price times eight.
    if (count == std::floor(count) && count > 0 && count < 1e6) {
        const auto product = mulDiv(*price.nano, static_cast<std::int64_t>(count), 1, Rounding::HalfUp);
        return product ? ofNano(*product) : refused(RejectReason::PriceTooLarge);
    }
    return readPrice(static_cast<double>(*price.nano) / static_cast<double>(kNanoPerUnit) * count);
}

} // namespace fitgauge::feeds
