// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

#include <optional>
#include <string>

class QLabel;
class QLineEdit;

namespace fitgauge::ui {

// "from – to" with a unit. An empty field is an open end. What is typed in the user's number format comes out
// as plain digits with a point, so that money never passes through a double.
class RangeFields : public QWidget {
    Q_OBJECT

  public:
    RangeFields(const QString& name, const QString& unit, QWidget* parent = nullptr);
    void setTexts(const QString& low, const QString& high); // as shown; a field with focus is left alone
    [[nodiscard]] std::optional<std::string> low() const;
    [[nodiscard]] std::optional<std::string> high() const;
    [[nodiscard]] QLineEdit* lowField() const { return m_low; }
    [[nodiscard]] QLineEdit* highField() const { return m_high; }

  Q_SIGNALS:
    void edited();

  private:
    QLineEdit* m_low;
    QLineEdit* m_high;
};

} // namespace fitgauge::ui
