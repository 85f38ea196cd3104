// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/compare/launches_curve.h"
#include "ui/charts/offer_chart.h"

namespace fitgauge::ui {

// "How does rounding add up?" Month cost against launches; the user's count can be dragged.
class LaunchesChartPanel : public OfferChart {
    Q_OBJECT

  public:
    explicit LaunchesChartPanel(ComparisonSession& session, QWidget* parent = nullptr);
    [[nodiscard]] QString title() const override;
    [[nodiscard]] const compare::LaunchesChart& data() const { return m_data; }
    [[nodiscard]] QComboBox* source() const { return m_source; }

  protected:
    void showData(const compare::Comparison& comparison) override;
    [[nodiscard]] QString askedQuestion() const override;
    void showReadOut(std::optional<double> x) override;

  private:
    [[nodiscard]] bool showsTray() const;
    [[nodiscard]] QString lineName(const compare::LaunchesLine& line) const;
    [[nodiscard]] Series lineSeries(std::size_t line) const;
    [[nodiscard]] QString answerText() const;
    void draw();
    void fill();
    void takeLaunches(double x, int gesture);

    compare::LaunchesChart m_data;
    QComboBox* m_source = nullptr;
};

} // namespace fitgauge::ui
