// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/units/parse_number.h"

#include <algorithm>
#include <charconv>
#include <cmath>
#include <string>

namespace fitgauge {
namespace {

template<typename T>
std::optional<T> wholeText(std::string_view text) {
    T value{};
    const char* const end = text.data() + text.size();
    const auto result = std::from_chars(text.data(), end, value);
    return result.ec == std::errc() && result.ptr == end ? std::optional(value) : std::nullopt;
}

bool onlyDigits(std::string_view text) {
    return std::all_of(text.begin(), text.end(), [](char c) { return c >= '0' && c <= '9'; });
}

} // namespace

std::optional<std::int64_t> parseInteger(std::string_view text) {
    return wholeText<std::int64_t>(text);
}

std::optional<double> parseNumber(std::string_view text) {
    const auto value = wholeText<double>(text);
    return value && std::isfinite(*value) ? value : std::nullopt;
}

std::optional<std::int64_t> parseScaled(std::string_view text, int power) {
    const std::size_t point = std::min(text.find('.'), text.size());
    const std::string_view whole = text.substr(0, point);
    const std::string_view fraction = text.substr(std::min(point + 1, text.size()));
    const auto places = static_cast<std::size_t>(power);
    const bool pointWithoutDigits = point < text.size() && fraction.empty();
    if (whole.empty() || pointWithoutDigits || fraction.size() > places || !onlyDigits(whole) ||
        !onlyDigits(fraction)) {
        return std::nullopt;
    }
    std::string digits(whole);
    digits.append(fraction).append(places - fraction.size(), '0');
    return parseInteger(digits);
}

} // namespace fitgauge
