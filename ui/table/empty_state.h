// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAbstractButton>
#include <QWidget>

class QLabel;

class QHBoxLayout;

namespace fitgauge::ui {

// What stands in a place that has nothing to show: a bold line, one sentence with figures, up to three
// buttons; the first is filled when it is the only one. In the middle, left-aligned, at most 420 px wide.
class EmptyState : public QWidget {
    Q_OBJECT

  public:
    explicit EmptyState(QWidget* parent = nullptr);

    void setText(const QString& title, const QString& sentence);
    void clearButtons();
    template<typename Slot>
    void addButton(const QString& text, Slot slot) {
        connect(addPlainButton(text), &QAbstractButton::clicked, this, slot);
    }

  private:
    QAbstractButton* addPlainButton(const QString& text);

    QLabel* m_title;
    QLabel* m_sentence;
    QHBoxLayout* m_buttons;
};

} // namespace fitgauge::ui
