// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/billing/session.h"
#include "ui/charts/offer_chart.h"

namespace fitgauge::ui {

// "Where does the money go?" One bar per offer, split by what is paid for.
class MixChartPanel : public OfferChart {
    Q_OBJECT

  public:
    explicit MixChartPanel(ComparisonSession& session, QWidget* parent = nullptr);
    [[nodiscard]] QString title() const override;

  protected:
    void showData(const compare::Comparison& comparison) override;
    [[nodiscard]] QString askedQuestion() const override;
    void showReadOut(std::optional<double> x) override;

  private:
    struct Bar {
        Row row = 0;
        billing::Breakdown bill;
    };
    [[nodiscard]] QString answerText() const;
    void drawBars();
    void fill();
    [[nodiscard]] const Bar* focusBar() const;

    std::vector<Bar> m_bars;
};

} // namespace fitgauge::ui
