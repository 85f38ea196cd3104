// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QTimer>
#include <QWidget>

class QLabel;
class QLineEdit;
class QToolButton;

namespace fitgauge::ui {

class ComparisonSession;
class PoliteAnnouncer;

// Search field (Ctrl+F or /), how many offers are shown, and the button for the table's columns. Typing waits
// for a short pause, Return does not.
class SearchBar : public QWidget {
    Q_OBJECT

  public:
    explicit SearchBar(ComparisonSession& session, QWidget* parent = nullptr);
    [[nodiscard]] QLineEdit* field() const { return m_field; }
    [[nodiscard]] QString countText() const;

  public Q_SLOTS:
    void focusField();

  Q_SIGNALS:
    // The table's owner shows its column menu here, in global coordinates.
    void columnMenuRequested(const QPoint& position);
    void tableRequested(); // Down or Return twice: the keyboard goes on to the table

  protected:
    void changeEvent(QEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

  private:
    void refresh();
    void apply();
    void retranslate();
    void updateIcons();

    ComparisonSession& m_session;
    QLineEdit* m_field;
    QAction* m_lens;
    QLabel* m_count;
    QToolButton* m_columns;
    PoliteAnnouncer* m_announcer;
    QTimer m_pause;
};

} // namespace fitgauge::ui
