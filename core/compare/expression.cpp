// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/compare/expression.h"

#include "core/compare/expression_lexer.h"
#include "core/units/parse_number.h"

#include <algorithm>

namespace fitgauge::compare {

using What = Token::What;

// Recursive descent: any := all { || all }, all := one { [&&] one }, one := ! one | ( any ) | test.
class ExpressionParser {
  public:
    ExpressionParser(std::string_view text, Wording wording, std::optional<Column> column)
        : m_tokens(tokensOf(text, wording))
        , m_takesColumns(wording == Wording::Expressions)
        , m_column(column) {
        m_result.m_source = text;
    }

    Expected<Expression> run() {
        parseAny();
        if (!m_error && token().what != What::End) {
            unexpected();
        }
        if (m_error) {
            return Unexpected(*m_error);
        }
        return std::move(m_result);
    }

  private:
    [[nodiscard]] const Token& token() const { return m_tokens[m_next]; }
    [[nodiscard]] const Token& following() const {
        return m_tokens[std::min(m_next + 1, m_tokens.size() - 1)];
    }
    void advance() { m_next = std::min(m_next + 1, m_tokens.size() - 1); }

    void refuse(ErrorCode code, const Token& at, std::vector<std::string> more = {}) {
        if (!m_error) {
            more.insert(more.begin(), std::to_string(at.place));
            m_error = Error{code, std::move(more), "expression"};
        }
    }

    void unexpected() {
        const bool isUnfinished = token().what == What::End || token().what == What::OpenEnded;
        refuse(isUnfinished ? ErrorCode::ExpressionUnfinished : ErrorCode::ExpressionUnexpected, token(),
               isUnfinished ? std::vector<std::string>{} : std::vector{token().text});
    }

    void step(ExpressionStep::What what) { m_result.m_steps.push_back({what, 0}); }

    void parseAny() {
        parseAll();
        while (!m_error && token().what == What::Or) {
            advance();
            parseAll();
            step(ExpressionStep::What::Or);
        }
    }

    void parseAll() {
        parseOne();
        while (!m_error && (token().what == What::And || beginsOne())) {
            if (token().what == What::And) {
                advance();
            }
            parseOne();
            step(ExpressionStep::What::And);
        }
    }

    [[nodiscard]] bool beginsOne() const {
        const What what = token().what;
        return what != What::End && what != What::Close && what != What::Or && what != What::Stray;
    }

    void parseOne() {
        if (m_error) {
            return;
        }
        if (++m_depth > Expression::kMostNested) {
            refuse(ErrorCode::ExpressionTooLong, token());
            return;
        }
        if (token().what == What::Not) {
            advance();
            parseOne();
            step(ExpressionStep::What::Not);
        } else if (token().what == What::Open) {
            advance();
            parseAny();
            close();
        } else if (!takeColumn()) {
            parseTest(m_column);
        }
        --m_depth;
    }

    void close() {
        if (m_error || token().what == What::Close) {
            advance();
        } else {
            unexpected();
        }
    }

    [[nodiscard]] static bool isComparison(What what) {
        return what == What::Less || what == What::LessOrEqual || what == What::Greater ||
               what == What::GreaterOrEqual || what == What::Equals || what == What::Differs;
    }

    // "vram >= 24", "vram: 24..48", "vram:(24 || 48)". False: the token names no column.
    bool takeColumn() {
        if (!m_takesColumns || token().what != What::Word) {
            return false;
        }
        const std::string word = token().text;
        const std::size_t colon = word.find(':');
        const bool hasColon = colon != std::string::npos && !word.substr(colon).starts_with("://");
        if (!hasColon && !isComparison(following().what)) {
            return false;
        }
        const auto column = columnFromId(loweredAscii(word.substr(0, colon)));
        if (!column) {
            refuse(ErrorCode::ExpressionColumnUnknown, token(), {word.substr(0, colon)});
            return true;
        }
        cutColumn(hasColon ? colon + 1 : word.size());
        m_named = column;
        if (hasColon) {
            const std::optional<Column> outer = m_column;
            m_column = column;
            parseOne();
            m_column = outer;
        } else {
            parseTest(column);
        }
        return true;
    }

    // Takes `length` characters off the word; ids are ASCII.
    void cutColumn(std::size_t length) {
        Token& word = m_tokens[m_next];
        word.text.erase(0, length);
        word.place += length;
        if (word.text.empty()) {
            advance();
        }
    }

    void parseTest(const std::optional<Column>& column) {
        const Token first = token();
        ExpressionTest test;
        test.column = column;
        bool isNegated = false;
        if (isComparison(first.what) || first.what == What::Dots ||
            (first.what == What::Word && following().what == What::Dots)) {
            test.column = column ? column : m_named;
            if (!test.column) {
                refuse(ErrorCode::ExpressionColumnMissing, first, {first.text});
                return;
            }
        }
        if (isComparison(first.what)) {
            isNegated = first.what == What::Differs;
            advance();
            test.kind = kindOf(first.what);
            takeOperand(test, test.low, test.text);
        } else if (first.what == What::Dots || (first.what == What::Word && following().what == What::Dots)) {
            takeRange(test);
        } else {
            takeBare(test);
        }
        add(std::move(test), isNegated);
    }

