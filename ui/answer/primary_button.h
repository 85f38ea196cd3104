// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPushButton>

namespace fitgauge::ui {

// The one filled button of a window: accent behind, its shortcut key small beside the text.
class PrimaryButton : public QPushButton {
    Q_OBJECT

  public:
    explicit PrimaryButton(QWidget* parent = nullptr);
    void setKeyHint(const QString& key); // "F1"; shown only, the shortcut belongs to the window
    [[nodiscard]] QSize sizeHint() const override;

  protected:
    void paintEvent(QPaintEvent* event) override;
    void focusInEvent(QFocusEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;

  private:
    QString m_key;
    bool m_ring = false;
};

} // namespace fitgauge::ui
