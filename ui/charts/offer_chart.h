// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/compare/comparison.h"
#include "ui/charts/chart_panel.h"
#include "ui/theme/theme.h"

#include <map>
#include <optional>
#include <vector>

class QComboBox;

namespace fitgauge::ui {

class ComparisonSession;

// A chart of the offers in the tray and the one that the session is about: what such charts share.
class OfferChart : public ChartPanel {
    Q_OBJECT

  public:
    explicit OfferChart(ComparisonSession& session, QWidget* parent = nullptr);

  protected:
    using Row = compare::OfferTable::Row;

    void changeEvent(QEvent* event) override;
    void refresh() final;
    // Fills plot, words, read-out and table; without data it calls showNothing().
    virtual void showData(const compare::Comparison& comparison) = 0;
    [[nodiscard]] virtual QString askedQuestion() const = 0;
    virtual void showReadOut(std::optional<double> x) = 0;

    [[nodiscard]] ComparisonSession& session() const { return m_session; }
    // Tray in its order, then the offer that the session is about, when it is not among them.
    [[nodiscard]] std::vector<Row> chartRows() const;
    // Gives rows that are not in the tray a series that the tray does not use.
    void assignSeries(const std::vector<Row>& rows);
    [[nodiscard]] Series seriesOf(Row row) const;
    [[nodiscard]] QString nameOf(Row row) const;
    [[nodiscard]] bool isFocus(Row row) const;
    QComboBox* addChoice(const QString& name, const QStringList& choices);

    [[nodiscard]] int costSteps() const; // that the height has room for
    void showNothing(const QString& why);
    void fillTable(const QStringList& heads, const std::vector<QStringList>& rows);

  private:
    ComparisonSession& m_session;
    std::map<Row, int> m_series;
};

[[nodiscard]] double plotted(Money money); // in units of its currency
// Two decimals under 100, none from 100 on, four where two would print zero.
[[nodiscard]] QString chartMoney(Money money);

} // namespace fitgauge::ui
