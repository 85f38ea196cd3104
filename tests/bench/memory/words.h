// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace fitgauge::bench {

std::string lowerCase(std::string_view text);

// The number a text begins with ("79.18 GiB" is 79.18); empty when it begins with none.
std::optional<double> leadingNumber(std::string_view text);

// Words of a model name: lower case, split at anything but letters, digits and points, and between letters
// and digits that follow them ("Qwen2.5" is qwen, 2.5; "8x7B" and "14b" stay whole).
std::vector<std::string> modelWords(std::string_view name);

} // namespace fitgauge::bench
