// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/compare/offer_table.h"
#include "core/report/plan_difference.h"

#include <QDialog>

class QLabel;
class QTableWidget;

namespace fitgauge::ui {

// What differs between an opened plan and the catalog of this machine: the answers, then prices and offers.
class PlanChangesDialog : public QDialog {
    Q_OBJECT

  public:
    PlanChangesDialog(const report::Plan& plan, const report::PlanDifference& difference,
                      const compare::OfferTable& table, QWidget* parent = nullptr);

    [[nodiscard]] QString summary() const; // all sentences, one a line
    [[nodiscard]] QTableWidget* table() const { return m_table; }

  private:
    QLabel* m_summary;
    QTableWidget* m_table;
};

} // namespace fitgauge::ui
