// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/workload/panel_block.h"

#include "core/hardware/gpu.h"

#include <span>

class QComboBox;

namespace fitgauge::ui {

class Fold;
class NumberField;
class PanelRow;

// Research and Batch, folded: a run that the user has made on one card. Other cards are scaled from it.
class RunBlock : public PanelBlock {
    Q_OBJECT

  public:
    RunBlock(WorkloadEditor& editor, QWidget* parent);
    // The parts that a run may have been made on; kept as long as the names stay the same.
    void setCards(std::span<const hardware::Gpu> cards);
    void showWorkload(const compare::Workload& workload) override;

    [[nodiscard]] QComboBox* card() const { return m_card; }
    [[nodiscard]] NumberField* time() const { return m_time; }
    [[nodiscard]] NumberField* items() const { return m_items; }
    [[nodiscard]] Fold* fold() const { return m_fold; }

  private:
    void connectInputs();

    Fold* m_fold = nullptr;
    QComboBox* m_card = nullptr;
    NumberField* m_time = nullptr; // ms
    NumberField* m_items = nullptr;
    PanelRow* m_itemsRow = nullptr;
};

} // namespace fitgauge::ui
