// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/compare/column.h"
#include "core/units/result.h"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

// What people type into the expression field, the search and a column's filter:
//   vram >= 24 && <= 48            price: 1.5..2            (h100 || a100) !spot
//   provider: "Provider C"         volume: !unknown         egress:(0 || unknown)
// `&&` binds tighter than `||`; blanks between two tests mean `&&`; `!` negates what follows. A column is
// named by its id (column.h) before a comparison or a colon; a comparison without one is about the column
// named last. Other words are looked for in GPU, provider, region and product. Quotes take operators and
// blanks as they are.
namespace fitgauge::compare {

enum class TestKind : std::uint8_t {
    Contains, // text, letters A to Z and a to z alike
    Equals,
    Less,
    LessOrEqual,
    Greater,
    GreaterOrEqual,
    Between, // both ends count; an empty end is open
    IsUnknown
};

// One comparison with one column, or with the searched ones together (`column` empty, Contains).
struct ExpressionTest {
    std::optional<Column> column;
    TestKind kind = TestKind::Contains;
    bool isText = true; // else low and high are meant; Between may have one end
    std::optional<double> low, high;
    std::string text, highText; // lower case
    friend bool operator==(const ExpressionTest&, const ExpressionTest&) = default;
};

// Tests joined in postfix order, so that they are worked off without recursion.
struct ExpressionStep {
    enum class What : std::uint8_t { Test, Not, And, Or };
    What what = What::Test;
    std::uint32_t test = 0; // index into tests()
    friend bool operator==(const ExpressionStep&, const ExpressionStep&) = default;
};

// Made by the parsers below, hence always sound: steps never take more operands than there are, and one is
// left.
class Expression {
  public:
    static constexpr std::size_t kMostTests = 200;
    static constexpr std::size_t kMostNested = 50;

    [[nodiscard]] const std::string& source() const { return m_source; } // as it was typed
    [[nodiscard]] const std::vector<ExpressionTest>& tests() const { return m_tests; }
    [[nodiscard]] const std::vector<ExpressionStep>& steps() const { return m_steps; } // never empty
    // No `||` and no `!`: every test must hold.
    [[nodiscard]] bool isConjunction() const;
    friend bool operator==(const Expression&, const Expression&) = default;

  private:
    friend class ExpressionParser;
    std::string m_source;
    std::vector<ExpressionTest> m_tests;
    std::vector<ExpressionStep> m_steps;
};

// Errors carry the place of the first character that does not fit, counted from 1 in characters, and that
// word: ExpressionUnexpected {place, word}, ExpressionUnfinished {place}, ExpressionColumnUnknown {place,
// word}, ExpressionColumnMissing {place, word}, ExpressionNoNumber {place, word, column id},
// ExpressionNoOrder {place, word, column id}, ExpressionTooLong {place}. Blank text is ExpressionUnfinished.
[[nodiscard]] Expected<Expression> parseExpression(std::string_view text);

// The filter of one column: every test is about it unless it names another one.
[[nodiscard]] Expected<Expression> parseExpression(std::string_view text, Column column);

// The search field: words, quotes, `&&`, `||`, `!` before a word, brackets; never a column, and no error:
// what does not parse is taken as plain words. Empty where there is nothing to look for.
[[nodiscard]] std::optional<Expression> parseSearch(std::string_view text);

// Whether tests of this column take numbers, text (words are looked for in it), or an order of texts (dates).
[[nodiscard]] bool takesNumbers(Column column);
[[nodiscard]] bool takesText(Column column);
[[nodiscard]] bool isDate(Column column);

// ASCII letters in lower case: names in price lists are; other letters must match as they are.
[[nodiscard]] std::string loweredAscii(std::string_view text);

} // namespace fitgauge::compare
