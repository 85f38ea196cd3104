// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPointer>
#include <QWidget>

class QLabel;
class QToolButton;
class QVBoxLayout;

namespace fitgauge::ui {

// A panel that slides in front of the right part of `host` where the window is too narrow for a dock: it
// covers from the lower edge of `below` to the bottom and follows both. It holds one widget that others own
// the meaning of. Esc or its button closes it.
class Drawer : public QWidget {
    Q_OBJECT

  public:
    Drawer(QWidget* host, QWidget* below);

    // Takes the widget in; nullptr gives it free (it has no parent then).
    void setContent(QWidget* content);
    void setTitle(const QString& title);
    void open();

  Q_SIGNALS:
    void closedByUser();

  protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
    void changeEvent(QEvent* event) override;

  private:
    void place();
    void retranslate();
    void closeByUser();

    QWidget* m_below = nullptr;
    QVBoxLayout* m_column = nullptr;
    QLabel* m_title = nullptr;
    QToolButton* m_close = nullptr;
    QPointer<QWidget> m_content;
};

} // namespace fitgauge::ui
