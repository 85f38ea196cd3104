// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/gauge/gauge_state.h"

#include <QTimer>
#include <QWidget>

namespace fitgauge::ui {

class ComparisonSession;

// Title, bars, legend and sentence of the row that the session is about: the selected one, else the answer.
class GaugeWidget : public QWidget {
    Q_OBJECT

  public:
    explicit GaugeWidget(QWidget* parent = nullptr);
    // Follows a session; it must outlive the widget.
    explicit GaugeWidget(ComparisonSession& session, QWidget* parent = nullptr);

    void setState(const GaugeState& state);
    [[nodiscard]] const GaugeState& state() const { return m_state; }

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;
    [[nodiscard]] bool hasHeightForWidth() const override { return true; }
    [[nodiscard]] int heightForWidth(int width) const override;

  protected:
    void paintEvent(QPaintEvent* event) override;
    void changeEvent(QEvent* event) override;

  private:
    void follow();
    void announce();

    ComparisonSession* m_session = nullptr;
    GaugeState m_state;
    QTimer m_atRest; // a screen reader reads every change: tell it only when the value rests
};

} // namespace fitgauge::ui
