// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/workload/panel_block.h"

class QCheckBox;

namespace fitgauge::ui {

class Fold;
class NumberField;

// Batch: how many items, how long each, when the job must be done, and, folded, how it takes interruptions.
class BatchBlock : public PanelBlock {
    Q_OBJECT

  public:
    BatchBlock(WorkloadEditor& editor, QWidget* parent);
    void showWorkload(const compare::Workload& workload) override;

    [[nodiscard]] NumberField* items() const { return m_items; }
    [[nodiscard]] QCheckBox* finishAsked() const { return m_finishAsked; }
    [[nodiscard]] NumberField* finishWithin() const { return m_finish; }
    [[nodiscard]] NumberField* reclaims() const { return m_reclaims; }
    [[nodiscard]] QCheckBox* checkpointing() const { return m_checkpointing; }
    [[nodiscard]] NumberField* checkpointEvery() const { return m_checkpointEvery; }
    [[nodiscard]] NumberField* restart() const { return m_restart; }
    [[nodiscard]] Fold* spot() const { return m_spot; }

  private:
    void connectInputs();
    QWidget* makeSpot();
    void connectSpot();
    void showSpot(const billing::SpotTerms& terms);

    Fold* m_spot = nullptr;
    NumberField* m_reclaims = nullptr; // tenths of a per cent an hour
    QCheckBox* m_checkpointing = nullptr;
    NumberField* m_checkpointEvery = nullptr; // ms
    NumberField* m_restart = nullptr;         // ms

    NumberField* m_items = nullptr;
    NumberField* m_prompt = nullptr;
    NumberField* m_answer = nullptr;
    QCheckBox* m_finishAsked = nullptr;
    NumberField* m_finish = nullptr; // ms
};

} // namespace fitgauge::ui
