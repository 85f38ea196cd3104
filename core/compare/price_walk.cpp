// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/compare/price_walk.h"

#include "core/compare/in_parts.h"

#include <cstdint>

namespace fitgauge::compare {
namespace {

using Row = OfferTable::Row;

class PriceWalk {
  public:
    explicit PriceWalk(const Comparison& comparison)
        : m_table(comparison.table())
        , m_hiding(comparison.hiding())
        , m_place(m_table.groups().size(), Place::Hidden) {
        for (std::uint32_t group = 0; group < m_place.size(); ++group) {
            if (m_hiding.rulesOfGroup(group) == 0) {
                const bool isUsd = m_table.currencyAt(m_table.groups()[group].currency) == Currency();
                m_place[group] = isUsd ? Place::Usd : Place::Other;
            }
        }
    }

    [[nodiscard]] std::vector<Row> rows() {
        inParts(kMostParts, [this](std::size_t part) { part == 0 ? walkPrices() : walkRows(); });
        m_priced.insert(m_priced.end(), m_others.begin(), m_others.end());
        return std::move(m_priced);
    }

  private:
    enum class Place : std::uint8_t { Usd, Other, Hidden };

    [[nodiscard]] bool isShown(Row row) const {
        return m_hiding.groupsDecide() || !m_hiding.rowIsHidden(row);
    }
    void walkPrices() {
        m_priced.reserve(m_table.size());
        for (const Row row : m_table.byPrice()) {
            if (m_table.priceNano(row) == OfferTable::kNoPrice) {
                return; // and none of those behind it has one
            }
            if (m_place[m_table.groupIndex(row)] == Place::Usd && isShown(row)) {
                m_priced.push_back(row);
            }
        }
    }
    void walkRows() {
        for (Row row = 0; row < m_table.size(); ++row) {
            const Place place = m_place[m_table.groupIndex(row)];
            const bool isPriced = place == Place::Usd && m_table.priceNano(row) != OfferTable::kNoPrice;
            if (place != Place::Hidden && !isPriced && isShown(row)) {
                m_others.push_back(row);
            }
        }
    }

    const OfferTable& m_table;
    const FilterPlan& m_hiding;
    std::vector<Place> m_place; // of each group
    std::vector<Row> m_priced, m_others;
};

} // namespace

std::vector<OfferTable::Row> rowsByPrice(const Comparison& comparison) {
    return PriceWalk(comparison).rows();
}

} // namespace fitgauge::compare
