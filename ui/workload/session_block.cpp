// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/workload/session_block.h"

#include "ui/text/quantity_text.h"
#include "ui/theme/theme.h"
#include "ui/workload/number_field.h"
#include "ui/workload/panel_rows.h"

#include <QCheckBox>
#include <QHBoxLayout>

namespace fitgauge::ui {
namespace {

constexpr std::int64_t kMostLaunches = 1'000;
constexpr std::int64_t kMostMs = 30LL * 24 * 3'600'000;
constexpr std::int64_t kMostDays = 31;

} // namespace

SessionBlock::SessionBlock(WorkloadEditor& editor, QWidget* parent) : PanelBlock(editor, parent) {
    const QString minutes = tr("min", "unit: minutes");
    m_launches = new NumberField(countFormat(0, kMostLaunches), tr("Launches a day"), this);
    m_launches->setSample(999);
    m_active = new NumberField(durationFormat(0, kMostMs, minutes), tr("Active time of a launch"), this);
    m_idle = new NumberField(durationFormat(0, kMostMs, minutes), tr("Idle time of a launch"), this);
    m_active->setSample(999 * 60'000);
    m_idle->setSample(99 * 60'000);
    m_days = new NumberField(countFormat(0, kMostDays), tr("Days a month"), this);
    m_days->setSample(999);
    m_stop = new QCheckBox(tr("Stop when idle"), this);
    m_stop->setToolTip(tr("The machine is stopped instead of idling; each break costs one more launch."));
    m_sum = new QuietLabel(this);
    layOut();
    connectInputs();
}

void SessionBlock::layOut() {
    auto* times = new QHBoxLayout;
    times->setSpacing(units(1.5));
    auto* activeLabel = new QLabel(tr("Active"), this);
    activeLabel->setBuddy(m_active);
    auto* idleLabel = new QLabel(tr("Idle"), this);
    idleLabel->setBuddy(m_idle);
    times->addWidget(activeLabel);
    times->addWidget(m_active);
    times->addStretch(1);
    times->addWidget(idleLabel);
    times->addWidget(m_idle);
    column()->addWidget(panelHeading(tr("Session pattern"), this));
    column()->addWidget(new PanelRow(tr("Launches a day"), m_launches, this));
    column()->addLayout(times);
    column()->addWidget(m_stop);
    column()->addWidget(new PanelRow(tr("Days a month"), m_days, this));
    column()->addWidget(m_sum);
}

void SessionBlock::connectInputs() {
    connect(m_launches, &NumberField::valueEdited, this, [this](std::int64_t launches) {
        editor().change(tr("Launches a day"), [launches](compare::Workload& w) {
            w.sessions.launchesPerDay = static_cast<int>(launches);
        });
    });
    connect(m_active, &NumberField::valueEdited, this, [this](std::int64_t ms) {
        editor().change(tr("Active time"),
                        [ms](compare::Workload& w) { w.sessions.active = Duration::milliseconds(ms); });
    });
    connect(m_idle, &NumberField::valueEdited, this, [this](std::int64_t ms) {
        editor().change(tr("Idle time"),
                        [ms](compare::Workload& w) { w.sessions.idle = Duration::milliseconds(ms); });
    });
    connect(m_days, &NumberField::valueEdited, this, [this](std::int64_t days) {
        editor().change(tr("Days a month"),
                        [days](compare::Workload& w) { w.sessions.daysPerMonth = static_cast<int>(days); });
    });
    connect(m_stop, &QCheckBox::clicked, this, [this](bool stop) {
        editor().change(tr("Stop when idle"),
                        [stop](compare::Workload& w) { w.sessions.stopWhenIdle = stop; });
    });
}

QString SessionBlock::sum() const {
    return m_sum->text();
}

void SessionBlock::showWorkload(const compare::Workload& workload) {
    const billing::SessionPattern& pattern = workload.sessions;
    m_launches->setValue(pattern.launchesPerDay);
    m_active->setValue(pattern.active.inMilliseconds());
    m_idle->setValue(pattern.idle.inMilliseconds());
    m_days->setValue(pattern.daysPerMonth);
    m_stop->setChecked(pattern.stopWhenIdle);
    const int launches = pattern.launchesPerMonth();
    const Duration run = pattern.runPerLaunch();
    //: %n launches in a month, each of %1 ("30 min"), together %2 ("88 h")
    m_sum->setText(tr("%n session(s) of %1, %2 a month", nullptr, launches)
                       .arg(durationText(run), durationText(run * launches)));
}

} // namespace fitgauge::ui
