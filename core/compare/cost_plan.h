// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/billing/scale_to_zero.h"
#include "core/compare/kind_figures.h"
#include "core/compare/offer_table.h"
#include "core/compare/workload.h"

#include <cstdint>
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

// What the offers of one group are paid for. Every headline cost is price per hour x billed time, rounded
// once.
struct Payment {
    NoCost noCost = NoCost::NoBillingRule;
    CostBasis basis = CostBasis::MonthAlwaysOn;
    bool isLowerBound = false; // a part of the time is not known
    Duration billed;           // of all machines together
    Duration rework;           // of it: lost work and restarts on spot
};

// Billed time by group: the provider's rule is applied once per group, a row's cost is one exact
// multiplication.
class CostPlan {
  public:
    CostPlan() = default;
    CostPlan(const OfferTable& table, const Workload& workload, const std::vector<KindFigures>& kinds);

    [[nodiscard]] const Payment& paymentOf(std::uint32_t group) const { return m_payments[group]; }
    // Nano units; empty when there is no price, no cost, or the sum is too large.
    [[nodiscard]] std::optional<std::int64_t> costNano(std::uint32_t group, std::int64_t priceNano) const;
    [[nodiscard]] NoCost noCost(std::uint32_t group, std::int64_t priceNano) const;

  private:
    std::vector<Payment> m_payments; // by group
};

// How a serverless worker of this kind behaves under the workload's traffic: the terms of its headline cost.
// Empty without a speed.
[[nodiscard]] std::optional<billing::ScaleToZeroTerms>
scaleToZeroTerms(const catalog::Provider& provider, const Workload& workload, const KindFigures& kind);

// priceNano (per hour, >= 0) x billed / 1 h, rounded half up: what Rate::times gives, without a division in
// 128 bits. Empty when it does not fit.
[[nodiscard]] inline std::optional<std::int64_t> exactCost(std::int64_t priceNano, Duration billed) {
    constexpr std::int64_t kHourMs = 3'600'000;
    const std::int64_t ms = billed.inMilliseconds();
    std::int64_t cost = 0;
    std::int64_t rest = 0;
    if (__builtin_mul_overflow(priceNano / kHourMs, ms, &cost) ||
        __builtin_mul_overflow(priceNano % kHourMs, ms, &rest) ||
        __builtin_add_overflow(rest, kHourMs / 2, &rest) ||
        __builtin_add_overflow(cost, rest / kHourMs, &cost)) {
        return std::nullopt;
    }
    return cost;
}

} // namespace fitgauge::compare
