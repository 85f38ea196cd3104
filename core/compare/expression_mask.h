// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/compare/comparison.h"
#include "core/compare/expression.h"
#include "core/units/tri.h"

#include <cstdint>
#include <vector>

namespace fitgauge::compare {

// Verdicts of an expression on all offers: Yes, No, or Unknown where an unknown value decides (Kleene logic:
// `vram >= 24 || region: eu` is Yes in the EU whatever the memory). Each test is made once a group, or once a
// distinct text, wherever that is enough.
class ExpressionMask {
  public:
    // `comparison` needs its figures of kinds and its costs; it must outlive this.
    ExpressionMask(const Comparison& comparison, const Expression& expression);

    // True: ofGroup() is the verdict for each row of the group.
    [[nodiscard]] bool groupsDecide() const { return m_rowTests.empty(); }
    [[nodiscard]] Tri ofGroup(std::uint32_t group) const;
    [[nodiscard]] Tri ofRow(OfferTable::Row row) const;

  private:
    using Verdicts = std::vector<Tri>;

    // A test whose outcome differs inside a group: by number, by the text of product or source, or by date.
    struct RowTest {
        std::uint32_t test = 0;
        Verdicts byString;         // of product or source
        Verdicts byDay;            // from firstDay on, and one more for "no date"
        std::int32_t firstDay = 0; // days since 1970-01-01
    };
    void prepare(std::uint32_t test);
    void prepareSearch(std::uint32_t test);
    void prepareStrings(std::uint32_t test);
    void prepareDays(std::uint32_t test);
    void addRowTest(RowTest rowTest);
    [[nodiscard]] Tri groupVerdict(const ExpressionTest& test, std::uint32_t group) const;
    [[nodiscard]] Tri rowVerdict(const RowTest& rowTest, OfferTable::Row row) const;
    template<typename Verdict>
    [[nodiscard]] Tri joined(const Verdict& verdict) const;

    const Comparison& m_comparison;
    const Expression& m_expression;
    std::vector<Verdicts> m_byGroup; // by test; empty for pure row tests
    std::vector<RowTest> m_rowTests;
    std::vector<std::uint32_t> m_rowTestOf; // by test; kNone: the group decides
};

} // namespace fitgauge::compare
