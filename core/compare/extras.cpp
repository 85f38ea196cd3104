// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/compare/extras.h"

#include "core/billing/egress.h"
#include "core/billing/storage.h"

#include <cmath>

namespace fitgauge::compare {

namespace {

constexpr std::int64_t kGb = 1'000'000'000;
constexpr double kBytesPerMbit = 1e6 / 8;
constexpr double kDaysPerMonth = 730.0 / 24;

Expected<Bytes> leavingIn(const Workload& workload) {
    if (workload.profile != Profile::Live) {
        return Bytes(workload.extras.egressGb * kGb);
    }
    const auto requests = std::llround(static_cast<double>(workload.traffic.requestsPerDay) * kDaysPerMonth);
    return billing::trafficOut(requests, Bytes(workload.extras.responseBytes));
}

billing::EgressTerms egressTerms(const catalog::Provider& provider) {
    billing::EgressTerms terms;
    terms.perGb = provider.egressPerGb;
    if (provider.egressFreeGbPerMonth) {
        terms.freePerMonth = Bytes(std::llround(*provider.egressFreeGbPerMonth * static_cast<double>(kGb)));
    }
    return terms;
}

std::optional<Money> volumeCost(const billing::Rule& rule, const catalog::Provider& provider, Bytes volume,
                                Currency currency) {
    if (volume == Bytes()) {
        return Money{0, currency};
    }
    if (!provider.volumePerGbMonth) {
        return {};
    }
    const auto cost = billing::storageCost(rule, volume, *provider.volumePerGbMonth, kMonth);
    return cost ? std::optional(*cost) : std::nullopt;
}

void addVolumeChoice(ExtraCosts& extras, const billing::Rule& rule, const catalog::Provider& provider,
                     const Workload& workload, Money price) {
    if (workload.profile != Profile::Research || workload.extras.volumeGb == 0) {
        return;
    }
    billing::VolumePlan plan;
    plan.data = Bytes(workload.extras.volumeGb * kGb);
    plan.perGbMonth = provider.volumePerGbMonth;
    plan.bytesPerSecond = static_cast<double>(workload.extras.linkMbps) * kBytesPerMbit;
    plan.launches = workload.sessions.launchesPerMonth();
    plan.machine = Rate::perHour(price);
    if (const auto choice = billing::volumeChoice(rule, plan)) {
        extras.fetchAgain = choice->fetchAgain;
        extras.keepIsCheaper = choice->keepIsCheaper;
    }
}

void addTotal(ExtraCosts& extras, const RowFigures& figures) {
    if (!figures.cost) {
        return;
    }
    Money total = *figures.cost;
    for (const auto& part : {extras.storage, extras.egress}) {
        if (part && !(part->currency == total.currency)) {
            return;
        }
        if (part && __builtin_add_overflow(total.nano, part->nano, &total.nano)) {
            return;
        }
    }
    extras.total = total;
    extras.totalIsLowerBound = figures.costIsLowerBound || !extras.storage || !extras.egress;
}

} // namespace

std::optional<ExtraCosts> extraCostsOf(const Comparison& comparison, OfferTable::Row row) {
    const Workload& workload = comparison.workload();
    const auto price = comparison.table().priceOf(row);
    const auto leaving = leavingIn(workload);
    if (workload.profile == Profile::Batch || !price || !leaving) {
        return {};
    }
    const catalog::Provider& provider = comparison.table().providerOf(row);
    const billing::Rule* known = comparison.table().ruleOf(row);
    const billing::Rule rule = known != nullptr ? *known : billing::Rule();
    const auto egress = billing::egressCost(egressTerms(provider), *leaving);
    if (!egress) {
        return {};
    }
    ExtraCosts extras;
    extras.leaving = *leaving;
    extras.egress = *leaving == Bytes() ? Money{0, price->currency} : *egress;
    extras.storage = volumeCost(rule, provider, Bytes(workload.extras.volumeGb * kGb), price->currency);
    addVolumeChoice(extras, rule, provider, workload, *price);
    addTotal(extras, comparison.figures(row));
    return extras;
}

} // namespace fitgauge::compare
