// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/workload/panel_block.h"

class QComboBox;

namespace fitgauge::ui {

class LabelledSlider;
class PrecisionSlider;

// What is held in memory while serving: context, users at once, precision, KV cache.
class ServingBlock : public PanelBlock {
    Q_OBJECT

  public:
    ServingBlock(WorkloadEditor& editor, QWidget* parent);
    void showWorkload(const compare::Workload& workload) override;

    [[nodiscard]] LabelledSlider* context() const { return m_context; }
    [[nodiscard]] LabelledSlider* users() const { return m_users; }
    [[nodiscard]] PrecisionSlider* precision() const { return m_precision; }
    [[nodiscard]] QComboBox* cache() const { return m_cache; }

  private:
    void connectInputs();
    void takeCache(int index);

    LabelledSlider* m_context = nullptr;
    LabelledSlider* m_users = nullptr;
    PrecisionSlider* m_precision = nullptr;
    QComboBox* m_cache = nullptr;
};

} // namespace fitgauge::ui
