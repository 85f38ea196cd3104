// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/filter/filter_group.h"

#include "ui/filter/range_fields.h"
#include "ui/session/comparison_session.h"
#include "ui/theme/theme.h"

#include <QComboBox>
#include <QLabel>
#include <QLocale>
#include <QSignalBlocker>
#include <QVBoxLayout>

#include <cmath>

namespace fitgauge::ui {
namespace {

std::optional<double> numberOf(const std::optional<std::string>& digits) {
    return digits ? std::optional(QLocale::c().toDouble(QString::fromStdString(*digits))) : std::nullopt;
}

} // namespace

QString rangeNumber(const std::optional<double>& value) {
    if (!value) {
        return {};
    }
    // Shown in a field that takes plain digits: no grouping.
    return QLocale::c()
        .toString(*value, 'f', std::abs(*value - std::round(*value)) < 1e-6 ? 0 : 1)
        .remove(u',');
}

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

void FilterGroupBody::addSmallLabel(const QString& text, QWidget* buddy) {
    auto* label = new QLabel(text, this);
    label->setFont(fontOf(TextStyle::Small));
    label->setBuddy(buddy);
    layout()->addWidget(label);
}

RangeFields* FilterGroupBody::addRange(const QString& name, const QString& unit, const QString& what,
                                       compare::Range<double> compare::Filter::*part) {
    auto* fields = new RangeFields(name, unit, this);
    addSmallLabel(name);
    layout()->addWidget(fields);
    m_ranges.push_back({fields, part});
    connect(fields, &RangeFields::edited, this, [this, fields, what, part] {
        apply(what, [fields, part](compare::Filter& filter) {
            filter.*part = {.low = numberOf(fields->low()), .high = numberOf(fields->high())};
        });
    });
    return fields;
}

QComboBox* FilterGroupBody::addChoice(const QString& name, const QString& what, const QStringList& choices,
                                      std::function<void(compare::Filter&, int)> choose,
                                      std::function<int(const compare::Filter&)> chosen) {
    auto* box = new QComboBox(this);
    box->addItems(choices);
    addSmallLabel(name, box);
    layout()->addWidget(box);
    m_choices.push_back({box, std::move(chosen)});
    connect(box, &QComboBox::activated, this, [this, what, choose = std::move(choose)](int index) {
        apply(what, [&](compare::Filter& filter) { choose(filter, index); });
    });
    return box;
}

void FilterGroupBody::addMemberBox(QCheckBox* box, const QString& what,
                                   const std::function<void(compare::Filter&, bool)>& set,
                                   std::function<bool(const compare::Filter&)> isSet) {
    layout()->addWidget(box);
    m_members.push_back({box, std::move(isSet)});
    connect(box, &QCheckBox::toggled, this,
            [this, what, set](bool on) { apply(what, [&](compare::Filter& filter) { set(filter, on); }); });
}

void FilterGroupBody::refreshSwitches() {
    for (const auto& entry : m_ranges) {
        const auto& range = filter().*entry.part;
        entry.fields->setTexts(rangeNumber(range.low), rangeNumber(range.high));
    }
    for (const auto& entry : m_choices) {
        entry.box->setCurrentIndex(entry.chosen(filter())); // -1, empty: a value that the list does not offer
    }
    for (const auto& entry : m_members) {
        const QSignalBlocker quiet(entry.box);
        entry.box->setChecked(entry.isSet(filter()));
    }
    for (const auto& entry : m_switches) {
        const QSignalBlocker quiet(entry.box);
        entry.box->setChecked(filter().*entry.part);
    }
}

} // namespace fitgauge::ui
