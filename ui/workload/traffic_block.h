// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/workload/panel_block.h"

class QCheckBox;
class QComboBox;

namespace fitgauge::ui {

class Fold;
class NumberField;

// Live serving: tokens of a request, requests a day, and the targets, folded to one row.
class TrafficBlock : public PanelBlock {
    Q_OBJECT

  public:
    TrafficBlock(WorkloadEditor& editor, QWidget* parent);
    void showWorkload(const compare::Workload& workload) override;

    [[nodiscard]] NumberField* prompt() const { return m_prompt; }
    [[nodiscard]] NumberField* answer() const { return m_answer; }
    [[nodiscard]] NumberField* requests() const { return m_requests; }
    [[nodiscard]] QComboBox* pattern() const { return m_pattern; }
    [[nodiscard]] QCheckBox* firstTokenAsked() const { return m_firstTokenAsked; }
    [[nodiscard]] NumberField* firstToken() const { return m_firstToken; }

  private:
    QWidget* makeTargets();
    void connectInputs();
    void connectTargets();

    NumberField* m_prompt = nullptr;
    NumberField* m_answer = nullptr;
    NumberField* m_requests = nullptr;
    QComboBox* m_pattern = nullptr;
    Fold* m_targets = nullptr;
    QCheckBox* m_firstTokenAsked = nullptr;
    NumberField* m_firstToken = nullptr; // ms
    QCheckBox* m_perUserAsked = nullptr;
    NumberField* m_perUser = nullptr; // tenths of tokens per second
};

} // namespace fitgauge::ui
