// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/compare/traffic_curve.h"
#include "ui/charts/offer_chart.h"

namespace fitgauge::ui {

// "Always on, or scale to zero?" Month cost against requests a day; the user's traffic can be dragged.
class BreakEvenChartPanel : public OfferChart {
    Q_OBJECT

  public:
    explicit BreakEvenChartPanel(ComparisonSession& session, QWidget* parent = nullptr);
    [[nodiscard]] QString title() const override;
    [[nodiscard]] const compare::BreakEvenChart& data() const { return m_data; }

  protected:
    void showData(const compare::Comparison& comparison) override;
    [[nodiscard]] QString askedQuestion() const override;
    void showReadOut(std::optional<double> x) override;

  private:
    [[nodiscard]] QString answerText() const;
    void drawLines();
    void fill();
    void takeRequests(double x, int gesture);

    compare::BreakEvenChart m_data;
};

} // namespace fitgauge::ui
