// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/charts/offer_chart.h"

#include "ui/answer/offer_words.h"
#include "ui/charts/chart_read_out.h"
#include "ui/charts/plot_view.h"
#include "ui/session/comparison_session.h"
#include "ui/text/quantity_text.h"
#include "ui/workload/panel_rows.h"

#include <QComboBox>
#include <QEvent>
#include <QHeaderView>
#include <QTableWidget>

#include <algorithm>

namespace fitgauge::ui {
namespace {

constexpr double kCostStepHeight = 5.5; // units, at least; Qt Charts drops labels that stand closer
constexpr std::size_t kMostRows = 6;

QTableWidgetItem* cell(const QString& text, bool isName) {
    auto* item = new QTableWidgetItem(text);
    item->setTextAlignment((isName ? Qt::AlignLeft : Qt::AlignRight) | Qt::AlignVCenter);
    return item;
}

} // namespace

OfferChart::OfferChart(ComparisonSession& session, QWidget* parent) : ChartPanel(parent), m_session(session) {
    connect(&session, &ComparisonSession::comparisonChanged, this, &ChartPanel::refreshLater);
    connect(&session, &ComparisonSession::selectionChanged, this, &ChartPanel::refreshLater);
    connect(&session, &ComparisonSession::pickedChanged, this, &ChartPanel::refreshLater);
    connect(plot(), &PlotView::readOutChanged, this, [this](std::optional<double> x) { showReadOut(x); });
}

QComboBox* OfferChart::addChoice(const QString& name, const QStringList& choices) {
    QComboBox* combo = panelCombo(name, this);
    combo->addItems(choices);
    combo->setMinimumContentsLength(18);
    setControl(combo);
    connect(combo, &QComboBox::currentIndexChanged, this, &ChartPanel::refreshLater);
    return combo;
}

void OfferChart::refresh() {
    if (const auto comparison = m_session.comparison()) {
        showData(*comparison);
    } else {
        showNothing(tr("No offer is shown."));
    }
}

std::vector<OfferChart::Row> OfferChart::chartRows() const {
    std::vector<Row> rows;
    const auto comparison = m_session.comparison();
    for (const ComparisonSession::Picked& picked : m_session.picked()) {
        if (const auto row = comparison->table().rowOf(picked.offerId)) {
            rows.push_back(*row);
        }
    }
    const auto focus = m_session.focusRow();
    if (focus && std::ranges::find(rows, *focus) == rows.end() && rows.size() < kMostRows) {
        rows.push_back(*focus);
    }
    return rows;
}

void OfferChart::assignSeries(const std::vector<Row>& rows) {
    m_series.clear();
    std::vector<int> used;
    for (const ComparisonSession::Picked& picked : m_session.picked()) {
        used.push_back(picked.series);
    }
    for (const Row row : rows) {
        if (const auto own = m_session.seriesOf(row)) {
            m_series[row] = *own;
            continue;
        }
        int free = 0;
        while (std::ranges::find(used, free) != used.end() && free < 5) {
            ++free;
        }
        used.push_back(free);
        m_series[row] = free;
    }
}

Series OfferChart::seriesOf(Row row) const {
    const auto found = m_series.find(row);
    return themeOf(this).series[static_cast<std::size_t>(found == m_series.end() ? 5 : found->second)];
}

QString OfferChart::nameOf(Row row) const {
    const auto comparison = m_session.comparison();
    return comparison ? offerTitle(comparison->table(), row) : QString();
}

bool OfferChart::isFocus(Row row) const {
    return m_session.focusRow() == row;
}

int OfferChart::costSteps() const {
    return std::clamp(static_cast<int>((plot()->height() - units(12)) / units(kCostStepHeight)), 2, 6);
}

void OfferChart::showNothing(const QString& why) {
    plot()->setData({});
    plot()->setVisible(false);
    readOut()->setContent({}, {});
    setWords(askedQuestion(), why, {});
    fillTable({}, {});
}

void OfferChart::fillTable(const QStringList& heads, const std::vector<QStringList>& rows) {
    QTableWidget& target = *table();
    target.clear();
    target.setColumnCount(static_cast<int>(heads.size()));
    target.setRowCount(static_cast<int>(rows.size()));
    target.setHorizontalHeaderLabels(heads);
    for (int row = 0; row < target.rowCount(); ++row) {
        const QStringList& texts = rows[static_cast<std::size_t>(row)];
        for (int column = 0; column < target.columnCount(); ++column) {
            target.setItem(row, column, cell(texts.value(column), column == 0));
        }
    }
    fitTableColumns();
}

void OfferChart::changeEvent(QEvent* event) {
    ChartPanel::changeEvent(event);
    if (event->type() == QEvent::PaletteChange || event->type() == QEvent::LanguageChange) {
        refreshLater();
    }
}

double plotted(Money money) {
    return static_cast<double>(money.nano) / static_cast<double>(kNanoPerUnit);
}

QString chartMoney(Money money) {
    constexpr std::int64_t kHalfCent = kNanoPerUnit / 200;
    return money.nano > 0 && money.nano < kHalfCent ? moneyText(money, 4) : costText(money);
}

} // namespace fitgauge::ui
