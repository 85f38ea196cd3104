// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/units/spreadsheet.h"

#include <algorithm>
#include <array>
#include <cstdint>

namespace fitgauge {
namespace {

struct CodePoint {
    std::uint32_t value = 0;
    std::size_t bytes = 1;
};

// The code point at the beginning; a byte that begins none stands for itself, as if it were Latin-1.
CodePoint firstOf(std::string_view text) {
    const auto byte = [&](std::size_t i) { return static_cast<unsigned char>(text[i]); };
    const std::uint32_t lead = byte(0);
    const std::size_t length = lead >= 0xF0U && lead < 0xF8U ? 4 : lead >= 0xE0U ? 3 : lead >= 0xC0U ? 2 : 1;
    if (length == 1 || lead >= 0xF8U || text.size() < length) {
        return {lead, 1};
    }
    std::uint32_t value = lead & (0xFFU >> (length + 1));
    for (std::size_t i = 1; i < length; ++i) {
        if ((byte(i) & 0xC0U) != 0x80U) {
            return {lead, 1};
        }
        value = (value << 6U) | (byte(i) & 0x3FU);
    }
    return {value, length};
}

// Unicode's controls, formats and separators of lines, as far as they can act on a reader.
bool acts(std::uint32_t c) {
    struct Run {
        std::uint32_t first, last;
    };
    static constexpr auto kRuns = std::to_array<Run>({{0x00, 0x1F},
                                                      {0x7F, 0x9F},
                                                      {0xAD, 0xAD},
                                                      {0x61C, 0x61C},
                                                      {0x180E, 0x180E},
                                                      {0x200B, 0x200F},
                                                      {0x2028, 0x202E},
                                                      {0x2060, 0x206F},
                                                      {0xFEFF, 0xFEFF},
                                                      {0xFFF9, 0xFFFB},
                                                      {0xE0000, 0xE007F}});
    return std::any_of(kRuns.begin(), kRuns.end(),
                       [&](const Run& run) { return c >= run.first && c <= run.last; });
}

} // namespace

// Apostrophes before it count: with one more or one less of them the text is another one.
bool needsGuard(std::string_view text) {
    constexpr std::string_view kStarts = "=+-@\t\r\n";
    const std::size_t start = text.find_first_not_of('\'');
    return start != std::string_view::npos && kStarts.find(text[start]) != std::string_view::npos;
}

std::string guardedCell(std::string text) {
    if (needsGuard(text)) {
        text.insert(text.begin(), '\'');
    }
    return text;
}

std::string unguardedCell(std::string text) {
    if (text.starts_with('\'') && needsGuard(text)) {
        text.erase(text.begin());
    }
    return text;
}

void appendCsvField(std::string& line, std::string_view text, char delimiter) {
    const char special[] = {delimiter, '"', '\r', '\n'};
    if (text.find_first_of(std::string_view(special, sizeof special)) == std::string_view::npos) {
        line += text;
        return;
    }
    line += '"';
    for (const char c : text) {
        line += c;
        if (c == '"') {
            line += '"';
        }
    }
    line += '"';
}

std::string visibleText(std::string_view text) {
    std::string shown;
    shown.reserve(text.size());
    while (!text.empty()) {
        const CodePoint c = firstOf(text);
        if (acts(c.value)) {
            shown += ' ';
        } else {
            shown += text.substr(0, c.bytes);
        }
        text.remove_prefix(c.bytes);
    }
    return shown;
}

} // namespace fitgauge
