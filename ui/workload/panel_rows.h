// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLabel>
#include <QWidget>

class QComboBox;

namespace fitgauge::ui {

// A form row: name at the left, one input at the right, as high as its neighbours.
class PanelRow : public QWidget {
    Q_OBJECT

  public:
    PanelRow(const QString& label, QWidget* input, QWidget* parent = nullptr);
    void setLabel(const QString& label);
    [[nodiscard]] QWidget* input() const { return m_input; }

  private:
    QLabel* m_label = nullptr;
    QWidget* m_input = nullptr;
};

// A combo box of the panel's width that ignores the wheel until it has the focus.
[[nodiscard]] QComboBox* panelCombo(const QString& name, QWidget* parent);

// Bold small heading of a block.
[[nodiscard]] QLabel* panelHeading(const QString& text, QWidget* parent);
// One small line in the second text colour; follows the theme.
class QuietLabel : public QLabel {
    Q_OBJECT

  public:
    explicit QuietLabel(QWidget* parent = nullptr);

  protected:
    void changeEvent(QEvent* event) override;

  private:
    void takeColor();
};

// A heading that folds what stands below it. While folded it shows the values in one line at the right.
class Fold : public QWidget {
    Q_OBJECT

  public:
    Fold(const QString& title, QWidget* content, QWidget* parent = nullptr);
    void setSummary(const QString& summary);
    void setTitle(const QString& title);
    void setOpen(bool open);
    [[nodiscard]] bool isOpen() const { return m_open; }

  private:
    class Header;
    Header* m_header = nullptr;
    QWidget* m_content = nullptr;
    bool m_open = false;
};

} // namespace fitgauge::ui
