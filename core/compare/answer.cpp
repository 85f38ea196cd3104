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

std::int64_t centsOf(std::int64_t costNano) {
    return (costNano + kNanoPerCent / 2) / kNanoPerCent;
}

bool isMet(speed::Verdict verdict) {
    return verdict == speed::Verdict::Meets || verdict == speed::Verdict::NoTarget;
}

// The tests that depend on hardware alone.
std::optional<Test> failingOf(const KindFigures& kind) {
    if (!runs(kind.memory.fit)) {
        return Test::Fits;
    }
    if (kind.memory.fit != sizing::Fit::Comfortable) {
        return Test::Comfortable;
    }
    return isMet(kind.target.verdict) ? std::nullopt : std::optional(Test::Target);
}

// Equal to the cent: fewer cards, faster ready, higher bandwidth, fresher price; then the row number.
auto preference(const Comparison& comparison, Row row, std::int64_t costNano) {
    const OfferTable& table = comparison.table();
    return std::tuple(centsOf(costNano), table.kindOf(row).gpuCount, secondsToReady(table, row),
                      -bandwidthOf(table, row), stalenessOf(comparison, row), row);
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
    [[nodiscard]] const Key& key() const { return m_key; }

  private:
    std::optional<Row> m_row;
    Key m_key{};
};

// Looks at groups, and in each only at as many of its rows, cheapest first, as can still matter.
class Chooser {
  public:
    explicit Chooser(const Comparison& comparison)
        : m_comparison(comparison), m_table(comparison.table()), m_hiding(comparison.hiding()) {}

    [[nodiscard]] Answer choose() {
        Answer answer = best();
        if (answer.row) {
            m_limit = *m_comparison.costNano(*answer.row);
            compareWithOthers(answer);
            findStrongest(answer);
        }
        return answer;
    }

  private:
    using CostKey = decltype(preference(std::declval<const Comparison&>(), Row(), std::int64_t()));
    using AgeKey = std::pair<int, CostKey>;

    // Groups in which some row may be a candidate and has a cost.
    template<typename Visit>
    void forEachPaidGroup(const Visit& visit) const {
        for (std::uint32_t group = 0; group < m_table.groups().size(); ++group) {
            if (m_comparison.costs().paymentOf(group).noCost == NoCost::HasCost) {
                visit(group);
            }
        }
    }

    template<typename Visit>
    void forEachCandidateGroup(const Visit& visit) const {
        forEachPaidGroup([&](std::uint32_t group) {
            if (withoutTests(m_hiding.rulesOfGroup(group)) == 0) {
                visit(group);
            }
        });
    }

    // visit(row, cost) for rows with a cost, cheapest first, until it returns false.
    template<typename Visit>
    void forEachPaidRow(std::uint32_t group, const Visit& visit) const {
        for (const Row row : m_table.rowsOfGroup(group)) {
            const auto cost = m_comparison.costs().costNano(group, m_table.priceNano(row));
            if (!cost || !visit(row, *cost)) {
                return;
            }
        }
    }

    [[nodiscard]] bool isCandidate(Row row) const {
        return m_hiding.groupsDecide() || withoutTests(m_hiding.rulesOf(m_table, row)) == 0;
    }

    // Offers the cheapest rows of a group that pass: all that cost the same to the cent.
    template<typename Passes>
    void offerCheapest(std::uint32_t group, Best<CostKey>& best, const Passes& passes,
                       std::int64_t mostCents = std::numeric_limits<std::int64_t>::max()) const {
        std::int64_t most = best.row() ? std::min(std::get<0>(best.key()), mostCents) : mostCents;
        forEachPaidRow(group, [&](Row row, std::int64_t cost) {
            if (centsOf(cost) > most) {
                return false;
            }
            if (passes(row)) {
                best.offer(row, preference(m_comparison, row, cost));
                most = std::get<0>(best.key());
            }
            return true;
        });
    }

    [[nodiscard]] Answer best() const {
        Answer answer;
        for (const AnswerKind kind : {AnswerKind::Comfortable, AnswerKind::OldPrice, AnswerKind::Tight}) {
            answer.row = kind == AnswerKind::Comfortable ? cheapestComfortable()
                         : kind == AnswerKind::OldPrice  ? freshestOf(sizing::Fit::Comfortable)
                                                         : bestTight();
            if (answer.row) {
                answer.kind = kind;
                break;
            }
        }
        return answer;
    }

    [[nodiscard]] std::optional<Row> cheapestFresh(sizing::Fit fit) const {
        Best<CostKey> cheapest;
        forEachCandidateGroup([&](std::uint32_t group) {
            if (isOfFit(group, fit)) {
                offerCheapest(group, cheapest,
                              [&](Row row) { return isCandidate(row) && isFresh(m_comparison, row); });
            }
        });
        return cheapest.row();
    }

    [[nodiscard]] std::optional<Row> cheapestComfortable() const {
        return cheapestFresh(sizing::Fit::Comfortable);
    }

    [[nodiscard]] std::optional<Row> bestTight() const {
        const auto fresh = cheapestFresh(sizing::Fit::Tight);
        return fresh ? fresh : freshestOf(sizing::Fit::Tight);
    }

