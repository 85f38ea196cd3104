// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/compare/readiness.h"

#include <charconv>
#include <string_view>

namespace fitgauge::compare {
namespace {

std::optional<double> seconds(std::string_view text) {
    double value = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
    const bool isWhole = error == std::errc() && end == text.data() + text.size();
    return isWhole && value >= 0 ? std::optional(value) : std::nullopt;
}

} // namespace

std::optional<ReadyTime> readyTime(const catalog::Provider& provider) {
    constexpr std::string_view kTo = " to ";
    const std::string_view text = provider.provisioning;
    const std::size_t split = text.find(kTo);
    if (split == std::string_view::npos) {
        const auto one = seconds(text);
        return one ? std::optional(ReadyTime{*one, *one}) : std::nullopt;
    }
    const auto low = seconds(text.substr(0, split));
    const auto high = seconds(text.substr(split + kTo.size()));
    return low && high && *low <= *high ? std::optional(ReadyTime{*low, *high}) : std::nullopt;
}

} // namespace fitgauge::compare
