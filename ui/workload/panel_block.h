// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/workload/workload_editor.h"

#include <QWidget>

class QVBoxLayout;

namespace fitgauge::ui {

// A group of inputs of the workload panel. It shows a workload and writes single values back.
class PanelBlock : public QWidget {
    Q_OBJECT

  public:
    PanelBlock(WorkloadEditor& editor, QWidget* parent);
    virtual void showWorkload(const compare::Workload& workload) = 0;

  protected:
    [[nodiscard]] WorkloadEditor& editor() const { return m_editor; }
    [[nodiscard]] QVBoxLayout* column() const { return m_column; }

  private:
    WorkloadEditor& m_editor;
    QVBoxLayout* m_column = nullptr;
};

} // namespace fitgauge::ui
