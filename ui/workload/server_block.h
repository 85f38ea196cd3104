// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/workload/panel_block.h"

class QComboBox;

namespace fitgauge::ui {

class Fold;
class NumberField;
class PanelRow;

// Folded: whose memory habits are modelled, and up to where a fit counts as comfortable.
class ServerBlock : public PanelBlock {
    Q_OBJECT

  public:
    ServerBlock(WorkloadEditor& editor, QWidget* parent);
    void showWorkload(const compare::Workload& workload) override;

    [[nodiscard]] QComboBox* engine() const { return m_engine; }
    [[nodiscard]] NumberField* comfort() const { return m_comfort; }
    [[nodiscard]] Fold* fold() const { return m_fold; }

  private:
    QComboBox* m_engine = nullptr;
    NumberField* m_comfort = nullptr; // per cent
    PanelRow* m_engineRow = nullptr;
    Fold* m_fold = nullptr;
};

} // namespace fitgauge::ui
