// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/workload/panel_block.h"

class QCheckBox;

namespace fitgauge::ui {

class NumberField;
class QuietLabel;

// Research: how machines are started and stopped in a month, and the sum of it in words.
class SessionBlock : public PanelBlock {
    Q_OBJECT

  public:
    SessionBlock(WorkloadEditor& editor, QWidget* parent);
    void showWorkload(const compare::Workload& workload) override;

    [[nodiscard]] NumberField* launches() const { return m_launches; }
    [[nodiscard]] NumberField* active() const { return m_active; }
    [[nodiscard]] NumberField* idle() const { return m_idle; }
    [[nodiscard]] NumberField* days() const { return m_days; }
    [[nodiscard]] QCheckBox* stopWhenIdle() const { return m_stop; }
    [[nodiscard]] QString sum() const;

  private:
    void layOut();
    void connectInputs();

    NumberField* m_launches = nullptr;
    NumberField* m_active = nullptr; // ms
    NumberField* m_idle = nullptr;   // ms
    NumberField* m_days = nullptr;
    QCheckBox* m_stop = nullptr;
    QuietLabel* m_sum = nullptr;
};

} // namespace fitgauge::ui
