// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/filter/filter_group.h"

#include <array>

class QComboBox;

namespace fitgauge::ui {

class RangeFields;

// How it is rented: markets, billing step, hourly price, not reclaimable.
class BillingFilters : public FilterGroupBody {
    Q_OBJECT

  public:
    explicit BillingFilters(ComparisonSession& session, QWidget* parent = nullptr);
    void refresh(const compare::OfferTable* table) override;
    [[nodiscard]] RangeFields* priceFields() const { return m_price; }
    [[nodiscard]] QComboBox* incrementBox() const { return m_increment; }
    [[nodiscard]] QCheckBox* marketBox(catalog::Market market) const {
        return m_markets[static_cast<std::size_t>(market)];
    }

  private:
    void addMarkets();
    void addIncrement();
    void addPrice();
    void addReady();
    void addTax();

    std::array<QCheckBox*, 4> m_markets{};
    QComboBox* m_increment = nullptr;
    RangeFields* m_price = nullptr;
};

} // namespace fitgauge::ui
