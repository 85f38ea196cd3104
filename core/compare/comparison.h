// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/compare/answer.h"
#include "core/compare/column.h"
#include "core/compare/cost_plan.h"
#include "core/compare/filter.h"
#include "core/compare/filter_plan.h"
#include "core/compare/kind_figures.h"
#include "core/compare/offer_table.h"
#include "core/compare/price_age.h"
#include "core/compare/readiness.h"
#include "core/compare/workload.h"
#include "core/sizing/fit.h"
#include "core/speed/batch_job.h"
#include "core/speed/target.h"

#include <array>
#include <memory>
#include <optional>
#include <vector>

namespace fitgauge::compare {

// Figures of one offer under the current workload.
struct RowFigures {
    const sizing::MemoryEstimate* memory = nullptr; // never null; owned by the Comparison
    std::optional<Money> cost;                      // headline cost, see basis
    NoCost noCost = NoCost::HasCost;
    CostBasis basis = CostBasis::MonthAlwaysOn;
    bool costIsLowerBound = false; // a part of the sum is unknown: shown with a "at least" sign
    std::optional<Money> session;  // one launch; Research
    std::optional<int> ageDays;
    PriceAge age = PriceAge::Unknown;
    std::optional<ReadyTime> ready; // seconds
    // Null when speed was not asked for (training); with Basis::NoData its reason says why there is none.
    const speed::SpeedEstimate* speed = nullptr;
    speed::TargetResult target;     // Live
    std::int64_t machines = 1;      // replicas that carry the peak; the cost is for all of them
    std::optional<Money> tokenCost; // the month's cost per 1 M tokens of the user's own traffic; Live
    const speed::BatchEstimate* batch = nullptr; // Batch: rate, hours and items in flight
    std::optional<double> jobHours;              // Batch, typical, with all machines
    std::optional<Money> rework;                 // of the cost: expected lost work and restarts on spot
};

// The one filter whose removal brings back most rows, for an empty result.
struct FilterRelief {
    HiddenBy rule = HiddenBy::Nothing;
    std::size_t rowsBack = 0;
};

// One immutable result that every surface formats and none recomputes.
class Comparison {
  public:
    [[nodiscard]] const OfferTable& table() const { return *m_table; }
    [[nodiscard]] const std::shared_ptr<const OfferTable>& sharedTable() const { return m_table; }
    [[nodiscard]] const Workload& workload() const { return m_workload; }
    [[nodiscard]] const Filter& filter() const { return m_filter; }
    [[nodiscard]] const Order& order() const { return m_order; }

    [[nodiscard]] const std::vector<OfferTable::Row>& rows() const { return m_rows; } // shown, in order
    [[nodiscard]] RowFigures figures(OfferTable::Row row) const;
    [[nodiscard]] const sizing::MemoryEstimate& memory(OfferTable::Row row) const {
        return m_kinds[m_table->kindIndex(row)].memory;
    }
    [[nodiscard]] const KindFigures& kindFigures(std::uint32_t kind) const { return m_kinds[kind]; }
    [[nodiscard]] const std::vector<KindFigures>& allKindFigures() const { return m_kinds; }
    [[nodiscard]] const CostPlan& costs() const { return m_costs; }
    [[nodiscard]] const FilterPlan& hiding() const { return m_hiding; }
    [[nodiscard]] std::optional<std::int64_t> costNano(OfferTable::Row row) const {
        return m_costs.costNano(m_table->groupIndex(row), m_table->priceNano(row));
    }
    // The slow case meets every target that was asked for. True for profiles without one.
    [[nodiscard]] bool meetsTarget(OfferTable::Row row) const;
    [[nodiscard]] std::size_t hiddenCount(HiddenBy rule) const {
        return m_hidden[static_cast<std::size_t>(rule)];
    }
    [[nodiscard]] HiddenBy hiddenBy(OfferTable::Row row) const;
    [[nodiscard]] const Answer& answer() const { return m_answer; }
    [[nodiscard]] const std::optional<FilterRelief>& relief() const {
        return m_relief;
    } // only when rows() is empty
    // The row whose capacity the gauge shows when none is selected: the answer, else the first shown row.
    [[nodiscard]] std::optional<OfferTable::Row> gaugeRow() const;
    [[nodiscard]] std::optional<int> youngestPriceDays() const { return m_youngest; }
    [[nodiscard]] std::optional<int> oldestPriceDays() const { return m_oldest; }

  private:
    friend class Comparer;
    std::shared_ptr<const OfferTable> m_table;
    Workload m_workload;
    Filter m_filter;
    Order m_order;
    std::vector<OfferTable::Row> m_rows;
    std::array<std::size_t, kHiddenByCount> m_hidden{};
    // What the rows' figures follow from; a row's own are worked out when they are asked for.
    std::vector<KindFigures> m_kinds; // by hardware kind
    CostPlan m_costs;
    FilterPlan m_hiding;
    Answer m_answer;
    std::optional<FilterRelief> m_relief;
    std::optional<int> m_youngest, m_oldest;
};

// The order that a profile starts with: its cost.
[[nodiscard]] Order defaultOrder(Profile profile);

// The spine: pure, no clock, no files. Cost per call: kinds x sizing + groups x (filter, billed time) + one
// walk over the rows in price order + order of the survivors.
[[nodiscard]] std::shared_ptr<const Comparison> compare(std::shared_ptr<const OfferTable> table,
                                                        const Workload& workload, const Filter& filter,
                                                        const Order& order);

// The answer alone: rows() stays empty and in no order. For scans over many workloads.
[[nodiscard]] std::shared_ptr<const Comparison> compareAnswer(std::shared_ptr<const OfferTable> table,
                                                              const Workload& workload, const Filter& filter);

} // namespace fitgauge::compare
