// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/charts/break_even_chart.h"

#include "ui/charts/chart_read_out.h"
#include "ui/charts/plot_view.h"
#include "ui/session/comparison_session.h"
#include "ui/text/quantity_text.h"

#include <algorithm>
#include <cmath>

namespace fitgauge::ui {
namespace {

using compare::BreakEvenLine;

constexpr int kRequestSteps = 7;
constexpr int kTableRows = 13;

// A crossing is an estimate: two leading figures.
QString roundedCount(double value) {
    const double unit = value >= 10 ? std::pow(10.0, std::floor(std::log10(value)) - 1) : 1;
    return countText(std::llround(std::round(value / unit) * unit));
}

QString figure(std::optional<Money> cost) {
    return cost ? chartMoney(*cost) : QStringLiteral("–");
}

} // namespace

BreakEvenChartPanel::BreakEvenChartPanel(ComparisonSession& session, QWidget* parent)
    : OfferChart(session, parent) {
    setObjectName(QStringLiteral("breakEvenChart"));
    connect(plot(), &PlotView::yoursDragged, this, &BreakEvenChartPanel::takeRequests);
}

QString BreakEvenChartPanel::title() const {
    return tr("Break-even");
}

QString BreakEvenChartPanel::askedQuestion() const {
    return tr("Always on, or scale to zero?");
}

void BreakEvenChartPanel::showData(const compare::Comparison& comparison) {
    m_data = {};
    if (comparison.workload().profile != compare::Profile::Live) {
        return showNothing(
            tr("Scale to zero belongs to live serving: this profile starts and stops machines itself."));
    }
    m_data = compare::breakEvenChart(comparison, chartRows());
    if (m_data.lines.empty()) {
        return showNothing(tr("No offer here has a price and a known speed, so there is nothing to draw."));
    }
    std::vector<Row> rows;
    for (const BreakEvenLine& line : m_data.lines) {
        rows.push_back(line.row);
    }
    assignSeries(rows);
    plot()->setVisible(true);
    drawLines();
    //: unit of the axis; %1 a currency
    setWords(askedQuestion(), answerText(), tr("%1 per month").arg(QStringLiteral("USD")));
    showReadOut(plot()->readOut());
    fill();
}

QString BreakEvenChartPanel::answerText() const {
    if (!m_data.zero) {
        return tr("The catalog has no serverless offer that runs this model, so always on has no rival.");
    }
    const BreakEvenLine& zero = m_data.lines[*m_data.zero];
    const BreakEvenLine& first = m_data.lines.front();
    if (first.scalesToZero || !first.atYours || !zero.atYours) {
        return tr("Compare an always-on offer to see from which traffic it is cheaper.");
    }
    const std::int64_t more = zero.atYours->nano - first.atYours->nano;
    const QString requests = countText(std::llround(m_data.requests));
    const QString gap = chartMoney({std::abs(more), zero.atYours->currency});
    QString answer = more >= 0
                         //: %1 a count, %2 %3 %4 amounts
                         ? tr("At %1 requests a day always on costs %2 a month, scale to zero %3 (%4 more).")
                               .arg(requests, chartMoney(*first.atYours), chartMoney(*zero.atYours), gap)
                         //: %1 a count, %2 %3 %4 amounts
                         : tr("At %1 requests a day always on costs %2 a month, scale to zero %3 (%4 less).")
                               .arg(requests, chartMoney(*first.atYours), chartMoney(*zero.atYours), gap);
    if (first.crossing) {
        //: %1 a count of requests
        answer += u' ' + tr("Below %1 a day scale to zero wins.").arg(roundedCount(*first.crossing));
    } else {
        answer += u' ' + tr("Scale to zero wins at all traffic shown.");
    }
    return answer;
}

void BreakEvenChartPanel::drawLines() {
    PlotData drawn;
    double highest = 0;
    for (std::size_t i = 0; i < m_data.lines.size(); ++i) {
        const BreakEvenLine& line = m_data.lines[i];
        PlotLine out;
        out.series = seriesOf(line.row);
        for (const billing::TrafficPoint& point : line.points) {
            out.points << QPointF(point.requestsPerDay, plotted(point.monthly));
            highest = std::max(highest, out.points.back().y());
        }
        drawn.lines.push_back(std::move(out));
        if (line.atYours) {
            drawn.hits.push_back({i, plotted(*line.atYours), chartMoney(*line.atYours)});
            highest = std::max(highest, drawn.hits.back().y);
        }
        if (line.crossing && line.crossingCost && *line.crossing > 0) {
            //: at the ring where two lines meet; %1 a count of requests
            drawn.crossings.push_back({*line.crossing, plotted(*line.crossingCost),
                                       tr("Even at %1").arg(roundedCount(*line.crossing))});
        }
    }
    std::ranges::sort(drawn.crossings, {}, &PlotCrossing::x);
    drawn.x = niceScale(m_data.most, kRequestSteps);
    drawn.x.end = m_data.most;
    drawn.y = niceScale(highest * 1.05, costSteps());
    drawn.xTitle = tr("Requests a day");
    drawn.yours = m_data.requests;
    //: flag at the user's own point; %1 a count
    drawn.yoursText = tr("You: %1").arg(countText(std::llround(m_data.requests)));
    plot()->setReadOutStep(drawn.x.step / 20);
    plot()->setData(std::move(drawn));
}

void BreakEvenChartPanel::showReadOut(std::optional<double> x) {
    if (m_data.lines.empty()) {
        return;
    }
    std::vector<ReadOutRow> rows;
    for (const BreakEvenLine& line : m_data.lines) {
        ReadOutRow row;
        row.series = seriesOf(line.row);
        row.name = nameOf(line.row);
        row.detail = !line.scalesToZero ? tr("always on")
                                        //: %1 a count a day
                                        : tr("scale to zero, %n cold start(s)", nullptr,
                                             static_cast<int>(std::lround(m_data.day.coldStarts)));
        const auto yours = line.atYours ? chartMoney(*line.atYours) : QStringLiteral("–");
        row.figures = {x ? figure(compare::monthAt(line, *x)) : yours,
                       line.crossing ? roundedCount(*line.crossing) : QStringLiteral("–")};
        row.strong = isFocus(line.row);
        rows.push_back(std::move(row));
    }
    const double at = x.value_or(m_data.requests);
    //: head of a column of costs; %1 a count of requests
    readOut()->setContent({tr("Offer"), tr("at %1").arg(countText(std::llround(at))), tr("even at")},
                          std::move(rows));
    plot()->setReadOutText(countText(std::llround(at)));
}

void BreakEvenChartPanel::fill() {
    QStringList heads{tr("Requests a day")};
    for (const BreakEvenLine& line : m_data.lines) {
        heads << nameOf(line.row);
    }
    std::vector<double> counts{m_data.requests};
    for (int i = 0; i < kTableRows; ++i) {
        counts.push_back(m_data.most * i / (kTableRows - 1));
    }
    std::ranges::sort(counts);
    std::vector<QStringList> rows;
    for (const double count : counts) {
        QStringList cells{countText(std::llround(count))};
        for (const BreakEvenLine& line : m_data.lines) {
            const bool isYours = count == m_data.requests && line.atYours;
            cells << figure(isYours ? line.atYours : compare::monthAt(line, count));
        }
        rows.push_back(cells);
    }
    fillTable(heads, rows);
}

void BreakEvenChartPanel::takeRequests(double x, int gesture) {
    compare::Workload workload = session().workload();
    const double unit =
        std::max(1.0, std::pow(10.0, std::floor(std::log10(std::max(m_data.most, 10.0))) - 2));
    workload.traffic.requestsPerDay = std::llround(std::round(x / unit) * unit);
    if (workload != session().workload()) {
        session().setWorkload(workload, tr("Requests a day"), QStringLiteral("breakEven/%1").arg(gesture));
    }
}

} // namespace fitgauge::ui
