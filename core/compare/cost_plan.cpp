// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/compare/cost_plan.h"

#include "core/billing/job_cost.h"
#include "core/billing/scale_to_zero.h"

#include <cmath>

namespace fitgauge::compare {
namespace {

// One nano unit a millisecond: a cost at this rate is the billed time itself, so the rounding rules stay in
// the billing room.
constexpr Rate kNanoPerMs{3'600'000, {}};

Payment refused(CostBasis basis, NoCost reason) {
    Payment payment;
    payment.noCost = reason;
    payment.basis = basis;
    return payment;
}

Payment refused(CostBasis basis, const Error& error) {
    return refused(basis,
                   error.code == ErrorCode::BillingRuleMissing ? NoCost::NoBillingRule : NoCost::OutOfRange);
}

// `timeAsMoney` at kNanoPerMs.
Payment paid(CostBasis basis, Money timeAsMoney) {
    Payment payment = refused(basis, NoCost::HasCost);
    payment.billed = Duration::milliseconds(timeAsMoney.nano);
    return payment;
}

// A machine that is never stopped pays the whole month whatever the increment is; only a cap changes that.
Payment alwaysOn(const billing::Rule* rule, CostBasis basis, std::int64_t machines) {
    const auto month = billing::alwaysOnMonth(rule ? *rule : billing::Rule(), kNanoPerMs);
    if (!month) {
        return refused(basis, month.error());
    }
    Payment payment = paid(basis, *month);
    payment.billed = payment.billed * machines;
    return payment;
}

Payment sessions(const billing::Rule* rule, const billing::SessionPattern& pattern) {
    constexpr auto kBasis = CostBasis::MonthOfSessions;
    if (!rule || !rule->increment) {
        return refused(kBasis, NoCost::NoBillingRule);
    }
    const auto month = billing::monthOfSessions(*rule, kNanoPerMs, pattern);
    return month ? paid(kBasis, month->total) : refused(kBasis, month.error());
}

// Seconds from the request to the last token of its answer, on a worker with room.
double serviceSeconds(const speed::SpeedEstimate& speed, const Traffic& traffic) {
    return speed.firstToken.low +
           static_cast<double>(traffic.answerTokens) * speed.timePerOutputToken.typical;
}

Payment scaleToZero(const catalog::Provider& provider, const Workload& workload, const KindFigures& kind) {
    constexpr auto kBasis = CostBasis::MonthScaleToZero;
    const auto terms = scaleToZeroTerms(provider, workload, kind);
    if (!terms) {
        return refused(kBasis, NoCost::NoSpeed);
    }
    const auto month =
        billing::scaleToZeroMonth(billing::trafficShape(workload.traffic.pattern),
                                  static_cast<double>(workload.traffic.requestsPerDay), *terms, kNanoPerMs);
    if (!month) {
        return refused(kBasis, month.error());
    }
    Payment payment = paid(kBasis, month->active);
    payment.billed = payment.billed * kind.machines;
    // How long a cold start takes is not a figure in any catalog, so a billed one is a part that is missing.
    payment.isLowerBound = !provider.keepWarm || provider.coldStartBilled != Tri::No;
    return payment;
}

// A commitment is paid by the month, whether or not the job fills it.
Payment wholeMonths(const billing::Rule* rule, Duration wallTime, std::int64_t machines) {
    const std::int64_t months =
        (wallTime.inMilliseconds() + kMonth.inMilliseconds() - 1) / kMonth.inMilliseconds();
    return alwaysOn(rule, CostBasis::Job, machines * std::max<std::int64_t>(1, months));
}

Payment job(const OfferGroup& group, const billing::Rule* rule, const Workload& workload,
            const KindFigures& kind) {
    constexpr auto kBasis = CostBasis::Job;
    constexpr double kLongest = 1e9; // seconds: more than a lifetime of machines
    if (!runs(kind.memory.fit)) {
        return refused(kBasis, NoCost::DoesNotFit);
    }
    if (!kind.batch || kind.batch->basis == speed::Basis::NoData || kind.batch->seconds.typical > kLongest) {
        return refused(kBasis, NoCost::NoSpeed);
    }
    const auto work = Duration::milliseconds(std::llround(std::ceil(kind.batch->seconds.typical * 1000)));
    const auto machines = static_cast<int>(kind.machines);
    if (group.market == catalog::Market::Reserved) {
        return wholeMonths(rule, Duration::milliseconds(work.inMilliseconds() / machines), machines);
    }
    if (!rule || !rule->increment) {
        return refused(kBasis, NoCost::NoBillingRule);
    }
    const bool isSpot = group.market == catalog::Market::Spot;
    const auto cost = billing::jobCost(
        *rule, kNanoPerMs, {work, machines, isSpot ? std::optional(workload.spot) : std::nullopt});
    if (!cost) {
        return refused(kBasis, cost.error());
    }
    Payment payment = paid(kBasis, cost->cost.amount);
    payment.rework = Duration::milliseconds(cost->rework.nano);
    return payment;
}

Payment paymentFor(const OfferTable& table, const OfferGroup& group, const Workload& workload,
                   const KindFigures& kind) {
    const billing::Rule* rule = table.ruleAt(group.rule);
    switch (workload.profile) {
    case Profile::Research:
        // A reservation is paid whether or not the machine runs.
        return group.market == catalog::Market::Reserved ? alwaysOn(rule, CostBasis::MonthOfSessions, 1)
                                                         : sessions(rule, workload.sessions);
    case Profile::Live:
        return group.market == catalog::Market::Serverless
                   ? scaleToZero(table.providers()[group.provider], workload, kind)
                   : alwaysOn(rule, CostBasis::MonthAlwaysOn, kind.machines);
    case Profile::Batch:
        return job(group, rule, workload, kind);
    }
    return {};
}

} // namespace

std::optional<billing::ScaleToZeroTerms> scaleToZeroTerms(const catalog::Provider& provider,
                                                          const Workload& workload, const KindFigures& kind) {
    if (!kind.speed || kind.speed->basis == speed::Basis::NoData) {
        return std::nullopt;
    }
    billing::ScaleToZeroTerms terms;
    terms.service =
        Duration::milliseconds(std::llround(serviceSeconds(*kind.speed, workload.traffic) * 1000));
    terms.keepWarm = provider.keepWarm.value_or(Duration());
    return terms;
}

CostPlan::CostPlan(const OfferTable& table, const Workload& workload, const std::vector<KindFigures>& kinds) {
    std::vector<Payment> ofClass;
    ofClass.reserve(table.paymentClasses().size());
    for (const std::uint32_t example : table.paymentClasses()) {
        const OfferGroup& group = table.groups()[example];
        ofClass.push_back(paymentFor(table, group, workload, kinds[group.kind]));
    }
    m_payments.reserve(table.groups().size());
    for (std::uint32_t group = 0; group < table.groups().size(); ++group) {
        m_payments.push_back(ofClass[table.paymentClassOf(group)]);
        if (!(table.currencyAt(table.groups()[group].currency) == Currency())) {
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

} // namespace fitgauge::compare
