// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/filter/filter_panel.h"

#include "ui/filter/access_filters.h"
#include "ui/filter/billing_filters.h"
#include "ui/filter/collapsible_group.h"
#include "ui/filter/hardware_filters.h"
#include "ui/filter/place_filters.h"
#include "ui/session/comparison_session.h"
#include "ui/theme/theme.h"

#include <QVBoxLayout>

namespace fitgauge::ui {

FilterPanel::FilterPanel(ComparisonSession& session, QWidget* parent)
    : QWidget(parent)
    , m_session(session)
    , m_hardware(new HardwareFilters(session))
    , m_billing(new BillingFilters(session))
    , m_access(new AccessFilters(session))
    , m_place(new PlaceFilters(session)) {
    m_groups = {new CollapsibleGroup(tr("Hardware"), m_hardware, this),
                new CollapsibleGroup(tr("Billing and tier"), m_billing, this),
                new CollapsibleGroup(tr("Access and images"), m_access, this),
                new CollapsibleGroup(tr("Provider and region"), m_place, this)};
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(units(3), 0, units(3), units(2));
    column->setSpacing(0);
    for (auto* group : m_groups) {
        column->addWidget(group);
    }
    column->addStretch(1);
    setAccessibleName(tr("Filters"));
    connect(&m_session, &ComparisonSession::comparisonChanged, this, &FilterPanel::refresh);
    refresh();
}

void FilterPanel::focusFirst() {
    m_groups.front()->head()->setFocus(Qt::ShortcutFocusReason);
}

void FilterPanel::refresh() {
    const auto comparison = m_session.comparison();
    const auto* table = comparison != nullptr ? &comparison->table() : nullptr;
    for (FilterGroupBody* body :
         {static_cast<FilterGroupBody*>(m_hardware), static_cast<FilterGroupBody*>(m_billing),
          static_cast<FilterGroupBody*>(m_access), static_cast<FilterGroupBody*>(m_place)}) {
        body->refresh(table);
    }
    const auto active = activeFilters(m_session.filter(), m_session.workload().profile, table);
    for (std::size_t i = 0; i < kGroups; ++i) {
        m_groups[i]->setActiveCount(static_cast<int>(countIn(active, static_cast<FilterGroup>(i))));
    }
    const auto count = static_cast<int>(active.size());
    if (count != m_activeCount) {
        m_activeCount = count;
        Q_EMIT activeCountChanged(count);
    }
}

} // namespace fitgauge::ui
