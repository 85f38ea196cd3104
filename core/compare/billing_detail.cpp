// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/compare/billing_detail.h"

#include "core/compare/bill.h"

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

} // namespace fitgauge::compare
