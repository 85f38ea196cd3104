// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/compare/price_history.h"
#include "ui/charts/offer_chart.h"

namespace fitgauge::ui {

// "Is this a good price?" What a card of the offer's part cost on its market over time: least, median and
// most price of all offers of the catalog, and today.
class HistoryChartPanel : public OfferChart {
    Q_OBJECT

  public:
    explicit HistoryChartPanel(ComparisonSession& session, QWidget* parent = nullptr);
    [[nodiscard]] QString title() const override;
    [[nodiscard]] const compare::PriceHistory& data() const { return m_history; }

  protected:
    void showData(const compare::Comparison& comparison) override;
    [[nodiscard]] QString askedQuestion() const override;
    void showReadOut(std::optional<double> x) override;

  private:
    [[nodiscard]] QString answerText(const compare::OfferTable& table) const;
    [[nodiscard]] double daysIn(Date day) const; // since the first day
    [[nodiscard]] const compare::PriceDay& dayAt(double x) const;
    [[nodiscard]] QList<QPointF> stairs(Money compare::PriceDay::*price) const;
    void draw();
    void fill();

    compare::PriceHistory m_history;
    Row m_row = 0;
};

} // namespace fitgauge::ui
