// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/compare/column.h"
#include "core/compare/filter.h"
#include "core/compare/offer_table.h"
#include "core/compare/workload.h"
#include "core/sizing/fit.h"

#include <array>
#include <memory>
#include <optional>
#include <vector>

namespace fitgauge::compare {

// What the headline cost of a row is: never two of these in one column.
enum class CostBasis : std::uint8_t {
    MonthOfSessions,  // Research: all launches of a month, each rounded by the provider's rule
    MonthAlwaysOn,    // Live: 730 h
    MonthScaleToZero, // Live, serverless offers: the hours in which a worker is active
    Job               // Batch: the whole job
};

// Why a row has no headline cost.
enum class NoCost : std::uint8_t {
    HasCost,
    NoPrice,
    OtherCurrency,
    NoBillingRule,
    NoSpeed,
    DoesNotFit,
    OutOfRange
};

enum class PriceAge : std::uint8_t { Fresh, PastLimit, Unknown };

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
};

// The tests an answer must pass, in order. Used for "why not cheaper".
enum class Test : std::uint8_t { Fits, Comfortable, Target, PriceFresh, Count_ };

enum class AnswerKind : std::uint8_t {
    Comfortable, // the cheapest that comfortably fits
    Tight,       // nothing comfortable: the best tight one
    OldPrice,    // only prices past their limit are left: the freshest of them
    None
};

struct Answer {
    AnswerKind kind = AnswerKind::None;
    std::optional<OfferTable::Row> row;
    // Offers in the filtered set (chips "fits" and targets apart) that are cheaper, by the first test they
    // fail.
    std::array<std::size_t, static_cast<std::size_t>(Test::Count_)> cheaperFailing{};
    std::optional<OfferTable::Row>
        strongest; // highest bandwidth x cards among comfortable ones; empty if it is the answer
    // Cheapest that passes every test but is hidden by a removable filter, if cheaper than the answer.
    std::optional<OfferTable::Row> cheaperOutsideFilters;
    std::optional<HiddenBy> cheaperHiddenBy;
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
    [[nodiscard]] const sizing::MemoryEstimate& memory(OfferTable::Row row) const;
    [[nodiscard]] std::size_t hiddenCount(HiddenBy rule) const {
        return m_hidden[static_cast<std::size_t>(rule)];
    }
    [[nodiscard]] HiddenBy hiddenBy(OfferTable::Row row) const { return m_hiddenBy[row]; }
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
    std::vector<HiddenBy> m_hiddenBy; // by row
    std::array<std::size_t, kHiddenByCount> m_hidden{};
    std::vector<sizing::MemoryEstimate> m_memory; // by hardware kind
    std::vector<std::int64_t> m_cost;             // by row, nano, or OfferTable::kNoPrice
    std::vector<NoCost> m_noCost;                 // by row
    Answer m_answer;
    std::optional<FilterRelief> m_relief;
    std::optional<int> m_youngest, m_oldest;
};

// The spine: pure, no clock, no files. Cost per call: kinds x sizing + rows x (mask, cost) + sort of
// survivors.
[[nodiscard]] std::shared_ptr<const Comparison> compare(std::shared_ptr<const OfferTable> table,
                                                        const Workload& workload, const Filter& filter,
                                                        const Order& order);

} // namespace fitgauge::compare
