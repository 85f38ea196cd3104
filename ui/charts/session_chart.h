// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/compare/cost_curve.h"
#include "ui/charts/chart_panel.h"
#include "ui/theme/theme.h"

class QComboBox;

namespace fitgauge::ui {

class ComparisonSession;
struct PlotData;

// "What does one session cost?" The offer that the session is about under four billing steps and its own, or
// the offers in the tray under their own rules. The user's session length can be dragged.
class SessionChartPanel : public ChartPanel {
    Q_OBJECT

  public:
    explicit SessionChartPanel(ComparisonSession& session, QWidget* parent = nullptr);

    [[nodiscard]] QString title() const override;
    [[nodiscard]] const compare::SessionChart& data() const { return m_data; }
    [[nodiscard]] QComboBox* source() const { return m_source; }

  protected:
    void refresh() override;
    void changeEvent(QEvent* event) override;

  private:
    [[nodiscard]] bool showsTray() const;
    [[nodiscard]] Series seriesOf(std::size_t line) const;
    [[nodiscard]] PlotData plotData() const;
    void readData();
    void showWords();
    void showReadOut(std::optional<double> x);
    void fillTable();
    void takeLength(double x, int gesture);
    [[nodiscard]] Duration lengthAt(double x) const;

    ComparisonSession& m_session;
    compare::SessionChart m_data;
    std::optional<compare::OfferTable::Row> m_row;
    QComboBox* m_source = nullptr;
};

} // namespace fitgauge::ui
