// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/compare/offer_table.h"

#include "core/compare/offer_table_builder.h"

#include <algorithm>

namespace fitgauge::compare {

std::shared_ptr<const OfferTable> OfferTable::build(const catalog::Facts& facts) {
    OfferTableBuilder builder(facts);
    for (const catalog::Offer& offer : facts.offers) {
        builder.add(offer);
    }
    return std::move(builder).finish();
}

const hardware::Gpu* OfferTable::gpuNamed(std::string_view canonical) const {
    const auto found = std::find_if(m_gpus.begin(), m_gpus.end(), [canonical](const hardware::Gpu& gpu) {
        return gpu.canonical == canonical;
    });
    return found == m_gpus.end() ? nullptr : &*found;
}

std::optional<Money> OfferTable::priceOf(Row row) const {
    if (m_price[row] == kNoPrice) {
        return std::nullopt;
    }
    return Money{m_price[row], currencyOf(row)};
}

std::string_view OfferTable::idOf(Row row) const {
    const std::uint32_t begin = row == 0 ? 0 : m_idEnd[row - 1];
    return std::string_view(m_ids).substr(begin, m_idEnd[row] - begin);
}

std::optional<OfferTable::Row> OfferTable::rowOf(std::string_view id) const {
    const auto found =
        std::lower_bound(m_byId.begin(), m_byId.end(), id,
                         [this](Row row, std::string_view wanted) { return idOf(row) < wanted; });
    if (found == m_byId.end() || idOf(*found) != id) {
        return std::nullopt;
    }
    return *found;
}

std::optional<Date> OfferTable::asOf(Row row) const {
    return m_asOf[row] == kNoDate ? std::nullopt : std::optional(Date(m_asOf[row]));
}

std::optional<Money> OfferTable::spotPriceOf(Row row) const {
    return m_spotRow[row] == kNone ? std::nullopt : priceOf(m_spotRow[row]);
}

} // namespace fitgauge::compare
