// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLineEdit>

#include <cstdint>
#include <functional>
#include <optional>

namespace fitgauge::ui {

// How a field writes and reads its number, and what it accepts.
struct NumberFormat {
    std::function<QString(std::int64_t)> write;
    std::function<std::optional<std::int64_t>(const QString&)> read;
    QString unit; // quiet, inside the field at its right; may be empty
    std::int64_t least = 0;
    std::int64_t most = 1'000'000'000'000'000;
};
[[nodiscard]] NumberFormat countFormat(std::int64_t least, std::int64_t most, const QString& unit = {});
[[nodiscard]] NumberFormat tokensFormat(std::int64_t least, std::int64_t most, const QString& unit);
// Milliseconds inside; people read and type `unit`: "s", "min" or "h".
[[nodiscard]] NumberFormat durationFormat(std::int64_t leastMs, std::int64_t mostMs, const QString& unit);
// Tenths inside, one decimal shown where there is one.
[[nodiscard]] NumberFormat tenthsFormat(std::int64_t least, std::int64_t most, const QString& unit);

// A right-aligned number with its unit inside. Return or leaving the field takes the number; what cannot be
// read or lies outside the limits brings the old one back and says so.
class NumberField : public QLineEdit {
    Q_OBJECT

  public:
    NumberField(NumberFormat format, const QString& name, QWidget* parent = nullptr);

    void setValue(std::optional<std::int64_t> value); // empty shows "unknown"
    [[nodiscard]] std::optional<std::int64_t> value() const { return m_value; }
    void setUnit(const QString& unit);
    [[nodiscard]] QString spokenValue() const; // "8,192 tokens"
    void setSample(std::int64_t widest);       // the width is made for this number

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

  Q_SIGNALS:
    void valueEdited(std::int64_t value);
    void stepped(int steps); // Up and Down keys
    void refused();

  protected:
    void paintEvent(QPaintEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void focusInEvent(QFocusEvent* event) override;
    void changeEvent(QEvent* event) override;

  private:
    void take();
    void showValue();
    void reserveUnit();

    NumberFormat m_format;
    std::optional<std::int64_t> m_value;
    std::int64_t m_sample = 0;
};

} // namespace fitgauge::ui
