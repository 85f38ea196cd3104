// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/bench/memory/words.h"

#include <algorithm>
#include <cctype>
#include <charconv>

namespace fitgauge::bench {
namespace {

bool isDigit(char c) {
    return c >= '0' && c <= '9';
}

bool isLetter(char c) {
    return c >= 'a' && c <= 'z';
}

// "qwen2.5" -> "qwen", "2.5"; "v3" -> "v", "3"; "8x7b", "14b", "a3b" stay.
void addSplit(std::vector<std::string>& words, const std::string& piece) {
    std::size_t letters = 0;
    while (letters < piece.size() && isLetter(piece[letters])) {
        ++letters;
    }
    const bool activeSize = letters == 1 && piece[0] == 'a' && piece.back() == 'b';
    if (letters == 0 || letters == piece.size() || activeSize) {
        words.push_back(piece);
        return;
    }
    words.push_back(piece.substr(0, letters));
    words.push_back(piece.substr(letters));
}

} // namespace

std::string lowerCase(std::string_view text) {
    std::string lower(text);
    std::transform(lower.begin(), lower.end(), lower.begin(),
                   [](unsigned char c) { return static_cast<char>(std::tolower(c)); });
    return lower;
}

std::optional<double> leadingNumber(std::string_view text) {
    while (!text.empty() && text.front() == ' ') {
        text.remove_prefix(1);
    }
    double value = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
    return error == std::errc() ? std::optional(value) : std::nullopt;
}

std::vector<std::string> modelWords(std::string_view name) {
    std::vector<std::string> words;
    std::string piece;
    const std::string lower = lowerCase(name);
    for (std::size_t i = 0; i <= lower.size(); ++i) {
        const char c = i < lower.size() ? lower[i] : ' ';
        const bool decimalMark = (c == '.' || c == '_') && i > 0 && i + 1 < lower.size() &&
                                 isDigit(lower[i - 1]) && isDigit(lower[i + 1]);
        if (isDigit(c) || isLetter(c) || decimalMark) {
            piece += c == '_' ? '.' : c;
        } else if (!piece.empty()) {
            addSplit(words, piece);
            piece.clear();
        }
    }
    return words;
}

} // namespace fitgauge::bench
