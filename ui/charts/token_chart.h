// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/compare/token_curve.h"
#include "ui/charts/offer_chart.h"

namespace fitgauge::ui {

// "What does traffic do to the cost of a token?" Against users, or against utilisation.
class TokenChartPanel : public OfferChart {
    Q_OBJECT

  public:
    explicit TokenChartPanel(ComparisonSession& session, QWidget* parent = nullptr);
    [[nodiscard]] QString title() const override;
    [[nodiscard]] const compare::TokenChart& data() const { return m_data; }
    [[nodiscard]] QComboBox* axis() const { return m_axis; }

  protected:
    void showData(const compare::Comparison& comparison) override;
    [[nodiscard]] QString askedQuestion() const override;
    void showReadOut(std::optional<double> x) override;

  private:
    [[nodiscard]] bool byUsers() const;
    [[nodiscard]] QString answerText() const;
    void drawLines();
    void fill();
    void takeUsers(double x, int gesture);

    compare::TokenChart m_data;
    QComboBox* m_axis = nullptr;
};

} // namespace fitgauge::ui
