// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/workload/panel_block.h"

namespace fitgauge::ui {

class Fold;
class NumberField;
class PanelRow;

// Folded: the volume that is kept and the data that leaves; Research and Live.
class ExtrasBlock : public PanelBlock {
    Q_OBJECT

  public:
    ExtrasBlock(WorkloadEditor& editor, QWidget* parent);
    void showWorkload(const compare::Workload& workload) override;

    [[nodiscard]] NumberField* volume() const { return m_volume; }
    [[nodiscard]] NumberField* link() const { return m_link; }
    [[nodiscard]] NumberField* egress() const { return m_egress; }
    [[nodiscard]] NumberField* response() const { return m_response; }

  private:
    PanelRow* addField(QVBoxLayout* rows, NumberField*& field, const QString& name, const QString& unit,
                       std::int64_t least, std::int64_t most, std::int64_t compare::Extras::*value);

    NumberField* m_volume = nullptr;   // GB
    NumberField* m_link = nullptr;     // Mbit/s
    NumberField* m_egress = nullptr;   // GB a month
    NumberField* m_response = nullptr; // bytes
    PanelRow* m_linkRow = nullptr;
    PanelRow* m_egressRow = nullptr;
    PanelRow* m_responseRow = nullptr;
    Fold* m_fold = nullptr;
};

} // namespace fitgauge::ui
