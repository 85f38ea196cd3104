// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/compare/offer_table.h"
#include "core/speed/own_run.h"

#include <QDialog>

class QComboBox;
class QDateEdit;
class QDoubleSpinBox;
class QLineEdit;
class QPushButton;
class QSpinBox;

namespace fitgauge::ui {

// The figures of one measured run. Zero in a figure that may be left out means "not measured".
class RunForm : public QDialog {
    Q_OBJECT

  public:
    RunForm(const compare::OfferTable& table, const speed::OwnRun& run, QWidget* parent = nullptr);

    [[nodiscard]] speed::OwnRun run() const;

    [[nodiscard]] QDoubleSpinBox* outputRate() const { return m_outputRate; }
    [[nodiscard]] QPushButton* keep() const { return m_keep; }

  private:
    void fill(const compare::OfferTable& table);
    void updateKeep();

    speed::OwnRun m_run;
    QComboBox *m_gpu, *m_engine, *m_weights;
    QLineEdit *m_model, *m_note;
    QSpinBox *m_cards, *m_users, *m_prompt, *m_answer;
    QDoubleSpinBox *m_outputRate, *m_firstToken, *m_perToken, *m_peak;
    QDateEdit* m_day;
    QPushButton* m_keep = nullptr;
};

} // namespace fitgauge::ui
