// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/workload/precision_slider.h"

#include "ui/text/names.h"
#include "ui/text/quantity_text.h"
#include "ui/theme/theme.h"
#include "ui/workload/format_words.h"
#include "ui/workload/panel_rows.h"
#include "ui/workload/track_slider.h"

#include <QComboBox>
#include <QHBoxLayout>
#include <QSignalBlocker>

namespace fitgauge::ui {

PrecisionSlider::PrecisionSlider(QWidget* parent) : QWidget(parent) {
    m_label = new QLabel(tr("Precision"), this);
    m_menu = panelCombo(tr("Exact weight format"), this);
    for (const sizing::WeightFormat format : weightFormatsForMenu()) {
        m_menu->addItem(nameOf(format), static_cast<int>(format));
    }
    m_slider = new TrackSlider(tr("Precision"), this);
    m_slider->setRange(0, static_cast<int>(kPrecisionStops.size()) - 1);
    m_slider->setPageStep(1);
    m_slider->setTickPosition(QSlider::TicksBelow);
    m_slider->setTickInterval(1);

    auto* head = new QHBoxLayout;
    head->addWidget(m_label, 1);
    head->addWidget(m_menu);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(units(0.5));
    column->addLayout(head);
    column->addWidget(m_slider);

    connect(m_slider, &QSlider::valueChanged, this, &PrecisionSlider::takeStop);
    connect(m_menu, &QComboBox::activated, this, &PrecisionSlider::takeMenu);
    setFormat(m_format);
}

void PrecisionSlider::setFormat(sizing::WeightFormat format) {
    m_format = format;
    const QSignalBlocker quietSlider(m_slider);
    const QSignalBlocker quietMenu(m_menu);
    m_slider->setValue(stopOf(format));
    //: spoken value of the precision slider; %1 bits, %2 the exact format
    m_slider->setSpokenValue(
        tr("%1 bit, %2")
            .arg(countText(kPrecisionStops[static_cast<std::size_t>(stopOf(format))]), nameOf(format)));
    m_slider->setToolTip(m_slider->spokenValue());
    m_menu->setCurrentIndex(m_menu->findData(static_cast<int>(format)));
}

void PrecisionSlider::takeStop(int stop) {
    setFormat(formatAtStop(stop));
    Q_EMIT formatEdited(m_format);
}

void PrecisionSlider::takeMenu(int index) {
    const auto format = static_cast<sizing::WeightFormat>(m_menu->itemData(index).toInt());
    if (format != m_format) {
        setFormat(format);
        Q_EMIT formatEdited(m_format);
    }
}

} // namespace fitgauge::ui
