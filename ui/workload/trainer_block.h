// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/workload/panel_block.h"

class QCheckBox;
class QComboBox;

namespace fitgauge::ui {

class Fold;

// Folded: the trainer's settings that decide what is held beside the weights.
class TrainerBlock : public PanelBlock {
    Q_OBJECT

  public:
    TrainerBlock(WorkloadEditor& editor, QWidget* parent);
    void showWorkload(const compare::Workload& workload) override;

    [[nodiscard]] QComboBox* optimizer() const { return m_optimizer; }
    [[nodiscard]] QComboBox* loss() const { return m_loss; }
    [[nodiscard]] QComboBox* sharding() const { return m_sharding; }
    [[nodiscard]] QCheckBox* flashAttention() const { return m_flash; }
    [[nodiscard]] Fold* fold() const { return m_fold; }

  private:
    void makeChoices(QWidget* box);
    void connectInputs();

    QComboBox* m_optimizer = nullptr;
    QComboBox* m_loss = nullptr;
    QComboBox* m_sharding = nullptr;
    QCheckBox* m_flash = nullptr;
    Fold* m_fold = nullptr;
};

} // namespace fitgauge::ui
