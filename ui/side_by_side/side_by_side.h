// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/side_by_side/side_model.h"

#include <QDialog>

class QCheckBox;
class QLabel;
class QPushButton;
class QTableView;
class QToolButton;

namespace fitgauge::ui {

class AttributeNames;
class ComparisonSession;
class OfferNames;
class SideDelegate;

// The picked offers beside each other: names stay at the top, attributes at the left; differences to the
// baseline, the best of each row, and only the rows that differ if one likes. Not modal: follows picks and
// comparison.
class SideBySide : public QDialog {
    Q_OBJECT

  public:
    explicit SideBySide(ComparisonSession& session, QWidget* parent = nullptr);
    // Opens the dialog of `parent`, or brings it to the front.
    static SideBySide* showFor(ComparisonSession& session, QWidget* parent);

    [[nodiscard]] const SideModel& model() const { return *m_model; }
    [[nodiscard]] QCheckBox* differencesOnly() const { return m_differencesOnly; }
    [[nodiscard]] QString hiddenText() const;

  Q_SIGNALS:
    void exportCsvRequested();
    void pdfReportRequested();

  protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
    void showEvent(QShowEvent* event) override;
    void changeEvent(QEvent* event) override;

  private:
    void makeTable();
    [[nodiscard]] QLayout* makeHead();
    [[nodiscard]] QLayout* makeFoot();
    void refresh();
    void place();
    void shareRoom();
    void chooseRows();
    void setBaseline(int section);
    void copyTable();
    void retranslate();
    void updateColors();

    ComparisonSession& m_session;
    SideModel* m_model;
    QTableView* m_table;
    OfferNames* m_offers;
    AttributeNames* m_attributes;
    SideDelegate* m_delegate;
    QLabel* m_title;
    QLabel* m_hidden;
    QCheckBox* m_differencesOnly;
    QToolButton* m_copy;
    QPushButton* m_rows;
    QPushButton* m_csv;
    QPushButton* m_pdf;
};

} // namespace fitgauge::ui
