// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

class QLabel;
class QToolButton;

namespace fitgauge::ui {

// One quiet line that says what happened and can be closed: a damaged catalog that was kept aside, for
// example.
class NoticeBar : public QWidget {
    Q_OBJECT

  public:
    explicit NoticeBar(QWidget* parent = nullptr); // hidden until there is something to say
    void showSentence(const QString& sentence);

  protected:
    void paintEvent(QPaintEvent* event) override;

  private:
    QLabel* m_text = nullptr;
    QToolButton* m_close = nullptr;
};

} // namespace fitgauge::ui
