// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/compare/cost_plan.h"

namespace fitgauge::compare {
namespace {

constexpr std::int64_t kHourMs = 3'600'000;
// One nano unit a millisecond: a cost at this rate is the billed time itself, so the rounding rules stay in
// the billing room.
constexpr Rate kNanoPerMs{kHourMs, {}};

Payment paid(CostBasis basis, const Expected<Money>& timeAsMoney) {
    if (!timeAsMoney) {
        const bool noRule = timeAsMoney.error().code == ErrorCode::BillingRuleMissing;
        return {noRule ? NoCost::NoBillingRule : NoCost::OutOfRange, basis, {}};
    }
    return {NoCost::HasCost, basis, Duration::milliseconds(timeAsMoney->nano)};
}

// A machine that is never stopped pays the whole month whatever the increment is; only a cap changes that.
Payment alwaysOn(const billing::Rule* rule, CostBasis basis) {
    if (!rule || !rule->increment) {
        return {NoCost::HasCost, basis, kMonth};
    }
    return paid(basis, billing::alwaysOnMonth(*rule, kNanoPerMs));
}

Payment sessions(const billing::Rule* rule, const billing::SessionPattern& pattern) {
    constexpr auto kBasis = CostBasis::MonthOfSessions;
    if (!rule || !rule->increment) {
        return {NoCost::NoBillingRule, kBasis, {}};
    }
    const auto month = billing::monthOfSessions(*rule, kNanoPerMs, pattern);
    return month ? paid(kBasis, month->total) : paid(kBasis, Unexpected(month.error()));
}

Payment paymentFor(const OfferGroup& group, const billing::Rule* rule, const Workload& workload) {
    switch (workload.profile) {
    case Profile::Research:
        // A reservation is paid whether or not the machine runs.
        return group.market == catalog::Market::Reserved ? alwaysOn(rule, CostBasis::MonthOfSessions)
                                                         : sessions(rule, workload.sessions);
    case Profile::Live:
        return group.market == catalog::Market::Serverless
                   ? Payment{NoCost::NoSpeed, CostBasis::MonthScaleToZero, {}}
                   : alwaysOn(rule, CostBasis::MonthAlwaysOn);
    case Profile::Batch:
        return {NoCost::NoSpeed, CostBasis::Job, {}};
    }
    return {};
}

} // namespace

CostPlan::CostPlan(const OfferTable& table, const Workload& workload, const std::vector<KindFigures>&) {
    m_payments.reserve(table.groups().size());
    for (const OfferGroup& group : table.groups()) {
        m_payments.push_back(paymentFor(group, table.ruleAt(group.rule), workload));
        if (!(table.currencyAt(group.currency) == Currency())) {
            m_payments.back().noCost = NoCost::OtherCurrency;
        }
    }
}

std::optional<std::int64_t> CostPlan::costNano(std::uint32_t group, std::int64_t priceNano) const {
    const Payment& payment = m_payments[group];
    if (payment.noCost != NoCost::HasCost || priceNano == OfferTable::kNoPrice) {
        return std::nullopt;
    }
    return exactCost(priceNano, payment.billed);
}

NoCost CostPlan::noCost(std::uint32_t group, std::int64_t priceNano) const {
    if (priceNano == OfferTable::kNoPrice) {
        return NoCost::NoPrice;
    }
    const NoCost reason = m_payments[group].noCost;
    const bool tooLarge = reason == NoCost::HasCost && !exactCost(priceNano, m_payments[group].billed);
    return tooLarge ? NoCost::OutOfRange : reason;
}

std::optional<std::int64_t> exactCost(std::int64_t priceNano, Duration billed) {
    const std::int64_t ms = billed.inMilliseconds();
    const std::int64_t whole = priceNano / kHourMs;
    const std::int64_t rest = priceNano % kHourMs;
    std::int64_t cost = 0;
    std::int64_t restCost = 0;
    if (__builtin_mul_overflow(whole, ms, &cost) || __builtin_mul_overflow(rest, ms, &restCost) ||
        __builtin_add_overflow(restCost, kHourMs / 2, &restCost) ||
        __builtin_add_overflow(cost, restCost / kHourMs, &cost)) {
        return std::nullopt;
    }
    return cost;
}

} // namespace fitgauge::compare
