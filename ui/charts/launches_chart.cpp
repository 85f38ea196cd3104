// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/charts/launches_chart.h"

#include "ui/charts/chart_read_out.h"
#include "ui/charts/plot_view.h"
#include "ui/charts/session_chart_text.h"
#include "ui/session/comparison_session.h"
#include "ui/text/quantity_text.h"

#include <QComboBox>

#include <algorithm>
#include <cmath>

namespace fitgauge::ui {
namespace {

constexpr int kLaunchSteps = 8;
constexpr std::int64_t kWarningPpm = 1'050'000;

} // namespace

LaunchesChartPanel::LaunchesChartPanel(ComparisonSession& session, QWidget* parent)
    : OfferChart(session, parent) {
    setObjectName(QStringLiteral("launchesChart"));
    m_source =
        addChoice(tr("What the chart compares"), {tr("This offer, four steps"), tr("Compared offers")});
    connect(plot(), &PlotView::yoursDragged, this, &LaunchesChartPanel::takeLaunches);
}

QString LaunchesChartPanel::title() const {
    return tr("Launches");
}

QString LaunchesChartPanel::askedQuestion() const {
    return tr("How does rounding add up?");
}

bool LaunchesChartPanel::showsTray() const {
    return m_source->currentIndex() == 1;
}

void LaunchesChartPanel::showData(const compare::Comparison& comparison) {
    m_data = {};
    const auto focus = session().focusRow();
    if (comparison.workload().profile != compare::Profile::Research) {
        return showNothing(
            tr("Launches belong to Research: this profile does not start a machine for each session."));
    }
    if (!focus) {
        return showNothing(tr("No offer is shown."));
    }
    const auto rows = chartRows();
    assignSeries(rows);
    m_data = showsTray() ? compare::launchesOfOffers(comparison, rows)
                         : compare::launchesLadder(comparison, *focus);
    if (m_data.lines.empty()) {
        return showNothing(tr("Neither a price nor a billing step is known here."));
    }
    plot()->setVisible(true);
    draw();
    const QString currency = QString::fromStdString(m_data.lines.front().rate.currency.code());
    //: unit of the axis; %1 a currency, %2 a time
    setWords(askedQuestion(), answerText(),
             tr("%1 per month, launches of %2").arg(currency, durationText(m_data.run)));
    showReadOut(plot()->readOut());
    fill();
}

QString LaunchesChartPanel::lineName(const compare::LaunchesLine& line) const {
    if (showsTray()) {
        return nameOf(line.row);
    }
    const QString step = durationText(*line.rule.increment);
    //: %1 a billing step
    return line.own ? tr("%1, this offer").arg(step) : step;
}

// A step keeps its series whatever the offer's own step is.
Series LaunchesChartPanel::lineSeries(std::size_t line) const {
    if (showsTray()) {
        return seriesOf(m_data.lines[line].row);
    }
    return themeOf(this).series[std::min<std::size_t>(line, 5)];
}

QString LaunchesChartPanel::answerText() const {
    const auto month = [](const compare::LaunchesLine& line) { return chartMoney(line.atYours); };
    if (!m_data.worst) {
        //: %1 a count of launches
        return tr("At %1 launches a month nothing is lost to rounding.").arg(countText(m_data.launches));
    }
    const compare::LaunchesLine& worst = m_data.lines[*m_data.worst];
    //: %1 a billing step; continues "At 176 launches a month, ..."
    const QString what =
        showsTray() ? lineName(worst) : tr("a block of %1").arg(durationText(*worst.rule.increment));
    //: %1 a count of launches, %2 "a block of 1 h" or an offer, %3 an amount, %4 "3.0×"
    QString answer = tr("At %1 launches a month, %2 costs %3, %4 what you use.")
                         .arg(countText(m_data.launches), what, month(worst), timesText(worst.timesRunPpm));
    const auto own = std::ranges::find(m_data.lines, true, &compare::LaunchesLine::own);
    if (!showsTray() && own != m_data.lines.end() && !worst.own) {
        //: %1 "by the minute", %2 an amount
        answer += u' ' + tr("This offer bills %1: %2.").arg(ruleWords(own->rule), month(*own));
    }
    return answer;
}

void LaunchesChartPanel::draw() {
    PlotData drawn;
    double highest = 0;
    for (std::size_t i = 0; i < m_data.lines.size(); ++i) {
        PlotLine line;
        line.series = lineSeries(i);
        for (const billing::LaunchesPoint& point : m_data.lines[i].points) {
            line.points << QPointF(static_cast<double>(point.launches), plotted(point.monthly));
            highest = std::max(highest, line.points.back().y());
        }
        drawn.lines.push_back(std::move(line));
        drawn.hits.push_back({i, plotted(m_data.lines[i].atYours), chartMoney(m_data.lines[i].atYours)});
    }
    const auto most = static_cast<double>(m_data.most);
    drawn.x = niceScale(most, kLaunchSteps);
    drawn.x.end = most;
    drawn.y = niceScale(highest, costSteps());
    drawn.xTitle = tr("Launches a month");
    drawn.yours = static_cast<double>(m_data.launches);
    //: flag at the user's own point; %1 a count
    drawn.yoursText = tr("You: %1").arg(countText(m_data.launches));
    plot()->setData(std::move(drawn));
    plot()->setReadOutStep(1);
}

void LaunchesChartPanel::showReadOut(std::optional<double> x) {
    const std::int64_t launches = x ? std::llround(*x) : m_data.launches;
    std::vector<ReadOutRow> rows;
    for (std::size_t i = 0; i < m_data.lines.size(); ++i) {
        const compare::LaunchesLine& line = m_data.lines[i];
        const auto cost = compare::monthAt(line, m_data.run, launches);
        ReadOutRow row;
        row.series = lineSeries(i);
        row.name = lineName(line);
        row.detail = showsTray() ? ruleWords(line.rule) : QString();
        row.figures = {cost ? chartMoney(*cost) : QStringLiteral("–"), timesText(line.timesRunPpm)};
        row.strong = showsTray() ? isFocus(line.row) : line.own;
        row.warning = line.timesRunPpm.value_or(0) > kWarningPpm;
        rows.push_back(std::move(row));
    }
    //: head of a column of costs; %1 a count of launches
    readOut()->setContent({showsTray() ? tr("Offer") : tr("Block"), tr("at %1").arg(countText(launches)),
                           tr("× used", "multiple of what was used")},
                          std::move(rows));
    plot()->setReadOutText(countText(launches));
}

void LaunchesChartPanel::fill() {
    QStringList heads{tr("Launches a month")};
    for (const compare::LaunchesLine& line : m_data.lines) {
        heads << lineName(line);
    }
    const auto step = std::max<std::int64_t>(1, std::llround(plot()->data().x.step / 2));
    std::vector<std::int64_t> counts{m_data.launches};
    for (std::int64_t count = 0; count <= m_data.most; count += step) {
        counts.push_back(count);
    }
    std::ranges::sort(counts);
    const auto repeated = std::ranges::unique(counts);
    counts.erase(repeated.begin(), repeated.end());
    std::vector<QStringList> rows;
    for (const std::int64_t count : counts) {
        QStringList cells{countText(count)};
        for (const compare::LaunchesLine& line : m_data.lines) {
            const auto cost = compare::monthAt(line, m_data.run, count);
            cells << (cost ? moneyText(*cost, 2) : QStringLiteral("–"));
        }
        rows.push_back(cells);
    }
    fillTable(heads, rows);
}

// The days stay; the launches of each take the difference.
void LaunchesChartPanel::takeLaunches(double x, int gesture) {
    compare::Workload workload = session().workload();
    billing::SessionPattern one = workload.sessions;
    one.launchesPerDay = 1;
    const int perStep = one.launchesPerMonth();
    if (perStep <= 0) {
        return;
    }
    workload.sessions.launchesPerDay = std::clamp(static_cast<int>(std::lround(x / perStep)), 0, 1000);
    if (workload != session().workload()) {
        session().setWorkload(workload, tr("Launches a day"), QStringLiteral("launches/%1").arg(gesture));
    }
}

} // namespace fitgauge::ui
