// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/compare/offer_table.h"

#include "core/compare/offer_table_builder.h"

#include <algorithm>
#include <functional>

namespace fitgauge::compare {

std::shared_ptr<const OfferTable> OfferTable::build(const catalog::Facts& facts) {
    OfferTableBuilder builder(facts);
    for (const catalog::Offer& offer : facts.offers) {
        builder.add(offer);
    }
    return std::move(builder).finish(facts.pastPrices);
}

std::shared_ptr<const OfferTable> OfferTable::withOwnRuns(std::vector<speed::OwnRun> runs) const {
    auto table = std::make_shared<OfferTable>(*this);
    table->m_ownRuns = std::move(runs);
    return table;
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

std::optional<Money> OfferTable::suspectPriceOf(Row row) const {
    const auto found = std::lower_bound(m_suspect.begin(), m_suspect.end(), row,
                                        [](const auto& entry, Row wanted) { return entry.first < wanted; });
    if (found == m_suspect.end() || found->first != row) {
        return std::nullopt;
    }
    return Money{found->second, currencyOf(row)};
}

std::span<const PastReading> OfferTable::pastReadings(std::uint32_t gpu) const {
    const auto before = [](const PastReading& reading, std::uint32_t wanted) { return reading.gpu < wanted; };
    const auto after = [](std::uint32_t wanted, const PastReading& reading) { return wanted < reading.gpu; };
    const auto from = std::lower_bound(m_past.begin(), m_past.end(), gpu, before);
    return {from, std::upper_bound(from, m_past.end(), gpu, after)};
}

std::string_view OfferTable::idOf(Row row) const {
    const std::uint32_t begin = row == 0 ? 0 : m_idEnd[row - 1];
    return std::string_view(m_ids).substr(begin, m_idEnd[row] - begin);
}

std::optional<OfferTable::Row> OfferTable::rowOf(std::string_view id) const {
    if (m_byId.empty()) {
        return std::nullopt;
    }
    const std::size_t mask = m_byId.size() - 1;
    for (std::size_t slot = std::hash<std::string_view>{}(id)&mask; m_byId[slot] != kNone;
         slot = (slot + 1) & mask) {
        if (idOf(m_byId[slot]) == id) {
            return m_byId[slot];
        }
    }
    return std::nullopt;
}

std::optional<Date> OfferTable::asOf(Row row) const {
    return m_asOf[row] == kNoDate ? std::nullopt : std::optional(Date(m_asOf[row]));
}

std::optional<Money> OfferTable::spotPriceOf(Row row) const {
    return m_spotRow[row] == kNone ? std::nullopt : priceOf(m_spotRow[row]);
}

} // namespace fitgauge::compare
