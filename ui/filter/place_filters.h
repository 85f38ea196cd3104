// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/filter/filter_group.h"

namespace fitgauge::ui {

class CheckList;

// Who and where: providers and regions.
class PlaceFilters : public FilterGroupBody {
    Q_OBJECT

  public:
    explicit PlaceFilters(ComparisonSession& session, QWidget* parent = nullptr);
    void refresh(const compare::OfferTable* table) override;
    [[nodiscard]] CheckList* providerList() const { return m_providers; }
    [[nodiscard]] CheckList* regionList() const { return m_regions; }

  private:
    void refreshItems(const compare::OfferTable& table);

    CheckList* m_providers;
    CheckList* m_regions;
    const compare::OfferTable* m_listed = nullptr; // compared only: the table whose names the lists show
};

} // namespace fitgauge::ui
