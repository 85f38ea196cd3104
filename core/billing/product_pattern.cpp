// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/billing/product_pattern.h"

#include <algorithm>

namespace fitgauge::billing {
namespace {

// Product names hold points, hyphens and underscores inside a word: BM.GPU.H100.8, non-preemptible.
bool isWordPart(char c) {
    return (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9') || c == '.' || c == '-' || c == '_' || c == '*';
}

char lower(char c) {
    return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c;
}

std::vector<std::string> wordsOf(std::string_view text) {
    std::vector<std::string> words(1);
    for (char raw : text) {
        const char c = lower(raw);
        if (isWordPart(c)) {
            words.back() += c;
        } else if (!words.back().empty()) {
            words.emplace_back();
        }
    }
    if (words.back().empty()) {
        words.pop_back();
    }
    return words;
}

bool fits(std::string_view pattern, std::string_view word) {
    return pattern.ends_with('*') ? word.starts_with(pattern.substr(0, pattern.size() - 1)) : word == pattern;
}

std::size_t alternativeLength(std::string_view alternative, const std::vector<std::string>& product) {
    std::size_t length = 0;
    for (const std::string& pattern : wordsOf(alternative)) {
        const bool found = std::any_of(product.begin(), product.end(),
                                       [&](const std::string& word) { return fits(pattern, word); });
        if (!found) {
            return 0;
        }
        length += pattern.size();
    }
    return length;
}

} // namespace

std::vector<std::string> splitParts(std::string_view text, char separator) {
    std::vector<std::string> parts;
    while (!text.empty()) {
        const std::size_t end = std::min(text.find(separator), text.size());
        std::string_view part = text.substr(0, end);
        text.remove_prefix(std::min(end + 1, text.size()));
        while (part.starts_with(' ')) {
            part.remove_prefix(1);
        }
        while (part.ends_with(' ')) {
            part.remove_suffix(1);
        }
        if (!part.empty()) {
            parts.emplace_back(part);
        }
    }
    return parts;
}

std::size_t matchLength(std::string_view pattern, std::string_view product) {
    const std::vector<std::string> words = wordsOf(product);
    std::size_t longest = 0;
    for (const std::string& alternative : splitParts(pattern, ';')) {
        longest = std::max(longest, alternativeLength(alternative, words));
    }
    return longest;
}

} // namespace fitgauge::billing
