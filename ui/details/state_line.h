// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef> // first: moc cannot read <compare> before the configuration of the standard library

#include "core/sizing/fit.h"

#include <QWidget>

namespace fitgauge::ui {

// Shape and word of the fit at the left, what it costs at the right.
class StateLine : public QWidget {
    Q_OBJECT

  public:
    explicit StateLine(QWidget* parent = nullptr);

    void setContent(sizing::Fit fit, const QString& words, const QString& figure, const QString& unit);
    [[nodiscard]] const QString& words() const { return m_words; }
    [[nodiscard]] QString cost() const;
    [[nodiscard]] QSize sizeHint() const override;

  protected:
    void paintEvent(QPaintEvent* event) override;

  private:
    sizing::Fit m_fit = sizing::Fit::Unknown;
    QString m_words, m_figure, m_unit;
};

} // namespace fitgauge::ui
