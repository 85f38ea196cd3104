// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/filter/active_filters.h"

#include <QWidget>

#include <array>

namespace fitgauge::ui {

class AccessFilters;
class BillingFilters;
class CollapsibleGroup;
class ComparisonSession;
class FilterGroupBody;
class HardwareFilters;
class PlaceFilters;

// All filters in folding groups, each with the number of its active ones. The owner puts it into a dock that
// scrolls.
class FilterPanel : public QWidget {
    Q_OBJECT

  public:
    explicit FilterPanel(ComparisonSession& session, QWidget* parent = nullptr);
    [[nodiscard]] CollapsibleGroup* group(FilterGroup which) const {
        return m_groups[static_cast<std::size_t>(which)];
    }
    [[nodiscard]] HardwareFilters* hardware() const { return m_hardware; }
    [[nodiscard]] BillingFilters* billing() const { return m_billing; }
    [[nodiscard]] AccessFilters* access() const { return m_access; }
    [[nodiscard]] PlaceFilters* place() const { return m_place; }
    [[nodiscard]] int activeCount() const { return m_activeCount; }

  public Q_SLOTS:
    void focusFirst(); // Ctrl+Shift+L

  Q_SIGNALS:
    void activeCountChanged(int count); // the narrow window shows it beside "Filters"

  private:
    void refresh();

    static constexpr auto kGroups = static_cast<std::size_t>(FilterGroup::Count_);
    ComparisonSession& m_session;
    HardwareFilters* m_hardware;
    BillingFilters* m_billing;
    AccessFilters* m_access;
    PlaceFilters* m_place;
    std::array<CollapsibleGroup*, kGroups> m_groups{};
    int m_activeCount = 0;
};

} // namespace fitgauge::ui
