// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/workload/extras_block.h"

#include "ui/text/quantity_text.h"
#include "ui/theme/theme.h"
#include "ui/workload/number_field.h"
#include "ui/workload/panel_rows.h"

#include <QVBoxLayout>

namespace fitgauge::ui {
namespace {

constexpr std::int64_t kMostGb = 1'000'000;
constexpr std::int64_t kMostMbps = 1'000'000;
constexpr std::int64_t kMostBytes = 10'000'000'000;
constexpr std::int64_t kSample = 999'999;

} // namespace

ExtrasBlock::ExtrasBlock(WorkloadEditor& editor, QWidget* parent) : PanelBlock(editor, parent) {
    auto* box = new QWidget(this);
    auto* rows = new QVBoxLayout(box);
    rows->setContentsMargins(units(4), 0, 0, 0);
    rows->setSpacing(units(1));
    using compare::Extras;
    addField(rows, m_volume, tr("Volume kept"), tr("GB"), 0, kMostGb, &Extras::volumeGb);
    m_linkRow = addField(rows, m_link, tr("Link"), tr("Mbit/s"), 1, kMostMbps, &Extras::linkMbps);
    m_link->setToolTip(tr("Speed at which the data would be fetched again where no volume is kept."));
    m_egressRow = addField(rows, m_egress, tr("Egress a month"), tr("GB"), 0, kMostGb, &Extras::egressGb);
    m_responseRow =
        addField(rows, m_response, tr("Response size"), tr("bytes"), 0, kMostBytes, &Extras::responseBytes);
    m_fold = new Fold(tr("Storage and egress"), box, this);
    column()->addWidget(m_fold);
}

PanelRow* ExtrasBlock::addField(QVBoxLayout* rows, NumberField*& field, const QString& name,
                                const QString& unit, std::int64_t least, std::int64_t most,
                                std::int64_t compare::Extras::*value) {
    QWidget* box = rows->parentWidget();
    field = new NumberField(countFormat(least, most, unit), name, box);
    field->setSample(kSample);
    connect(field, &NumberField::valueEdited, this, [this, name, value](std::int64_t number) {
        editor().change(name, [value, number](compare::Workload& w) { w.extras.*value = number; });
    });
    auto* row = new PanelRow(name, field, box);
    rows->addWidget(row);
    return row;
}

void ExtrasBlock::showWorkload(const compare::Workload& workload) {
    const bool isLive = workload.profile == compare::Profile::Live;
    m_volume->setValue(workload.extras.volumeGb);
    m_link->setValue(workload.extras.linkMbps);
    m_egress->setValue(workload.extras.egressGb);
    m_response->setValue(workload.extras.responseBytes);
    m_linkRow->setVisible(!isLive);
    m_egressRow->setVisible(!isLive);
    m_responseRow->setVisible(isLive);
    //: gigabytes of a volume
    m_fold->setSummary(tr("%1 GB").arg(countText(workload.extras.volumeGb)));
}

} // namespace fitgauge::ui
