// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAbstractButton>

namespace fitgauge::ui {

// A quiet link: accent text, underlined under the pointer, focus ring around the text by keyboard. A real
// button for assistive tools. `iconName` (resources/icons) follows the text.
class LinkButton : public QAbstractButton {
    Q_OBJECT

  public:
    explicit LinkButton(QWidget* parent = nullptr);
    void setTrailingIcon(const QString& iconName);
    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override { return sizeHint(); }

  protected:
    void paintEvent(QPaintEvent* event) override;
    void focusInEvent(QFocusEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;
    void enterEvent(QEnterEvent* event) override;
    void leaveEvent(QEvent* event) override;

  private:
    QString m_iconName;
    bool m_ring = false;
};

} // namespace fitgauge::ui
