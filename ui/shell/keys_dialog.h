// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDialog>

class QLineEdit;
class QTableWidget;

namespace fitgauge::ui {

// All keys with what they do, searchable.
class KeysDialog : public QDialog {
    Q_OBJECT

  public:
    explicit KeysDialog(QWidget* parent = nullptr);

  private:
    void showMatching(const QString& text);

    QLineEdit* m_search = nullptr;
    QTableWidget* m_table = nullptr;
};

} // namespace fitgauge::ui
