// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/compare/bill.h"

#include "core/billing/estimate.h"
#include "core/billing/month_bill.h"
#include "core/billing/scale_to_zero.h"
#include "core/billing/traffic.h"

#include <algorithm>

namespace fitgauge::compare {

namespace {

constexpr double kSecondsPerHour = 3600;
constexpr double kHoursPerDay = 24;

std::optional<billing::Breakdown> sessionsBill(const Comparison& comparison, OfferTable::Row row,
                                               Money price) {
    const auto* rule = comparison.table().ruleOf(row);
    if (rule == nullptr || !rule->increment) {
        return {};
    }
    const auto bill = billing::monthOfSessions(*rule, Rate::perHour(price), comparison.workload().sessions);
    return bill ? std::optional(*bill) : std::nullopt;
}

std::optional<billing::Breakdown> alwaysOnBill(const Comparison& comparison, OfferTable::Row row,
                                               Money price) {
    const auto day = dayOf(comparison, row);
    if (!day) {
        return {};
    }
    const auto busy = billing::expectedTime(day->busyHours * kMonth.inHours() / kHoursPerDay);
    if (!busy) {
        return {};
    }
    const auto paid = kMonth * comparison.figures(row).machines;
    const auto bill = billing::servingBill(Rate::perHour(price), paid, *busy);
    return bill ? std::optional(*bill) : std::nullopt;
}

} // namespace

std::optional<billing::DayPlan> dayOf(const Comparison& comparison, OfferTable::Row row) {
    const auto figures = comparison.figures(row);
    const auto* rule = comparison.table().ruleOf(row);
    if (figures.basis != CostBasis::MonthAlwaysOn || rule == nullptr || figures.speed == nullptr ||
        figures.speed->basis == speed::Basis::NoData) {
        return {};
    }
    billing::ScalingTerms terms;
    terms.requestsPerHour = figures.speed->requestsPerSecond.typical * kSecondsPerHour;
    terms.minReplicas = static_cast<int>(figures.machines);
    terms.scales = false;
    const auto plan =
        billing::dayPlan(*rule, billing::trafficShape(comparison.workload().traffic.pattern),
                         static_cast<double>(comparison.workload().traffic.requestsPerDay), terms);
    return plan ? std::optional(*plan) : std::nullopt;
}

std::optional<billing::Breakdown> billOf(const Comparison& comparison, OfferTable::Row row) {
    const auto figures = comparison.figures(row);
    const auto price = comparison.table().priceOf(row);
    if (!figures.cost || !price) {
        return {};
    }
    std::optional<billing::Breakdown> bill;
    if (figures.basis == CostBasis::MonthOfSessions) {
        bill = sessionsBill(comparison, row, *price);
    } else if (figures.basis == CostBasis::MonthAlwaysOn) {
        bill = alwaysOnBill(comparison, row, *price);
    }
    return bill && bill->total == *figures.cost ? bill : std::nullopt;
}

std::optional<billing::Breakdown> mixOf(const Comparison& comparison, OfferTable::Row row) {
    const auto figures = comparison.figures(row);
    const OfferTable& table = comparison.table();
    const auto price = table.priceOf(row);
    if (figures.basis != CostBasis::MonthScaleToZero || !figures.cost || !price) {
        return billOf(comparison, row);
    }
    const Workload& workload = comparison.workload();
    auto terms =
        scaleToZeroTerms(table.providerOf(row), workload, comparison.kindFigures(table.kindIndex(row)));
    if (!terms) {
        return {};
    }
    terms->keepWarm = Duration();
    const auto day = billing::scaleToZeroDay(billing::trafficShape(workload.traffic.pattern),
                                             static_cast<double>(workload.traffic.requestsPerDay), *terms);
    const auto busy = day ? billing::expectedTime(day->activeHours * kMonth.inHours() / kHoursPerDay *
                                                  static_cast<double>(figures.machines))
                          : Expected<Duration>(Unexpected(day.error()));
    if (!busy) {
        return {};
    }
    const Duration paid = comparison.costs().paymentOf(table.groupIndex(row)).billed;
    const auto bill = billing::servingBill(Rate::perHour(*price), paid, std::min(*busy, paid));
    return bill && bill->total == *figures.cost ? std::optional(*bill) : std::nullopt;
}

} // namespace fitgauge::compare
