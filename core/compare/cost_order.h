// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/compare/comparison.h"

#include <cstdint>
#include <memory>
#include <mutex>
#include <optional>
#include <vector>

namespace fitgauge::compare {

// Billed time by group in milliseconds, -1 where there is no cost: with the prices it decides every cost.
using BilledTimes = std::vector<std::int64_t>;
[[nodiscard]] BilledTimes billedTimes(const Comparison& comparison);

// All rows of a table by cost, ties by row number, rows without a cost last.
struct CostOrder {
    BilledTimes billed;
    std::vector<OfferTable::Row> rows;
    std::vector<std::uint32_t> groups; // of rows[i], to be read in a straight line
};

// Most slider steps change what fits, not what is billed: then the rows are already in order and a walk with
// a mask is enough. The order is made when the same billed times come a second time. Safe from any thread.
class CostOrderCache {
  public:
    // Null: not made yet; the caller sorts what it shows.
    [[nodiscard]] std::shared_ptr<const CostOrder> find(const BilledTimes& billed);
    // True when find() has missed these billed times before: worth making now.
    [[nodiscard]] bool isWanted(const BilledTimes& billed);
    void keep(std::shared_ptr<const CostOrder> order);

  private:
    std::mutex m_mutex;
    std::shared_ptr<const CostOrder> m_order;
    BilledTimes m_missed;
};

} // namespace fitgauge::compare
