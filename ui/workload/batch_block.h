// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/workload/panel_block.h"

class QCheckBox;

namespace fitgauge::ui {

class NumberField;

// Batch: how many items, how long each, and when the job must be done.
class BatchBlock : public PanelBlock {
    Q_OBJECT

  public:
    BatchBlock(WorkloadEditor& editor, QWidget* parent);
    void showWorkload(const compare::Workload& workload) override;

    [[nodiscard]] NumberField* items() const { return m_items; }
    [[nodiscard]] QCheckBox* finishAsked() const { return m_finishAsked; }
    [[nodiscard]] NumberField* finishWithin() const { return m_finish; }

  private:
    void connectInputs();

    NumberField* m_items = nullptr;
    NumberField* m_prompt = nullptr;
    NumberField* m_answer = nullptr;
    QCheckBox* m_finishAsked = nullptr;
    NumberField* m_finish = nullptr; // ms
};

} // namespace fitgauge::ui
