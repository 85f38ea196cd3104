// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/workload/workload_editor.h"

#include <QWidget>

#include <vector>

class QComboBox;
class QFrame;

namespace fitgauge::ui {

class BatchBlock;
class ExtrasBlock;
class RunBlock;
class LabelledSlider;
class PanelBlock;
class PanelRow;
class ServerBlock;
class ServingBlock;
class SessionBlock;
class TrafficBlock;
class TrainerBlock;
class TrainingBlock;

// Everything the user says about the work, by profile. It reads the session's workload and writes single
// values of it. F7, F8 and F9 go to precision, context (tokens per item) and users (batch).
class WorkloadPanel : public QWidget {
    Q_OBJECT

  public:
    explicit WorkloadPanel(ComparisonSession& session, QWidget* parent = nullptr);

    void focusPrecision();
    void focusContext();
    void focusUsers();

    [[nodiscard]] LabelledSlider* parameters() const { return m_parameters; }
    [[nodiscard]] QComboBox* mode() const { return m_mode; }
    [[nodiscard]] ServingBlock* serving() const { return m_serving; }
    [[nodiscard]] TrainingBlock* training() const { return m_training; }
    [[nodiscard]] TrainerBlock* trainer() const { return m_trainer; }
    [[nodiscard]] TrafficBlock* traffic() const { return m_traffic; }
    [[nodiscard]] SessionBlock* sessions() const { return m_sessions; }
    [[nodiscard]] BatchBlock* batch() const { return m_batch; }
    [[nodiscard]] RunBlock* run() const { return m_run; }
    [[nodiscard]] ExtrasBlock* extras() const { return m_extras; }
    [[nodiscard]] ServerBlock* server() const { return m_server; }

  private:
    void makeInputs();
    void layOut();
    void connectInputs();
    void addShortcuts();
    void takeMode(int index);
    void showWorkload();

    ComparisonSession& m_session;
    WorkloadEditor m_editor;
    LabelledSlider* m_parameters = nullptr;
    QComboBox* m_mode = nullptr;
    PanelRow* m_modeRow = nullptr;
    ServingBlock* m_serving = nullptr;
    TrainingBlock* m_training = nullptr;
    TrainerBlock* m_trainer = nullptr;
    TrafficBlock* m_traffic = nullptr;
    QFrame* m_line = nullptr;
    SessionBlock* m_sessions = nullptr;
    BatchBlock* m_batch = nullptr;
    RunBlock* m_run = nullptr;
    ExtrasBlock* m_extras = nullptr;
    ServerBlock* m_server = nullptr;
};

} // namespace fitgauge::ui
