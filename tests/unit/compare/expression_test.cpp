// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/compare/expression.h"
#include "tests/support/catch.h"

using namespace fitgauge;
using namespace fitgauge::compare;

namespace {

std::string wordOf(TestKind kind) {
    switch (kind) {
    case TestKind::Contains:
        return "~";
    case TestKind::Equals:
        return "=";
    case TestKind::Less:
        return "<";
    case TestKind::LessOrEqual:
        return "<=";
    case TestKind::Greater:
        return ">";
    case TestKind::GreaterOrEqual:
        return ">=";
    case TestKind::Between:
        return "..";
    case TestKind::IsUnknown:
        return "?";
    }
    return {};
}

std::string numberOf(const std::optional<double>& value) {
    return value ? std::to_string(static_cast<int>(*value)) : "";
}

std::string told(const ExpressionTest& test) {
    const std::string column = test.column ? std::string(columnId(*test.column)) : "any";
    const std::string value = test.isText ? test.text : numberOf(test.low);
    const std::string high = test.isText ? test.highText : numberOf(test.high);
    return column + wordOf(test.kind) + value + (high.empty() ? "" : "," + high);
}

// "vram>=24 vram<=48 AND": the steps in postfix order.
std::string told(const Expected<Expression>& expression) {
    if (!expression) {
        std::string error(errorWord(expression.error().code));
        for (const std::string& argument : expression.error().arguments) {
            error += " " + argument;
        }
        return error;
    }
    std::string text;
    for (const ExpressionStep& step : expression->steps()) {
        text += text.empty() ? "" : " ";
        switch (step.what) {
        case ExpressionStep::What::Test:
            text += told(expression->tests()[step.test]);
            break;
        case ExpressionStep::What::Not:
            text += "NOT";
            break;
        case ExpressionStep::What::And:
            text += "AND";
            break;
        case ExpressionStep::What::Or:
            text += "OR";
            break;
        }
    }
    return text;
}

std::string parsed(std::string_view text) {
    return told(parseExpression(text));
}

std::string parsedIn(Column column, std::string_view text) {
    return told(parseExpression(text, column));
}

} // namespace

TEST_CASE("A column filter takes comparisons and ranges and negation and unknown", "[compare]") {
    CHECK(parsedIn(Column::Vram, ">=4 && <=8") == "vram>=4 vram<=8 AND");
    CHECK(parsedIn(Column::Vram, "10..20") == "vram..10,20");
    CHECK(parsedIn(Column::Vram, "10..") == "vram..10");
    CHECK(parsedIn(Column::Vram, "..20") == "vram..,20");
    CHECK(parsedIn(Column::Vram, "24 || 48") == "vram=24 vram=48 OR");
    CHECK(parsedIn(Column::Vram, "!24") == "vram=24 NOT");
    CHECK(parsedIn(Column::Vram, "!=24") == "vram=24 NOT");
    CHECK(parsedIn(Column::Volume, "unknown") == "volume?");
    CHECK(parsedIn(Column::Volume, "!unknown") == "volume? NOT");
    CHECK(parsedIn(Column::Provider, "a || b") == "provider~a provider~b OR");
    CHECK(parsedIn(Column::Provider, "\"Provider C && co\"") == "provider~provider c && co");
    CHECK(parsedIn(Column::Provider, "\"unknown\"") == "provider~unknown"); // the word itself
    CHECK(parsedIn(Column::Provider, "=lambda") == "provider=lambda");
    CHECK(parsedIn(Column::AsOf, "2026-01-01..2026-06-30") == "as_of..2026-01-01,2026-06-30");
    CHECK(parsedIn(Column::Fit, "<=85 && comfortable") == "fit<=85 fit~comfortable AND");
    CHECK(parsedIn(Column::Vram, "\u226524 \u226448") == "vram>=24 vram<=48 AND");
}

