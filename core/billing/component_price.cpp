// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/billing/component_price.h"

namespace fitgauge::billing {

Expected<Rate> machineRate(const std::vector<PriceComponent>& components, const Exact& multiplier,
                           Currency currency) {
    Exact sum;
    for (const PriceComponent& part : components) {
        if (part.perHour.isNegative() || part.amount.isNegative() || multiplier.isNegative()) {
            return fail(ErrorCode::BillingInputBad, {"component", "negative"});
        }
        sum = sum + part.perHour * part.amount;
    }
    const auto price = (sum * multiplier).toMoney(currency);
    return price ? Expected<Rate>(Rate::perHour(*price)) : Unexpected(price.error());
}

} // namespace fitgauge::billing
