// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/compare/comparison.h"

#include "core/compare/in_parts.h"
#include "core/compare/row_order.h"
#include "core/compare/traffic_load.h"

#include <algorithm>
#include <functional>

namespace fitgauge::compare {

using Row = OfferTable::Row;

// Fills a Comparison step by step; each step uses only the ones before it.
class Comparer {
  public:
    Comparer(std::shared_ptr<const OfferTable> table, const Workload& workload, const Filter& filter,
             const Order& order)
        : m_result(std::make_shared<Comparison>()) {
        m_result->m_table = std::move(table);
        m_result->m_workload = workload;
        m_result->m_filter = filter;
        m_result->m_order = order;
    }

    [[nodiscard]] std::shared_ptr<const Comparison> run() {
        prepare();
        m_result->m_hidden = countBy(firstOf);
        m_result->m_rows = orderedRows(*m_result);
        m_result->m_answer = chooseAnswer(*m_result);
        noteAges();
        if (m_result->m_rows.empty()) {
            findRelief();
        }
        return m_result;
    }

    [[nodiscard]] std::shared_ptr<const Comparison> runAnswer() {
        prepare();
        m_result->m_answer = chooseAnswer(*m_result);
        return m_result;
    }

  private:
    void prepare() {
        Comparison& result = *m_result;
        const OfferTable& table = *result.m_table;
        result.m_kinds = figuresOfKinds(table, result.m_workload);
        result.m_costs = CostPlan(table, result.m_workload, result.m_kinds);
        result.m_hiding = FilterPlan(result);
    }

    using Counts = std::array<std::size_t, kHiddenByCount>;

    // Offers by `ruleOf` their rules: by group, or by row and on both cores where the rows of a group differ.
    template<typename RuleOf>
    [[nodiscard]] Counts countBy(const RuleOf& ruleOf) const {
        const OfferTable& table = *m_result->m_table;
        const FilterPlan& hiding = m_result->m_hiding;
        if (hiding.groupsDecide()) {
            Counts counts{};
            for (std::uint32_t group = 0; group < table.groups().size(); ++group) {
                counts[static_cast<std::size_t>(ruleOf(hiding.rulesOfGroup(group)))] +=
                    table.groupSize(group);
            }
            return counts;
        }
        std::array<Counts, kMostParts> counts{};
        const std::size_t parts = partsFor(table.size());
        inParts(parts, [&](std::size_t part) {
            Counts mine{};
            const auto end = static_cast<Row>(table.size() * (part + 1) / parts);
            for (auto row = static_cast<Row>(table.size() * part / parts); row < end; ++row) {
                ++mine[static_cast<std::size_t>(ruleOf(hiding.rulesOf(table, row)))];
            }
            counts[part] = mine;
        });
        std::transform(counts[0].begin(), counts[0].end(), counts[1].begin(), counts[0].begin(),
                       std::plus<>());
        return counts[0];
    }

    void noteDays(std::int32_t day) {
        Comparison& result = *m_result;
        if (const auto days = priceAgeDays(day, result.m_workload.today)) {
            result.m_youngest = std::min(result.m_youngest.value_or(*days), *days);
            result.m_oldest = std::max(result.m_oldest.value_or(*days), *days);
        }
    }

    void noteAges() {
        const OfferTable& table = *m_result->m_table;
        const FilterPlan& hiding = m_result->m_hiding;
        if (hiding.groupsDecide()) {
            for (std::uint32_t group = 0; group < table.groups().size(); ++group) {
                if (hiding.rulesOfGroup(group) == 0) {
                    noteDays(table.daysOfGroup(group).oldest);
                    noteDays(table.daysOfGroup(group).youngest);
                }
            }
            return;
        }
        for (const Row row : m_result->m_rows) {
            if (table.priceNano(row) != OfferTable::kNoPrice) {
                noteDays(table.asOfDays(row));
            }
        }
    }

