// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/workload/panel_block.h"

#include "ui/theme/theme.h"

#include <QVBoxLayout>

namespace fitgauge::ui {

PanelBlock::PanelBlock(WorkloadEditor& editor, QWidget* parent) : QWidget(parent), m_editor(editor) {
    m_column = new QVBoxLayout(this);
    m_column->setContentsMargins(0, 0, 0, 0);
    m_column->setSpacing(units(1));
}

} // namespace fitgauge::ui
