// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

#include <vector>

class QLabel;
class QPushButton;

namespace fitgauge::ui {

class ComparisonSession;
class TrayItem;

// The picked offers at the foot of the window, and what can be done with them. Items that do not fit become
// "+2", with a menu; below `setNarrow` the two exports share one button.
class CompareTray : public QWidget {
    Q_OBJECT

  public:
    explicit CompareTray(ComparisonSession& session, QWidget* parent = nullptr);
    void setNarrow(bool narrow);
    [[nodiscard]] const std::vector<TrayItem*>& items() const { return m_items; }
    [[nodiscard]] int overflowCount() const { return m_overflowCount; }
    [[nodiscard]] QPushButton* sideBySideButton() const { return m_sideBySide; }
    [[nodiscard]] QPushButton* csvButton() const { return m_csv; }
    [[nodiscard]] QPushButton* pdfButton() const { return m_pdf; }
    [[nodiscard]] QString message() const;
    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

  public Q_SLOTS:
    // "5 is the most that reads well": stays until something is removed.
    void showFull();

  Q_SIGNALS:
    void sideBySideRequested();
    void exportCsvRequested();
    void pdfReportRequested();

  protected:
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;

  private:
    void refresh();
    void rebuild();
    void place();
    void retranslate();
    void showOverflowMenu();
    int placeButtons();

    ComparisonSession& m_session;
    QLabel* m_title;
    QLabel* m_message;
    QPushButton* m_overflow;
    QPushButton* m_sideBySide;
    QPushButton* m_csv;
    QPushButton* m_pdf;
    QPushButton* m_export; // both, in the narrow window
    std::vector<TrayItem*> m_items;
    int m_overflowCount = 0;
    bool m_narrow = false;
    bool m_isFullShown = false;
};

} // namespace fitgauge::ui
