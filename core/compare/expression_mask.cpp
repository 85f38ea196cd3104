// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/compare/expression_mask.h"

#include "core/compare/column_value.h"

#include <algorithm>
#include <array>
#include <limits>
#include <string_view>

namespace fitgauge::compare {
namespace {

constexpr std::uint32_t kNone = OfferTable::kNone;

template<typename T>
bool holds(TestKind kind, const T& value, const T& operand) {
    switch (kind) {
    case TestKind::Less:
        return value < operand;
    case TestKind::LessOrEqual:
        return value <= operand;
    case TestKind::Greater:
        return value > operand;
    case TestKind::GreaterOrEqual:
        return value >= operand;
    default:
        return value == operand;
    }
}

Tri numberVerdict(const ExpressionTest& test, const std::optional<double>& value) {
    if (test.kind == TestKind::IsUnknown) {
        return triOf(!value);
    }
    if (!value) {
        return Tri::Unknown;
    }
    if (test.kind == TestKind::Between) {
        return triOf(*value >= test.low.value_or(*value) && *value <= test.high.value_or(*value));
    }
    return triOf(holds(test.kind, *value, test.low.value_or(0)));
}

// As words are typed: "on-demand" and "on_demand" are one.
std::string spelled(std::string text, const std::optional<Column>& column) {
    if (column == Column::Market || column == Column::Fit) {
        for (char& c : text) {
            c = c == '-' || c == ' ' ? '_' : c;
        }
    }
    return text;
}

Tri textVerdict(const ExpressionTest& test, const std::optional<CellText>& cell) {
    if (test.kind == TestKind::IsUnknown) {
        return triOf(!cell);
    }
    if (!cell) {
        return Tri::Unknown;
    }
    const std::string wanted = spelled(test.text, test.column);
    const std::string text = spelled(cell->text, test.column);
    bool isTrue = false;
    if (test.kind == TestKind::Contains) {
        isTrue = text.find(wanted) != std::string::npos;
    } else if (test.kind == TestKind::Between) {
        isTrue = (wanted.empty() || text >= wanted) && (test.highText.empty() || text <= test.highText);
    } else {
        isTrue = holds(test.kind, text, wanted);
    }
    return isTrue || cell->isWhole ? triOf(isTrue) : Tri::Unknown;
}

std::optional<CellText> cellOf(std::string_view text) {
    return text.empty() ? std::nullopt : std::optional(CellText{loweredAscii(text), true});
}

Tri negated(Tri value) {
    return value == Tri::Unknown ? value : triOf(value == Tri::No);
}

} // namespace

ExpressionMask::ExpressionMask(const Comparison& comparison, const Expression& expression)
    : m_comparison(comparison)
    , m_expression(expression)
    , m_byGroup(expression.tests().size())
    , m_rowTestOf(expression.tests().size(), kNone) {
    for (std::uint32_t test = 0; test < expression.tests().size(); ++test) {
        prepare(test);
    }
}

void ExpressionMask::prepare(std::uint32_t index) {
    const ExpressionTest& test = m_expression.tests()[index];
    if (!test.column) {
        prepareSearch(index);
    } else if (test.column == Column::Product || test.column == Column::Source) {
        prepareStrings(index);
    } else if (isDate(*test.column)) {
        prepareDays(index);
    } else if (isRowLevel(*test.column)) {
        addRowTest({index, {}, {}, 0});
    } else {
        const std::size_t groups = m_comparison.table().groups().size();
        m_byGroup[index].reserve(groups);
        for (std::uint32_t group = 0; group < groups; ++group) {
            m_byGroup[index].push_back(groupVerdict(test, group));
        }
    }
}

Tri ExpressionMask::groupVerdict(const ExpressionTest& test, std::uint32_t group) const {
    const Column column = *test.column;
    const bool byText =
        takesText(column) && (!takesNumbers(column) || (test.isText && test.kind != TestKind::IsUnknown));
    return byText ? textVerdict(test, groupText(m_comparison, column, group))
                  : numberVerdict(test, groupNumber(m_comparison, column, group));
}

void ExpressionMask::prepareStrings(std::uint32_t index) {
    RowTest rowTest{index, {}, {}, 0};
    for (const std::string& string : m_comparison.table().strings()) {
        rowTest.byString.push_back(textVerdict(m_expression.tests()[index], cellOf(string)));
    }
    addRowTest(std::move(rowTest));
}

void ExpressionMask::prepareDays(std::uint32_t index) {
    const OfferTable& table = m_comparison.table();
    const ExpressionTest& test = m_expression.tests()[index];
    std::int32_t first = std::numeric_limits<std::int32_t>::max();
    std::int32_t last = OfferTable::kNoDate;
    for (OfferTable::Row row = 0; row < table.size(); ++row) {
        const std::int32_t day = table.asOfDays(row);
        first = day == OfferTable::kNoDate ? first : std::min(first, day);
        last = std::max(last, day);
    }
    RowTest rowTest{index, {}, {}, first};
    for (std::int32_t day = first; day <= last && last != OfferTable::kNoDate; ++day) {
        rowTest.byDay.push_back(textVerdict(test, cellOf(Date(day).toIso())));
    }
    rowTest.byDay.push_back(textVerdict(test, std::nullopt));
    addRowTest(std::move(rowTest));
}

void ExpressionMask::addRowTest(RowTest rowTest) {
    m_rowTestOf[rowTest.test] = static_cast<std::uint32_t>(m_rowTests.size());
    m_rowTests.push_back(std::move(rowTest));
}

// Words are looked for in GPU, provider and region once a group, in the product once a text.
void ExpressionMask::prepareSearch(std::uint32_t index) {
    const OfferTable& table = m_comparison.table();
    const std::string& word = m_expression.tests()[index].text;
    const auto contains = [&word](std::string_view text) {
        return loweredAscii(text).find(word) != std::string::npos;
    };
    Verdicts ofGpu, ofProvider;
    RowTest rowTest{index, {}, {}, 0};
    for (const auto& gpu : table.gpus()) {
        ofGpu.push_back(triOf(contains(gpu.canonical)));
    }
    for (const auto& provider : table.providers()) {
        ofProvider.push_back(triOf(contains(provider.name) || contains(provider.id)));
    }
    for (const std::string& string : table.strings()) {
        rowTest.byString.push_back(triOf(contains(string)));
    }
    for (const OfferGroup& group : table.groups()) {
        m_byGroup[index].push_back(ofGpu[table.kinds()[group.kind].gpu] || ofProvider[group.provider] ||
                                   rowTest.byString[group.region]);
    }
    addRowTest(std::move(rowTest));
}

Tri ExpressionMask::rowVerdict(const RowTest& rowTest, OfferTable::Row row) const {
    const OfferTable& table = m_comparison.table();
    const ExpressionTest& test = m_expression.tests()[rowTest.test];
    if (!test.column) {
        return m_byGroup[rowTest.test][table.groupIndex(row)] || rowTest.byString[table.productIndex(row)];
    }
    switch (*test.column) {
    case Column::Product:
        return rowTest.byString[table.productIndex(row)];
    case Column::Source:
        return rowTest.byString[table.sourceUrlIndex(row)];
    case Column::AsOf: {
        const std::int32_t day = table.asOfDays(row);
        return day == OfferTable::kNoDate ? rowTest.byDay.back()
                                          : rowTest.byDay[static_cast<std::size_t>(day - rowTest.firstDay)];
    }
    default:
        return numberVerdict(test, rowNumber(m_comparison, *test.column, row));
    }
}

// Works off the steps with a small stack: parsers never nest deeper than it is.
template<typename Verdict>
Tri ExpressionMask::joined(const Verdict& verdict) const {
    std::array<Tri, Expression::kMostTests + 1> stack{};
    std::size_t height = 0;
    for (const ExpressionStep& step : m_expression.steps()) {
        switch (step.what) {
        case ExpressionStep::What::Test:
            stack[height++] = verdict(step.test);
            break;
        case ExpressionStep::What::Not:
            stack[height - 1] = negated(stack[height - 1]);
            break;
        case ExpressionStep::What::And:
            --height;
            stack[height - 1] = stack[height - 1] && stack[height];
            break;
        case ExpressionStep::What::Or:
            --height;
            stack[height - 1] = stack[height - 1] || stack[height];
            break;
        }
    }
    return stack[0];
}

Tri ExpressionMask::ofGroup(std::uint32_t group) const {
    return joined([&](std::uint32_t test) { return m_byGroup[test][group]; });
}

Tri ExpressionMask::ofRow(OfferTable::Row row) const {
    const std::uint32_t group = m_comparison.table().groupIndex(row);
    return joined([&](std::uint32_t test) {
        const std::uint32_t rowTest = m_rowTestOf[test];
        return rowTest == kNone ? m_byGroup[test][group] : rowVerdict(m_rowTests[rowTest], row);
    });
}

} // namespace fitgauge::compare