    void findRelief() {
        // Only what a single rule hides comes back with it.
        Counts back = countBy([](HidingRules rules) {
            return std::has_single_bit(rules) ? firstOf(rules) : HiddenBy::Nothing;
        });
        back[static_cast<std::size_t>(HiddenBy::Nothing)] = 0;
        const auto most = std::max_element(back.begin(), back.end());
        if (*most > 0) {
            m_result->m_relief = FilterRelief{static_cast<HiddenBy>(most - back.begin()), *most};
        }
    }

    std::shared_ptr<Comparison> m_result;
};

namespace {

std::optional<Money> launchCost(const billing::Rule* rule, const billing::SessionPattern& pattern,
                                Money price) {
    if (!rule || !rule->increment) {
        return std::nullopt;
    }
    const Duration run = pattern.runPerLaunch();
    const Duration idle = pattern.stopWhenIdle ? Duration() : std::min(run, pattern.idle);
    const auto cost = billing::sessionCost(*rule, Rate::perHour(price), run - idle, idle);
    return cost ? std::optional(cost->total) : std::nullopt;
}

void addSpeedFigures(RowFigures& figures, const KindFigures& kind) {
    figures.speed = kind.speed ? &*kind.speed : nullptr;
    figures.target = kind.target;
    figures.machines = kind.machines;
    if (kind.batch && kind.batch->basis != speed::Basis::NoData) {
        figures.batch = &*kind.batch;
        figures.jobHours = kind.batch->seconds.typical / static_cast<double>(kind.machines) / 3600;
    }
}

} // namespace

RowFigures Comparison::figures(Row row) const {
    const OfferTable& table = *m_table;
    const std::uint32_t group = table.groupIndex(row);
    RowFigures figures;
    figures.memory = &memory(row);
    figures.noCost = m_costs.noCost(group, table.priceNano(row));
    figures.basis = m_costs.paymentOf(group).basis;
    figures.costIsLowerBound = m_costs.paymentOf(group).isLowerBound;
    addSpeedFigures(figures, m_kinds[table.kindIndex(row)]);
    figures.ageDays = priceAgeDays(table.asOfDays(row), m_workload.today);
    figures.age = priceAge(table.asOfDays(row), table.groupOf(row).source, m_workload.today);
    figures.ready = readyTime(table.providerOf(row));
    if (const auto cost = costNano(row)) {
        figures.cost = Money{*cost, Currency()};
        const bool bySession =
            m_workload.profile == Profile::Research && table.marketOf(row) != catalog::Market::Reserved;
        if (bySession) {
            figures.session = launchCost(table.ruleOf(row), m_workload.sessions, *table.priceOf(row));
        }
        const bool serves = runs(figures.memory->fit) && figures.target.verdict != speed::Verdict::Misses;
        if (m_workload.profile == Profile::Live && serves) {
            figures.tokenCost = costPerMillionAnswerTokens(*figures.cost, m_workload.traffic);
        }
        const Duration rework = m_costs.paymentOf(group).rework;
        if (rework > Duration()) {
            figures.rework = Money{exactCost(table.priceNano(row), rework).value_or(0), Currency()};
        }
    }
    return figures;
}

HiddenBy Comparison::hiddenBy(Row row) const {
    return firstOf(m_hiding.rulesOf(*m_table, row));
}

bool Comparison::meetsTarget(Row row) const {
    const auto verdict = m_kinds[m_table->kindIndex(row)].target.verdict;
    return verdict == speed::Verdict::Meets || verdict == speed::Verdict::NoTarget;
}

std::optional<Row> Comparison::gaugeRow() const {
    if (m_answer.row) {
        return m_answer.row;
    }
    return m_rows.empty() ? std::nullopt : std::optional(m_rows.front());
}

std::shared_ptr<const Comparison> compare(std::shared_ptr<const OfferTable> table, const Workload& workload,
                                          const Filter& filter, const Order& order) {
    return Comparer(std::move(table), workload, filter, order).run();
}

std::shared_ptr<const Comparison> compareAnswer(std::shared_ptr<const OfferTable> table,
                                                const Workload& workload, const Filter& filter) {
    return Comparer(std::move(table), workload, filter, {}).runAnswer();
}

} // namespace fitgauge::compare
