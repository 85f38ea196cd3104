// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/workload/panel_block.h"

class QCheckBox;
class QComboBox;
class QVBoxLayout;

namespace fitgauge::ui {

class Fold;
class NumberField;
class PanelRow;

// Folded: whose memory habits are modelled, up to where a fit counts as comfortable, and the switches of the
// server that change its speed.
class ServerBlock : public PanelBlock {
    Q_OBJECT

  public:
    ServerBlock(WorkloadEditor& editor, QWidget* parent);
    void showWorkload(const compare::Workload& workload) override;

    [[nodiscard]] QComboBox* engine() const { return m_engine; }
    [[nodiscard]] NumberField* comfort() const { return m_comfort; }
    [[nodiscard]] QCheckBox* continuousBatching() const { return m_continuous; }
    [[nodiscard]] QCheckBox* pagedKv() const { return m_paged; }
    [[nodiscard]] QCheckBox* quantisedKernels() const { return m_kernels; }
    [[nodiscard]] NumberField* prefixCached() const { return m_prefix; }
    [[nodiscard]] Fold* fold() const { return m_fold; }

  private:
    void addSpeedSwitches(QWidget* box, QVBoxLayout* rows);
    QCheckBox* addSwitch(QVBoxLayout* rows, const QString& name, const QString& tip,
                         bool speed::ServerSettings::*setting);

    QCheckBox* m_continuous = nullptr;
    QCheckBox* m_paged = nullptr;
    QCheckBox* m_kernels = nullptr;
    NumberField* m_prefix = nullptr; // per cent
    PanelRow* m_prefixRow = nullptr;
    QComboBox* m_engine = nullptr;
    NumberField* m_comfort = nullptr; // per cent
    PanelRow* m_engineRow = nullptr;
    Fold* m_fold = nullptr;
};

} // namespace fitgauge::ui
