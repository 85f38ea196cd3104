// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/feeds/gpu_info.h"

#include "core/units/parse_number.h"

#include <algorithm>

namespace fitgauge::feeds {
namespace {

std::string lowered(std::string_view text) {
    std::string lower(text);
    std::ranges::transform(lower, lower.begin(),
                           [](unsigned char c) { return static_cast<char>(std::tolower(c)); });
    return lower;
}

// What follows `key` and its colon, up to the next separator, without quotes and blanks.
std::string_view valueAfter(std::string_view text, std::string_view lower, std::string_view key) {
    const auto found = lower.find(key);
    const auto colon = found == std::string_view::npos ? found : lower.find(':', found);
    if (colon == std::string_view::npos) {
        return {};
    }
    std::string_view rest = text.substr(colon + 1);
    rest = rest.substr(0, rest.find_first_of(",}]"));
    const auto first = rest.find_first_not_of(" '\"");
    return first == std::string_view::npos ? std::string_view()
                                           : rest.substr(first, rest.find_last_not_of(" '\"") - first + 1);
}

} // namespace

GpuInfo readGpuInfo(std::string_view text) {
    GpuInfo info;
    const auto first = text.find_first_not_of(" \t");
    if (first == std::string_view::npos) {
        return info;
    }
    if (text[first] != '{') {
        info.name = std::string(text.substr(first, text.find_last_not_of(" \t") - first + 1));
        return info;
    }
    const std::string lower = lowered(text);
    info.name = std::string(valueAfter(text, lower, "name'"));
    if (info.name.empty()) {
        info.name = std::string(valueAfter(text, lower, "name\""));
    }
    const auto size = parseNumber(valueAfter(text, lower, "sizeinmib"));
    info.sizeInMib = size && *size > 0 ? size : std::nullopt;
    return info;
}

} // namespace fitgauge::feeds
