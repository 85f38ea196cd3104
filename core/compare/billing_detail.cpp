// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/compare/billing_detail.h"

#include "core/billing/spot.h"
#include "core/compare/bill.h"

#include <cmath>

namespace fitgauge::compare {

namespace {

constexpr std::int64_t kMillion = 1'000'000;

template<typename T>
std::optional<T> valueOf(Expected<T> expected) {
    return expected ? std::optional<T>(*std::move(expected)) : std::nullopt;
}

} // namespace

std::optional<billing::RoundingMultiplier> roundingOf(const Comparison& comparison, OfferTable::Row row) {
    const Workload& workload = comparison.workload();
    const auto* rule = comparison.table().ruleOf(row);
    if (workload.profile != Profile::Research || rule == nullptr || !rule->increment ||
        comparison.table().marketOf(row) == catalog::Market::Reserved) {
        return {};
    }
    const Duration run = workload.sessions.runPerLaunch();
    return run > Duration() ? valueOf(billing::roundingMultiplier(*rule, run)) : std::nullopt;
}

std::optional<billing::AfterStop> afterStopOf(const Comparison& comparison, OfferTable::Row row) {
    const auto* rule = comparison.table().ruleOf(row);
    const auto price = comparison.table().priceOf(row);
    if (rule == nullptr || !price) {
        return {};
    }
    return valueOf(billing::afterStop(*rule, Rate::perHour(*price)));
}

std::optional<LargestTrap> largestTrapOf(const Comparison& comparison, OfferTable::Row row) {
    const auto bill = billOf(comparison, row);
    if (!bill || bill->total.nano <= 0) {
        return {};
    }
    billing::TrapInputs inputs;
    inputs.spotRework = comparison.figures(row).rework;
    const auto traps = billing::costTraps(*bill, inputs);
    if (traps.empty()) {
        return {};
    }
    const auto share = mulDiv(traps.front().monthly.nano, kMillion, bill->total.nano, Rounding::HalfUp);
    return share ? std::optional(LargestTrap{traps.front(), *share}) : std::nullopt;
}

std::optional<CreditUse> creditUseOf(const Comparison& comparison, OfferTable::Row row) {
    const auto& credit = comparison.table().providerOf(row).freeCredit;
    const auto figures = comparison.figures(row);
    if (!credit || credit->nano <= 0 || !figures.cost || figures.basis == CostBasis::Job ||
        !(credit->currency == figures.cost->currency)) {
        return {};
    }
    const billing::Credit given{*credit, std::nullopt};
    const auto months = billing::creditedMonths(given, *figures.cost);
    if (!months) {
        return {};
    }
    CreditUse use{{}, *months};
    if (figures.session) {
        use.sessions = billing::sessionsCovered(given, *figures.session).value_or(std::nullopt);
    }
    return use;
}

std::optional<Rate> effectiveSpotRateOf(const Comparison& comparison, OfferTable::Row row) {
    const auto price = comparison.table().priceOf(row);
    if (!price || comparison.table().marketOf(row) != catalog::Market::Spot) {
        return {};
    }
    const billing::SpotTerms& terms = comparison.workload().spot;
    const auto hours = comparison.figures(row).jobHours;
    constexpr double kLongestHours = 1e6;
    if (!terms.checkpointEvery && (!hours || *hours > kLongestHours)) {
        return {};
    }
    // With checkpoints the length plays no part.
    const auto job =
        terms.checkpointEvery ? Duration::hours(1) : Duration::milliseconds(std::llround(*hours * 3'600'000));
    return valueOf(billing::effectiveSpotRate(terms, Rate::perHour(*price), job));
}

std::optional<Waiting> monthlyWaitingOf(const Comparison& comparison, OfferTable::Row row) {
    const auto ready = comparison.figures(row).ready;
    if (comparison.workload().profile != Profile::Research || !ready) {
        return {};
    }
    const int launches = comparison.workload().sessions.launchesPerMonth();
    const auto all = [launches](double seconds) {
        return Duration::milliseconds(std::llround(seconds * 1000)) * launches;
    };
    return Waiting{all(ready->low), all(ready->high)};
}

} // namespace fitgauge::compare
