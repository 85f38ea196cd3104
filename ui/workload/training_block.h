// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/workload/panel_block.h"

class QCheckBox;

namespace fitgauge::ui {

class LabelledSlider;
class NumberField;
class PanelRow;
class PrecisionSlider;

// What is held in memory while fine-tuning: precision of the base model, tokens per item, checkpointing,
// batch.
class TrainingBlock : public PanelBlock {
    Q_OBJECT

  public:
    TrainingBlock(WorkloadEditor& editor, QWidget* parent);
    void showWorkload(const compare::Workload& workload) override;

    [[nodiscard]] PrecisionSlider* precision() const { return m_precision; }
    [[nodiscard]] LabelledSlider* tokens() const { return m_tokens; }
    [[nodiscard]] QCheckBox* checkpointing() const { return m_checkpointing; }
    [[nodiscard]] NumberField* batch() const { return m_batch; }
    [[nodiscard]] NumberField* rank() const { return m_rank; }

  private:
    void connectInputs();

    PrecisionSlider* m_precision = nullptr;
    LabelledSlider* m_tokens = nullptr;
    QCheckBox* m_checkpointing = nullptr;
    NumberField* m_batch = nullptr;
    NumberField* m_rank = nullptr;
    PanelRow* m_rankRow = nullptr;
};

} // namespace fitgauge::ui