TEST_CASE("The expression field names columns and searches other words everywhere", "[compare]") {
    CHECK(parsed("vram >= 24 && <= 48") == "vram>=24 vram<=48 AND");
    CHECK(parsed("price: 1..2") == "price..1,2");
    CHECK(parsed("VRAM:(24||48) h100") == "vram=24 vram=48 OR any~h100 AND");
    CHECK(parsed("price<2 && \"A100 80\"") == "price<2 any~a100 80 AND");
    CHECK(parsed("egress: 0 || unknown") == "egress=0 any~unknown OR"); // the colon holds one value
    CHECK(parsed("egress:(0 || unknown)") == "egress=0 egress? OR");
    CHECK(parsed("source: https://example.org") == "source~https://example.org");
    CHECK(parsed("https://example.org") == "any~https://example.org");
}

TEST_CASE("And binds tighter than or and brackets decide", "[compare]") {
    CHECK(parsed("a || b c") == "any~a any~b any~c AND OR");
    CHECK(parsed("(a || b) c") == "any~a any~b OR any~c AND");
    CHECK(parsed("!(a || b)") == "any~a any~b OR NOT");
    CHECK(parsed("!!a") == "any~a NOT NOT");
}

TEST_CASE("A refusal names the place and the word", "[compare]") {
    CHECK(parsed("") == "expression.unfinished 1");
    CHECK(parsed("   ") == "expression.unfinished 4");
    CHECK(parsed("vram >=") == "expression.unfinished 8");
    CHECK(parsed("a &&") == "expression.unfinished 5");
    CHECK(parsed("(a") == "expression.unfinished 3");
    CHECK(parsed("a \"b") == "expression.unfinished 3");
    CHECK(parsed("a)") == "expression.unexpected 2 )");
    CHECK(parsed("a & b") == "expression.unexpected 3 &");
    CHECK(parsed("|| a") == "expression.unexpected 1 ||");
    CHECK(parsed("vrm >= 24") == "expression.column_unknown 1 vrm");
    CHECK(parsed(">= 24") == "expression.column_missing 1 >=");
    CHECK(parsed("10..20") == "expression.column_missing 1 10");
    CHECK(parsed("vram >= lots") == "expression.no_number 9 lots vram");
    CHECK(parsed("gpu > a100") == "expression.no_order 7 a100 gpu");
    CHECK(parsedIn(Column::Vram, "24 GB") == "expression.no_number 4 GB vram");
    CHECK(parsed("Kh\u00f4ng vram >= x") ==
          "expression.no_number 15 x vram"); // characters are counted not bytes
}

TEST_CASE("What is too long or too deep is refused and not a crash", "[compare]") {
    CHECK(parsed(std::string(100'000, '(')).starts_with("expression.too_long"));
    CHECK(parsed(std::string(100'000, '!')).starts_with("expression.too_long"));
    std::string words;
    for (std::size_t i = 0; i < Expression::kMostTests; ++i) {
        words += "a ";
    }
    CHECK(parseExpression(words));
    CHECK(parsed(words + "a").starts_with("expression.too_long"));
}

TEST_CASE("A search never fails and knows no columns", "[compare]") {
    CHECK(told(*parseSearch("a100 || h100 !spot")) == "any~a100 any~h100 any~spot NOT AND OR");
    CHECK(told(*parseSearch("vram >= 24")) == "any~vram any~>= AND any~24 AND");
    CHECK(told(*parseSearch("rtx (ada")) == "any~rtx any~(ada AND"); // no closing bracket: plain words
    CHECK(told(*parseSearch("80\" gb")) == "any~80 any~gb AND");
    CHECK(told(*parseSearch("||")) == "any~||");
    CHECK_FALSE(parseSearch(" "));
    CHECK(parseSearch("a b")->isConjunction());
    CHECK_FALSE(parseSearch("a || b")->isConjunction());
}

TEST_CASE("An expression keeps what was typed", "[compare]") {
    CHECK(parseExpression("price<2")->source() == "price<2");
    CHECK(*parseExpression("price<2") == *parseExpression("price<2"));
    CHECK_FALSE(*parseExpression("price<2") == *parseExpression("price<3"));
}
