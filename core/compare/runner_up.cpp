// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/compare/runner_up.h"

#include "core/compare/answer.h"

#include <cstdlib>

namespace fitgauge::compare {

namespace {

constexpr std::int64_t kWholeFrom = 100 * kNanoPerUnit;

Money asRead(Money money) {
    const Money cents = roundedTo(money, 2);
    return std::abs(cents.nano) < kWholeFrom ? cents : roundedTo(money, 0);
}

} // namespace

Money costGap(Money cost, Money reference) {
    return asRead(cost) - asRead(reference);
}

Passing passingOffers(const Comparison& comparison) {
    const OfferTable& table = comparison.table();
    const auto& answer = comparison.answer();
    Passing passing;
    std::int64_t least = 0;
    for (OfferTable::Row row = 0; row < table.size(); ++row) {
        const auto cost = comparison.costNano(row);
        if (!cost || withoutTests(comparison.hiding().rulesOf(table, row)) != 0 ||
            firstFailing(comparison, row)) {
            continue;
        }
        ++passing.count;
        const bool isOther = answer.row != row;
        if (isOther && (!passing.runnerUp || *cost < least)) {
            passing.runnerUp = row;
            least = *cost;
        }
    }
    if (passing.runnerUp && answer.row) {
        const auto cost = comparison.figures(*passing.runnerUp).cost;
        const auto reference = comparison.figures(*answer.row).cost;
        if (cost && reference) {
            passing.gap = costGap(*cost, *reference);
        }
    }
    return passing;
}

} // namespace fitgauge::compare
