// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace fitgauge::test {

struct FlatMember {
    std::string key;
    std::string text; // digits as written, or the string
    bool isNumber = false;
};
using FlatObject = std::vector<FlatMember>;

// Reads one flat object or a list of flat objects. Numbers keep their digits: none passes through a double.
// Nothing for anything else.
[[nodiscard]] std::optional<std::vector<FlatObject>> flatObjects(std::string_view json);

} // namespace fitgauge::test
