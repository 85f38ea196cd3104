// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/compare/cost_order.h"

namespace fitgauge::compare {

BilledTimes billedTimes(const Comparison& comparison) {
    BilledTimes billed(comparison.table().groups().size());
    for (std::uint32_t group = 0; group < billed.size(); ++group) {
        const Payment& payment = comparison.costs().paymentOf(group);
        billed[group] = payment.noCost == NoCost::HasCost ? payment.billed.inMilliseconds() : -1;
    }
    return billed;
}

std::shared_ptr<const CostOrder> CostOrderCache::find(const BilledTimes& billed) {
    const std::lock_guard lock(m_mutex);
    return m_order && m_order->billed == billed ? m_order : nullptr;
}

bool CostOrderCache::isWanted(const BilledTimes& billed) {
    const std::lock_guard lock(m_mutex);
    if (m_missed == billed) {
        return true;
    }
    m_missed = billed;
    return false;
}

void CostOrderCache::keep(std::shared_ptr<const CostOrder> order) {
    const std::lock_guard lock(m_mutex);
    m_order = std::move(order);
}

} // namespace fitgauge::compare
