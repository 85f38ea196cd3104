// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAbstractButton>

namespace fitgauge::ui {

// One active filter: a pill with a cross. The mouse acts on the cross; by keyboard Del, Backspace, Space and
// Return remove it. clicked() means "remove".
class Chip : public QAbstractButton {
    Q_OBJECT

  public:
    Chip(const QString& text, bool fromProfile, QWidget* parent = nullptr);
    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

  protected:
    void paintEvent(QPaintEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void focusInEvent(QFocusEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;
    [[nodiscard]] bool hitButton(const QPoint& position) const override;

  private:
    [[nodiscard]] QRect crossTarget() const;
    bool m_ring = false;
};

} // namespace fitgauge::ui
