// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/filter/filter_group.h"

#include "ui/session/comparison_session.h"
#include "ui/theme/theme.h"

#include <QCheckBox>
#include <QSignalBlocker>
#include <QVBoxLayout>

namespace fitgauge::ui {

FilterGroupBody::FilterGroupBody(ComparisonSession& session, QWidget* parent)
    : QWidget(parent), m_session(session) {
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(units(3.75), units(1), 0, units(3));
    column->setSpacing(units(1.5));
}

const compare::Filter& FilterGroupBody::filter() const {
    return m_session.filter();
}

compare::Profile FilterGroupBody::profile() const {
    return m_session.workload().profile;
}

void FilterGroupBody::apply(const QString& what, const std::function<void(compare::Filter&)>& edit) {
    auto filter = m_session.filter();
    edit(filter);
    if (!(filter == m_session.filter())) {
        m_session.setFilter(filter, what);
    }
}

QCheckBox* FilterGroupBody::addSwitch(const QString& text, bool compare::Filter::*part) {
    auto* box = new QCheckBox(text, this);
    layout()->addWidget(box);
    m_switches.push_back({box, part});
    connect(box, &QCheckBox::toggled, this, [this, box, part](bool on) {
        //: undo step; %1 is the label of a check box
        apply(tr("Filter “%1”").arg(box->text().remove(QLatin1Char('&'))),
              [part, on](compare::Filter& filter) { filter.*part = on; });
    });
    return box;
}

void FilterGroupBody::refreshSwitches() {
    for (const auto& entry : m_switches) {
        const QSignalBlocker quiet(entry.box);
        entry.box->setChecked(filter().*entry.part);
    }
}

} // namespace fitgauge::ui
