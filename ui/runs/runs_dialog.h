// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/speed/own_run.h"

#include <QDialog>

#include <optional>
#include <vector>

class QLabel;
class QPushButton;
class QTableWidget;

namespace fitgauge::ui {

class RunActions;

// The user's measured runs, to add, edit and delete. Not modal: follows what is kept.
class RunsDialog : public QDialog {
    Q_OBJECT

  public:
    explicit RunsDialog(RunActions& actions, QWidget* parent = nullptr);

    [[nodiscard]] QTableWidget* table() const { return m_table; }
    [[nodiscard]] QPushButton* remove() const { return m_remove; }
    [[nodiscard]] QPushButton* edit() const { return m_edit; }

  private:
    void refresh();
    void updateButtons();
    [[nodiscard]] std::optional<speed::OwnRun> current() const;
    void editCurrent();

    RunActions& m_actions;
    std::vector<speed::OwnRun> m_runs;
    QLabel* m_empty;
    QTableWidget* m_table;
    QPushButton *m_edit = nullptr, *m_remove = nullptr;
};

} // namespace fitgauge::ui