    // Only asked when no price is fresh.
    [[nodiscard]] std::optional<Row> freshestOf(sizing::Fit fit) const {
        Best<AgeKey> freshest;
        forEachCandidateGroup([&](std::uint32_t group) {
            if (isOfFit(group, fit)) {
                forEachPaidRow(group, [&](Row row, std::int64_t cost) {
                    if (isCandidate(row)) {
                        freshest.offer(row,
                                       {stalenessOf(m_comparison, row), preference(m_comparison, row, cost)});
                    }
                    return true;
                });
            }
        });
        return freshest.row();
    }

    [[nodiscard]] bool isOfFit(std::uint32_t group, sizing::Fit fit) const {
        const KindFigures& kind = m_comparison.kindFigures(m_table.groups()[group].kind);
        return kind.memory.fit == fit && isMet(kind.target.verdict);
    }

    void compareWithOthers(Answer& answer) const {
        Best<CostKey> outside;
        Best<CostKey> borderline;
        forEachPaidGroup([&](std::uint32_t group) {
            const HidingRules rules = withoutTests(m_hiding.rulesOfGroup(group));
            const auto failing = firstFailingOfGroup(group);
            if (rules == 0) {
                countCheaper(group, failing, answer);
            }
            if (rules == 0 && failing == Test::Target && isBorderline(group)) {
                offerCheapest(group, borderline, [&](Row row) {
                    return *m_comparison.costNano(row) < m_limit && isCandidate(row) &&
                           isFresh(m_comparison, row);
                });
            }
            const bool mayBeOutside = rules == 0 ? !m_hiding.groupsDecide() : std::has_single_bit(rules);
            if (mayBeOutside && !failing) {
                offerOutside(group, outside);
            }
        });
        answer.cheaperBorderline = borderline.row();
        answer.cheaperOutsideFilters = outside.row();
        if (outside.row()) {
            answer.cheaperHiddenBy = firstOf(m_hiding.rulesOf(m_table, *outside.row()));
        }
    }

    void countCheaper(std::uint32_t group, std::optional<Test> failing, Answer& answer) const {
        if (failing && m_hiding.groupsDecide()) {
            const auto rows = m_table.rowsOfGroup(group);
            const auto end = std::partition_point(rows.begin(), rows.end(), [&](Row row) {
                const auto cost = m_comparison.costs().costNano(group, m_table.priceNano(row));
                return cost && *cost < m_limit;
            });
            answer.cheaperFailing[static_cast<std::size_t>(*failing)] +=
                static_cast<std::size_t>(end - rows.begin());
            return;
        }
        forEachPaidRow(group, [&](Row row, std::int64_t cost) {
            if (cost < m_limit && isCandidate(row) && (failing || !isFresh(m_comparison, row))) {
                ++answer.cheaperFailing[static_cast<std::size_t>(failing.value_or(Test::PriceFresh))];
            }
            return cost < m_limit;
        });
    }

    void offerOutside(std::uint32_t group, Best<CostKey>& outside) const {
        const auto passes = [&](Row row) {
            const auto cost = m_comparison.costNano(row);
            return *cost < m_limit && isFresh(m_comparison, row) &&
                   std::has_single_bit(withoutTests(m_hiding.rulesOf(m_table, row)));
        };
        offerCheapest(group, outside, passes, centsOf(m_limit));
    }

    [[nodiscard]] std::optional<Test> firstFailingOfGroup(std::uint32_t group) const {
        return failingOf(m_comparison.kindFigures(m_table.groups()[group].kind));
    }

    [[nodiscard]] bool isBorderline(std::uint32_t group) const {
        return m_comparison.kindFigures(m_table.groups()[group].kind).target.verdict ==
               speed::Verdict::Borderline;
    }

    // Highest bandwidth of all cards among comfortable offers; of equals the cheapest.
    void findStrongest(Answer& answer) const {
        double most = bandwidthOf(m_table, *answer.row);
        Best<CostKey> cheapest;
        forEachCandidateGroup([&](std::uint32_t group) {
            const auto rows = m_table.rowsOfGroup(group);
            const double bandwidth = rows.empty() ? 0 : bandwidthOf(m_table, rows.front());
            if (!isOfFit(group, sizing::Fit::Comfortable) || bandwidth < most ||
                (bandwidth == most && !cheapest.row())) {
                return;
            }
            Best<CostKey> ofGroup = bandwidth == most ? cheapest : Best<CostKey>();
            offerCheapest(group, ofGroup, [&](Row row) { return isCandidate(row); });
            if (ofGroup.row()) {
                cheapest = ofGroup;
                most = bandwidth;
            }
        });
        answer.strongest = cheapest.row();
    }

    const Comparison& m_comparison;
    const OfferTable& m_table;
    const FilterPlan& m_hiding;
    std::int64_t m_limit = 0; // the answer's cost
};

} // namespace

std::optional<Test> firstFailing(const Comparison& comparison, OfferTable::Row row) {
    const auto failing = failingOf(comparison.kindFigures(comparison.table().kindIndex(row)));
    if (failing) {
        return failing;
    }
    return isFresh(comparison, row) ? std::nullopt : std::optional(Test::PriceFresh);
}

Answer chooseAnswer(const Comparison& comparison) {
    return Chooser(comparison).choose();
}

} // namespace fitgauge::compare
