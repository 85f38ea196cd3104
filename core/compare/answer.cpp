// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/compare/answer.h"

#include "core/compare/comparison.h"
#include "core/compare/readiness.h"

#include <algorithm>
#include <limits>
#include <tuple>

namespace fitgauge::compare {
namespace {

using Row = OfferTable::Row;

constexpr std::int64_t kNanoPerCent = kNanoPerUnit / 100;

bool isFresh(const Comparison& comparison, Row row) {
    const OfferTable& table = comparison.table();
    return priceAge(table.asOfDays(row), table.groupOf(row).source, comparison.workload().today) ==
           PriceAge::Fresh;
}

// Days; a price of unknown day counts as older than any other.
int stalenessOf(const Comparison& comparison, Row row) {
    return priceAgeDays(comparison.table().asOfDays(row), comparison.workload().today)
        .value_or(std::numeric_limits<int>::max());
}

double secondsToReady(const OfferTable& table, Row row) {
    const auto ready = readyTime(table.providerOf(row));
    return ready ? ready->high : std::numeric_limits<double>::infinity();
}

double bandwidthOf(const OfferTable& table, Row row) {
    const double one = table.gpuOf(row).bandwidthGbps.value_or(0);
    return one * table.kindOf(row).gpuCount;
}

// Equal to the cent: fewer cards, faster ready, higher bandwidth, fresher price; then the row number.
auto preference(const Comparison& comparison, Row row, std::int64_t costNano) {
    const OfferTable& table = comparison.table();
    const std::int64_t cents = (costNano + kNanoPerCent / 2) / kNanoPerCent;
    return std::tuple(cents, table.kindOf(row).gpuCount, secondsToReady(table, row), -bandwidthOf(table, row),
                      stalenessOf(comparison, row), row);
}

// A running best: the smallest key wins.
template<typename Key>
class Best {
  public:
    void offer(Row row, const Key& key) {
        if (!m_row || key < m_key) {
            m_row = row;
            m_key = key;
        }
    }
    [[nodiscard]] const std::optional<Row>& row() const { return m_row; }

  private:
    std::optional<Row> m_row;
    Key m_key{};
};

// One walk over the offers that only the answer's own tests may keep out.
class Chooser {
  public:
    explicit Chooser(const Comparison& comparison) : m_comparison(comparison), m_table(comparison.table()) {}

    [[nodiscard]] Answer choose() {
        for (Row row = 0; row < m_table.size(); ++row) {
            if (const auto cost = m_comparison.costNano(row)) {
                consider(row, *cost);
            }
        }
        Answer answer = best();
        if (answer.row) {
            compareWithOthers(answer);
        }
        return answer;
    }

  private:
    using CostKey = decltype(preference(std::declval<const Comparison&>(), Row(), std::int64_t()));
    using AgeKey = std::pair<int, CostKey>;

    [[nodiscard]] bool isCandidate(Row row) const {
        return withoutTests(m_comparison.hiding().rulesOf(m_table, row)) == 0;
    }

    void consider(Row row, std::int64_t cost) {
        const auto failing = firstFailing(m_comparison, row);
        const bool counts = !failing || failing == Test::Comfortable || failing == Test::PriceFresh;
        if (!counts || !isCandidate(row)) {
            return;
        }
        const CostKey key = preference(m_comparison, row, cost);
        if (!failing) {
            m_comfortable.offer(row, key);
        } else if (failing == Test::PriceFresh) {
            m_old.offer(row, {stalenessOf(m_comparison, row), key});
        } else if (m_comparison.meetsTarget(row)) {
            m_tight.offer(row, {isFresh(m_comparison, row) ? 0 : 1, key});
        }
        if (m_comparison.memory(row).fit == sizing::Fit::Comfortable) {
            m_strongest.offer(row, {-bandwidthOf(m_table, row), key});
        }
    }

    [[nodiscard]] Answer best() const {
        Answer answer;
        if (m_comfortable.row()) {
            answer.kind = AnswerKind::Comfortable;
            answer.row = m_comfortable.row();
        } else if (m_old.row()) {
            answer.kind = AnswerKind::OldPrice;
            answer.row = m_old.row();
        } else if (m_tight.row()) {
            answer.kind = AnswerKind::Tight;
            answer.row = m_tight.row();
        }
        return answer;
    }

    void compareWithOthers(Answer& answer) const {
        const std::int64_t limit = *m_comparison.costNano(*answer.row);
        Best<CostKey> outside;
        for (Row row = 0; row < m_table.size(); ++row) {
            const auto cost = m_comparison.costNano(row);
            if (!cost || *cost >= limit) {
                continue;
            }
            const HidingRules rules = withoutTests(m_comparison.hiding().rulesOf(m_table, row));
            const auto failing = firstFailing(m_comparison, row);
            if (rules == 0 && failing) {
                ++answer.cheaperFailing[static_cast<std::size_t>(*failing)];
            } else if (std::has_single_bit(rules) && !failing) {
                outside.offer(row, preference(m_comparison, row, *cost));
            }
        }
        answer.cheaperOutsideFilters = outside.row();
        if (outside.row()) {
            answer.cheaperHiddenBy = firstOf(m_comparison.hiding().rulesOf(m_table, *outside.row()));
        }
        const auto& strongest = m_strongest.row();
        if (strongest && bandwidthOf(m_table, *strongest) > bandwidthOf(m_table, *answer.row)) {
            answer.strongest = strongest;
        }
    }

    const Comparison& m_comparison;
    const OfferTable& m_table;
    Best<CostKey> m_comfortable;
    Best<AgeKey> m_old, m_tight;
    Best<std::pair<double, CostKey>> m_strongest;
};

} // namespace

std::optional<Test> firstFailing(const Comparison& comparison, OfferTable::Row row) {
    const sizing::Fit fit = comparison.memory(row).fit;
    if (!runs(fit)) {
        return Test::Fits;
    }
    if (fit != sizing::Fit::Comfortable) {
        return Test::Comfortable;
    }
    if (!comparison.meetsTarget(row)) {
        return Test::Target;
    }
    if (!isFresh(comparison, row)) {
        return Test::PriceFresh;
    }
    return std::nullopt;
}

Answer chooseAnswer(const Comparison& comparison) {
    return Chooser(comparison).choose();
}

} // namespace fitgauge::compare
