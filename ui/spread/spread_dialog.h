// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDialog>

class QCheckBox;
class QLabel;
class QTableView;

namespace fitgauge::ui {

class ComparisonSession;
class SpreadModel;

// "Prices by GPU": what one card costs, per GPU, over the shown offers or over all. Not modal: follows the
// comparison. Return or a double click filters the offers to that GPU.
class SpreadDialog : public QDialog {
    Q_OBJECT

  public:
    explicit SpreadDialog(ComparisonSession& session, QWidget* parent = nullptr);
    // Opens the dialog of `parent`, or brings it to the front.
    static SpreadDialog* showFor(ComparisonSession& session, QWidget* parent);

    [[nodiscard]] SpreadModel& model() const { return *m_model; }
    [[nodiscard]] QCheckBox* allOffers() const { return m_all; }
    [[nodiscard]] QTableView* table() const { return m_table; }

  private:
    void refresh();
    void filterTo(int row);

    ComparisonSession& m_session;
    SpreadModel* m_model;
    QTableView* m_table;
    QLabel* m_title;
    QCheckBox* m_all;
};

} // namespace fitgauge::ui
