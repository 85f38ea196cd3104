// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/compare/explain.h"

#include <QFrame>

class QLabel;
class QPushButton;

namespace fitgauge::ui {

class QuietLabel;

// "Cheaper with 8-bit": the offer, its cost and saving, and a button that switches the workload over.
class PrecisionCard : public QFrame {
    Q_OBJECT

  public:
    explicit PrecisionCard(QWidget* parent);
    void setContent(const compare::Comparison& comparison, const compare::CheaperIf& suggestion);
    [[nodiscard]] QString words() const;
    [[nodiscard]] QPushButton* button() const { return m_button; }

  Q_SIGNALS:
    void chosen();

  protected:
    void paintEvent(QPaintEvent* event) override;

  private:
    QLabel* m_title = nullptr;
    QLabel* m_offer = nullptr;
    QuietLabel* m_saving = nullptr;
    QPushButton* m_button = nullptr;
};

} // namespace fitgauge::ui
