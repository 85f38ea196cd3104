// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/hardware/alias_words.h"

#include "core/units/parse_number.h"

#include <algorithm>
#include <array>

namespace fitgauge::hardware {
namespace {

constexpr auto kDropped = std::to_array<std::string_view>(
    {"nvidia", "amd", "intel", "google", "aws", "qualcomm", "tesla", "geforce", "instinct", "graphics"});
constexpr auto kForms = std::to_array<std::string_view>({"sxm", "pcie", "nvl", "oam"});
constexpr auto kEditions = std::to_array<std::string_view>({"se", "ws", "maxq"});
constexpr auto kGenerations = std::to_array<std::string_view>({"quadro", "ada", "pro", "sff"});

bool isDigit(char c) {
    return c >= '0' && c <= '9';
}

template<std::size_t N>
bool isOneOf(std::string_view word, const std::array<std::string_view, N>& list) {
    return std::find(list.begin(), list.end(), word) != list.end();
}

std::optional<double> numberBefore(std::string_view word, std::string_view unit) {
    const bool shaped = word.size() > unit.size() && word.ends_with(unit) && isDigit(word.front());
    return shaped ? parseNumber(word.substr(0, word.size() - unit.size())) : std::nullopt;
}

// "8x", or "8" before "x".
std::size_t leadingCountWords(const std::vector<std::string>& words) {
    if (words.size() > 1 && numberBefore(words[0], "x")) {
        return 1;
    }
    const bool spaced = words.size() > 2 && words[1] == "x" && parseInteger(words[0]);
    return spaced ? 2 : 0;
}

std::vector<std::string> split(std::string_view text) {
    std::vector<std::string> words;
    while (!text.empty()) {
        const std::size_t end = std::min(text.find_first_of(" \t_-/"), text.size());
        if (end > 0) {
            words.emplace_back(text.substr(0, end));
        }
        text.remove_prefix(std::min(end + 1, text.size()));
    }
    return words;
}

} // namespace

std::string lowerCase(std::string_view text) {
    std::string lower(text);
    for (char& c : lower) {
        c = c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c;
    }
    return lower;
}

std::vector<std::string> nameWords(std::string_view name) {
    std::vector<std::string> words = split(lowerCase(name));
    words.erase(words.begin(), words.begin() + static_cast<std::ptrdiff_t>(leadingCountWords(words)));
    std::vector<std::string> kept;
    std::copy_if(words.begin(), words.end(), std::back_inserter(kept),
                 [](const std::string& word) { return !isOneOf(word, kDropped); });
    return kept.empty() ? words : kept;
}

std::string joined(const std::vector<std::string>& words) {
    std::string text;
    for (const std::string& word : words) {
        text += text.empty() ? word : " " + word;
    }
    return text;
}

std::optional<double> sizeWord(std::string_view word) {
    const auto gb = numberBefore(word, "gb");
    return gb ? gb : numberBefore(word, "g");
}

std::optional<double> sliceWord(std::string_view word) {
    for (const std::string_view series : {"q", "c", "b", "a"}) {
        if (const auto gb = numberBefore(word, series)) {
            return gb;
        }
    }
    return std::nullopt;
}

bool isFormWord(std::string_view word) {
    while (!word.empty() && isDigit(word.back())) {
        word.remove_suffix(1);
    }
    return isOneOf(word, kForms);
}

bool isEditionWord(std::string_view word) {
    return isOneOf(word, kEditions);
}

bool isGenerationWord(std::string_view word) {
    return isOneOf(word, kGenerations);
}

} // namespace fitgauge::hardware
