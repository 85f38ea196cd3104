// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/bench/memory/memory_case.h"

#include "tests/bench/memory/words.h"

#include <algorithm>
#include <cmath>

namespace fitgauge::bench {

std::optional<double> MemoryCase::number(std::string_view column) const {
    return leadingNumber(text(column));
}

sizing::Layout MemoryCase::layout() const {
    const auto atLeastOne = [&](std::string_view column) {
        return std::max(1, static_cast<int>(number(column, 1)));
    };
    return {atLeastOne("tp"), atLeastOne("pp")};
}

bool MemoryCase::says(std::string_view column, std::string_view word) const {
    return lowerCase(text(column)).find(word) != std::string::npos;
}

std::optional<double> MemoryCase::setting(std::string_view name) const {
    const std::string notes = lowerCase(text("notes"));
    const std::string key = std::string(name) + "=";
    const std::size_t at = notes.find(key);
    return at == std::string::npos ? std::nullopt
                                   : leadingNumber(std::string_view(notes).substr(at + key.size()));
}

double Prediction::errorPercent() const {
    return std::abs(*predicted - measured) / measured * 100;
}

} // namespace fitgauge::bench