    [[nodiscard]] static TestKind kindOf(What what) {
        switch (what) {
        case What::Less:
            return TestKind::Less;
        case What::LessOrEqual:
            return TestKind::LessOrEqual;
        case What::Greater:
            return TestKind::Greater;
        case What::GreaterOrEqual:
            return TestKind::GreaterOrEqual;
        default:
            return TestKind::Equals;
        }
    }

    void takeRange(ExpressionTest& test) {
        test.kind = TestKind::Between;
        const bool hasLow = token().what == What::Word;
        if (hasLow) {
            takeOperand(test, test.low, test.text);
        }
        advance(); // the dots
        if (token().what == What::Word) {
            takeOperand(test, test.high, test.highText);
        } else if (!hasLow) {
            unexpected();
        }
    }

    // A value alone: equal for numbers, contained for text.
    void takeBare(ExpressionTest& test) {
        if (token().what != What::Word && token().what != What::Quoted) {
            unexpected();
            return;
        }
        const bool isWord = token().what == What::Word;
        if (test.column && isWord && loweredAscii(token().text) == "unknown") {
            test.kind = TestKind::IsUnknown;
            advance();
            return;
        }
        const bool isNumber = test.column && takesNumbers(*test.column) &&
                              (!takesText(*test.column) || parseNumber(token().text).has_value());
        test.kind = isNumber ? TestKind::Equals : TestKind::Contains;
        takeOperand(test, test.low, test.text);
    }

    void takeOperand(ExpressionTest& test, std::optional<double>& number, std::string& text) {
        const Token value = token();
        if (value.what != What::Word && value.what != What::Quoted) {
            unexpected();
            return;
        }
        advance();
        const bool isOrder = test.kind != TestKind::Equals && test.kind != TestKind::Contains;
        if (test.column && takesNumbers(*test.column)) {
            number = parseNumber(value.text);
            test.isText = !number;
            if (!number && (isOrder || !takesText(*test.column))) {
                refuse(ErrorCode::ExpressionNoNumber, value,
                       {value.text, std::string(columnId(*test.column))});
            }
        } else if (isOrder && !isDate(*test.column)) {
            refuse(ErrorCode::ExpressionNoOrder, value, {value.text, std::string(columnId(*test.column))});
        }
        text = loweredAscii(value.text);
    }

    void add(ExpressionTest test, bool isNegated) {
        if (m_result.m_tests.size() == Expression::kMostTests) {
            refuse(ErrorCode::ExpressionTooLong, token());
        }
        const auto index = static_cast<std::uint32_t>(m_result.m_tests.size());
        m_result.m_steps.push_back({ExpressionStep::What::Test, index});
        m_result.m_tests.push_back(std::move(test));
        if (isNegated) {
            step(ExpressionStep::What::Not);
        }
    }

    std::vector<Token> m_tokens;
    bool m_takesColumns;
    std::optional<Column> m_column; // that values alone are about
    std::optional<Column> m_named;  // last, for "vram >= 24 && <= 48"
    std::size_t m_next = 0;
    std::size_t m_depth = 0;
    Expression m_result;
    std::optional<Error> m_error;
};

namespace {

// Every word must occur; for a search that does not parse.
std::string asPlainWords(std::string_view text) {
    std::string words;
    std::string word;
    for (const char c : std::string(text) + ' ') {
        if (c != ' ' && c != '\t' && c != '"') {
            word += c;
        } else if (!word.empty()) {
            words += (words.empty() ? "\"" : " \"") + word + '"';
            word.clear();
        }
    }
    return words;
}

} // namespace

bool Expression::isConjunction() const {
    return std::all_of(m_steps.begin(), m_steps.end(), [](const ExpressionStep& step) {
        return step.what == ExpressionStep::What::Test || step.what == ExpressionStep::What::And;
    });
}

Expected<Expression> parseExpression(std::string_view text) {
    return ExpressionParser(text, Wording::Expressions, std::nullopt).run();
}

Expected<Expression> parseExpression(std::string_view text, Column column) {
    return ExpressionParser(text, Wording::Expressions, column).run();
}

std::optional<Expression> parseSearch(std::string_view text) {
    auto search = ExpressionParser(text, Wording::Search, std::nullopt).run();
    if (!search) {
        search = ExpressionParser(asPlainWords(text), Wording::Search, std::nullopt).run();
    }
    return search ? std::optional(*std::move(search)) : std::nullopt;
}

bool takesNumbers(Column column) {
    return !isDate(column) && (!takesText(column) || column == Column::Fit);
}

bool takesText(Column column) {
    switch (column) {
    case Column::Gpu:
    case Column::Provider:
    case Column::Region:
    case Column::Fit: // its state: "comfortable"
    case Column::MemoryType:
    case Column::LowPrecision:
    case Column::Market:
    case Column::SshJupyter:
    case Column::Image:
    case Column::AsOf:
    case Column::Product:
    case Column::Source:
        return true;
    default:
        return false;
    }
}

bool isDate(Column column) {
    return column == Column::AsOf;
}

std::string loweredAscii(std::string_view text) {
    std::string result(text);
    for (char& c : result) {
        c = c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c;
    }
    return result;
}

} // namespace fitgauge::compare
