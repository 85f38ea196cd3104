// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/compare/expression_lexer.h"

#include <algorithm>
#include <array>
#include <utility>

namespace fitgauge::compare {
namespace {

using What = Token::What;

constexpr auto kMarks = std::to_array<std::pair<std::string_view, What>>({
    {"&&", What::And},
    {"||", What::Or},
    {"!=", What::Differs},
    {"<=", What::LessOrEqual},
    {">=", What::GreaterOrEqual},
    {"==", What::Equals},
    {"\u2264", What::LessOrEqual},
    {"\u2265", What::GreaterOrEqual},
    {"\u2260", What::Differs},
    {"..", What::Dots},
    {"\u2013", What::Dots}, // en dash, as the chips write ranges
    {"<", What::Less},
    {">", What::Greater},
    {"=", What::Equals},
    {"!", What::Not},
    {"(", What::Open},
    {")", What::Close},
    {"&", What::Stray},
    {"|", What::Stray},
});

bool isBlank(char c) {
    return c == ' ' || c == '\t' || c == '\n' || c == '\r';
}

bool isOfSearch(What what) {
    return what == What::And || what == What::Or || what == What::Not || what == What::Open ||
           what == What::Close;
}

std::size_t charactersIn(std::string_view text) {
    return static_cast<std::size_t>(
        std::count_if(text.begin(), text.end(), [](char c) { return (c & '\xC0') != '\x80'; }));
}

class Lexer {
  public:
    Lexer(std::string_view text, Wording wording) : m_rest(text), m_wording(wording) {}

    std::vector<Token> run() {
        skipBlanks();
        while (!m_rest.empty()) {
            next();
            skipBlanks();
        }
        m_tokens.push_back({What::End, {}, m_place});
        return std::move(m_tokens);
    }

  private:
    // The mark that the rest begins with, with its length; 0: none.
    [[nodiscard]] std::pair<std::size_t, What> mark() const {
        for (const auto& [text, what] : kMarks) {
            if (m_rest.starts_with(text) && (m_wording == Wording::Expressions || isOfSearch(what))) {
                return {text.size(), what};
            }
        }
        return {0, What::End};
    }

    void next() {
        if (m_rest.front() == '"') {
            quoted();
        } else if (const auto [length, what] = mark(); length > 0) {
            m_tokens.push_back({what, std::string(m_rest.substr(0, length)), m_place});
            skip(length);
        } else {
            word();
        }
    }

    void quoted() {
        const std::size_t end = m_rest.find('"', 1);
        const bool isClosed = end != std::string_view::npos;
        const std::string_view text = m_rest.substr(1, isClosed ? end - 1 : std::string_view::npos);
        m_tokens.push_back({isClosed ? What::Quoted : What::OpenEnded, std::string(text), m_place});
        skip(isClosed ? end + 1 : m_rest.size());
    }

    void word() {
        const Token start{What::Word, {}, m_place};
        std::string text;
        while (!m_rest.empty() && !isBlank(m_rest.front()) && m_rest.front() != '"' && mark().first == 0) {
            text += m_rest.front();
            skip(1);
        }
        m_tokens.push_back({start.what, std::move(text), start.place});
    }

    void skipBlanks() {
        while (!m_rest.empty() && isBlank(m_rest.front())) {
            skip(1);
        }
    }

    void skip(std::size_t bytes) {
        m_place += charactersIn(m_rest.substr(0, bytes));
        m_rest.remove_prefix(bytes);
    }

    std::string_view m_rest;
    Wording m_wording;
    std::size_t m_place = 1;
    std::vector<Token> m_tokens;
};

} // namespace

std::vector<Token> tokensOf(std::string_view text, Wording wording) {
    return Lexer(text, wording).run();
}

} // namespace fitgauge::compare
