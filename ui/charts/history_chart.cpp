// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/charts/history_chart.h"

#include "ui/answer/offer_words.h"
#include "ui/charts/chart_read_out.h"
#include "ui/charts/plot_view.h"
#include "ui/session/comparison_session.h"
#include "ui/text/names.h"
#include "ui/text/quantity_text.h"

#include <algorithm>
#include <cmath>
#include <iterator>

namespace fitgauge::ui {
namespace {

constexpr int kDaySteps = 8;
constexpr double kMillion = 1e6;

QString dayText(Date day) {
    return QString::fromStdString(day.toIso());
}

QString cardPrice(Money price) {
    return moneyText(price, 2);
}

// Of the outer lines: they bound the band and are not offers.
Series quietLine(const Theme& theme, Marker marker) {
    return {theme.quiet, {2, 3}, marker};
}

} // namespace

HistoryChartPanel::HistoryChartPanel(ComparisonSession& session, QWidget* parent)
    : OfferChart(session, parent) {
    setObjectName(QStringLiteral("historyChart"));
}

QString HistoryChartPanel::title() const {
    return tr("History");
}

QString HistoryChartPanel::askedQuestion() const {
    return tr("Is this a good price?");
}

void HistoryChartPanel::showData(const compare::Comparison& comparison) {
    m_history = {};
    const auto focus = session().focusRow();
    if (!focus) {
        return showNothing(tr("No offer is shown."));
    }
    m_row = *focus;
    const compare::OfferTable& table = comparison.table();
    m_history = compare::priceHistory(table, table.kindOf(m_row).gpu, table.marketOf(m_row),
                                      comparison.workload().today);
    if (m_history.days.empty()) {
        return showNothing(tr("No price in USD of this card is known on this market."));
    }
    assignSeries({m_row});
    plot()->setVisible(true);
    draw();
    //: unit of the axis; %1 a card, %2 "on-demand" or "spot"
    setWords(askedQuestion(), answerText(table),
             tr("USD per card and hour, %1, %2")
                 .arg(gpuTitle(table.gpuOf(m_row)), ui::nameOf(table.marketOf(m_row))));
    showReadOut(plot()->readOut());
    fill();
}

QString HistoryChartPanel::answerText(const compare::OfferTable& table) const {
    const compare::PriceDay& today = m_history.days.back();
    //: three prices of a card
    QString answer = tr("Today a card costs %1 to %2, median %3.")
                         .arg(cardPrice(today.least), cardPrice(today.most), cardPrice(today.median));
    const auto price = table.priceOf(m_row);
    const double count = table.kindOf(m_row).gpuCount;
    if (price && price->currency == Currency() && count > 0 && today.median.nano > 0) {
        const Money own{std::llround(static_cast<double>(price->nano) / count), {}};
        const double ratio = static_cast<double>(own.nano) / static_cast<double>(today.median.nano);
        const std::int64_t apart = std::llround(std::abs(ratio - 1) * kMillion);
        const QString share = percentText(apart);
        answer += u' ';
        if (own.nano == today.median.nano) {
            answer += tr("This offer is the median.");
        } else if (own.nano < today.median.nano) {
            //: %1 a price, %2 a share such as "12 %"
            answer += tr("This offer at %1 is %2 below it.").arg(cardPrice(own), share);
        } else {
            //: %1 a price, %2 a share such as "12 %"
            answer += tr("This offer at %1 is %2 above it.").arg(cardPrice(own), share);
        }
    }
    return m_history.hasPast ? answer : answer + u' ' + tr("Earlier prices come with the next imports.");
}

double HistoryChartPanel::daysIn(Date day) const {
    return day - m_history.days.front().day;
}

const compare::PriceDay& HistoryChartPanel::dayAt(double x) const {
    const auto after = std::ranges::upper_bound(
        m_history.days, x, {}, [this](const compare::PriceDay& day) { return daysIn(day.day); });
    return after == m_history.days.begin() ? *after : *std::prev(after);
}

QList<QPointF> HistoryChartPanel::stairs(Money compare::PriceDay::*price) const {
    QList<QPointF> points;
    for (const compare::PriceDay& day : m_history.days) {
        if (!points.isEmpty()) {
            points << QPointF(daysIn(day.day), points.back().y());
        }
        points << QPointF(daysIn(day.day), plotted(day.*price));
    }
    if (points.size() == 1) { // one day: a line of its own length
        points << QPointF(1, points.front().y());
    }
    return points;
}

void HistoryChartPanel::draw() {
    const Theme& theme = themeOf(this);
    PlotData drawn;
    const auto least = stairs(&compare::PriceDay::least);
    const auto most = stairs(&compare::PriceDay::most);
    const Series own = seriesOf(m_row);
    drawn.lines = {{own, stairs(&compare::PriceDay::median)},
                   {quietLine(theme, Marker::TriangleUp), most},
                   {quietLine(theme, Marker::TriangleDown), least}};
    PlotArea band;
    band.fill = AreaFill::Used;
    band.color = own.color;
    for (const QPointF& point : most) {
        band.outline << point;
    }
    std::for_each(least.rbegin(), least.rend(), [&](const QPointF& point) { band.outline << point; });
    drawn.areas = {band};
    const double span = std::max(daysIn(m_history.days.back().day), 1.0);
    drawn.x = niceScale(span, kDaySteps);
    drawn.x = {span, std::max(1.0, std::ceil(drawn.x.step)), 0};
    double highest = 0;
    for (const QPointF& point : most) {
        highest = std::max(highest, point.y());
    }
    drawn.y = niceScale(highest * 1.02, costSteps());
    drawn.y.decimals = std::max(drawn.y.decimals, 1);
    //: title of the horizontal axis; %1 a day
    drawn.xTitle = tr("Days since %1").arg(dayText(m_history.days.front().day));
    drawn.yours = span;
    drawn.yoursMoves = false;
    drawn.yoursText = tr("Today");
    drawn.keys = {{AreaFill::Used, own.color, tr("least to most")}};
    plot()->setData(std::move(drawn));
    plot()->setReadOutStep(1);
}

void HistoryChartPanel::showReadOut(std::optional<double> x) {
    if (m_history.days.empty()) {
        return;
    }
    const compare::PriceDay& today = m_history.days.back();
    const compare::PriceDay& then = x ? dayAt(*x) : today;
    const Theme& theme = themeOf(this);
    std::vector<ReadOutRow> rows;
    const auto add = [&](const Series& series, const QString& name, Money compare::PriceDay::*price) {
        ReadOutRow row;
        row.series = series;
        row.name = name;
        row.figures = {cardPrice(then.*price), cardPrice(today.*price)};
        row.strong = price == &compare::PriceDay::median;
        rows.push_back(std::move(row));
    };
    add(quietLine(theme, Marker::TriangleUp), tr("Most"), &compare::PriceDay::most);
    add(seriesOf(m_row), tr("Median"), &compare::PriceDay::median);
    add(quietLine(theme, Marker::TriangleDown), tr("Least"), &compare::PriceDay::least);
    //: head of a column; %n prices that stood on the day
    const QString day = x ? dayText(Date(m_history.days.front().day.daysSinceEpoch() +
                                         static_cast<std::int32_t>(std::lround(*x))))
                          : tr("%n price(s)", nullptr, static_cast<int>(then.prices));
    readOut()->setContent({tr("Price of a card"), day, tr("today")}, std::move(rows));
    plot()->setReadOutText(day);
}

void HistoryChartPanel::fill() {
    const QStringList heads{tr("Day"), tr("Prices"), tr("Least"), tr("Median"), tr("Most")};
    std::vector<QStringList> rows;
    for (const compare::PriceDay& day : m_history.days) {
        rows.push_back({dayText(day.day), countText(static_cast<std::int64_t>(day.prices)),
                        moneyText(day.least, 4), moneyText(day.median, 4), moneyText(day.most, 4)});
    }
    fillTable(heads, rows);
}

} // namespace fitgauge::ui
