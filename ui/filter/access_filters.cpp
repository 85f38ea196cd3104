// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/filter/access_filters.h"

#include <QCheckBox>

namespace fitgauge::ui {

AccessFilters::AccessFilters(ComparisonSession& session, QWidget* parent) : FilterGroupBody(session, parent) {
    addSwitch(tr("SSH"), &compare::Filter::ssh);
    addSwitch(tr("Jupyter"), &compare::Filter::jupyter);
    addSwitch(tr("Hosted notebook"), &compare::Filter::hostedNotebook);
    addSwitch(tr("Own image"), &compare::Filter::customImage);
    addSwitch(tr("Snapshots"), &compare::Filter::snapshots);
    addMember(tr("Egress costs nothing"), tr("Filter egress"), &compare::Filter::egress,
              compare::EgressKind::Included);
    addMember(tr("Some egress is free"), tr("Filter egress"), &compare::Filter::egress,
              compare::EgressKind::Allowance);
    auto* unknown = addSwitch(tr("Include unknown"), &compare::Filter::includeUnknown);
    unknown->setToolTip(
        tr("Offers whose value nobody stated pass all filters of the panel, and expressions, too."));
}

void AccessFilters::refresh(const compare::OfferTable* /*table*/) {
    refreshSwitches();
}

} // namespace fitgauge::ui
