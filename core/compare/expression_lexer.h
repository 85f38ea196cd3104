// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace fitgauge::compare {

struct Token {
    enum class What : std::uint8_t {
        Word,
        Quoted,
        Open,
        Close,
        Not,
        And,
        Or,
        Less,
        LessOrEqual,
        Greater,
        GreaterOrEqual,
        Equals,
        Differs,
        Dots,
        Stray,     // a single & or |
        OpenEnded, // a quote that is not closed
        End
    };
    What what = What::End;
    std::string text;      // of a word or quote, without the quotation marks; else as typed
    std::size_t place = 1; // of its first character, counted from 1
};

enum class Wording : std::uint8_t {
    Expressions,
    Search // < > = and .. are part of words, as in names
};

// The last token is an End.
[[nodiscard]] std::vector<Token> tokensOf(std::string_view text, Wording wording);

} // namespace fitgauge::compare
