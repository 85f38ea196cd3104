// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/compare/traffic_curve.h"
#include "ui/charts/offer_chart.h"

namespace fitgauge::ui {

// "When do I pay for idle capacity?" What is paid and used over the 24 hours of a day.
class DayChartPanel : public OfferChart {
    Q_OBJECT

  public:
    explicit DayChartPanel(ComparisonSession& session, QWidget* parent = nullptr);
    [[nodiscard]] QString title() const override;
    [[nodiscard]] const std::optional<compare::DayChart>& data() const { return m_data; }

  protected:
    void showData(const compare::Comparison& comparison) override;
    [[nodiscard]] QString askedQuestion() const override;
    void showReadOut(std::optional<double> x) override;

  private:
    [[nodiscard]] QString answerText() const;
    void drawDay();
    void fill();

    std::optional<compare::DayChart> m_data;
};

} // namespace fitgauge::ui
