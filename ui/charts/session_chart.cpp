// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/charts/session_chart.h"

#include "ui/answer/offer_words.h"
#include "ui/charts/chart_read_out.h"
#include "ui/charts/plot_view.h"
#include "ui/charts/session_chart_text.h"
#include "ui/session/comparison_session.h"
#include "ui/text/quantity_text.h"
#include "ui/workload/panel_rows.h"

#include <QComboBox>
#include <QEvent>
#include <QHeaderView>
#include <QTableWidget>

#include <algorithm>
#include <cmath>

namespace fitgauge::ui {
namespace {

using compare::SessionLine;

constexpr int kTimeSteps = 8;
constexpr double kCostStepHeight = 5.5; // units, at least; Qt Charts drops labels that stand closer
constexpr double kHoursFrom = 240;      // minutes: from here the axis counts hours
constexpr std::int64_t kWarningPpm = 1'050'000;
constexpr std::size_t kOtherStep = 5; // series of an own step that is none of the four

bool countsHours(Duration longest) {
    return longest.inMinutes() > kHoursFrom;
}

double asX(Duration length, Duration longest) {
    return countsHours(longest) ? length.inHours() : length.inMinutes();
}

double asY(Money money) {
    return static_cast<double>(money.nano) / static_cast<double>(kNanoPerUnit);
}

std::size_t seriesOfStep(Duration step) {
    if (step == Duration::seconds(1)) {
        return 0;
    }
    if (step == Duration::minutes(1)) {
        return 1;
    }
    if (step == Duration::minutes(15)) {
        return 2;
    }
    return step == Duration::hours(1) ? 3 : kOtherStep;
}

QTableWidgetItem* cell(const QString& text) {
    auto* item = new QTableWidgetItem(text);
    item->setTextAlignment(Qt::AlignRight | Qt::AlignVCenter);
    return item;
}

} // namespace

SessionChartPanel::SessionChartPanel(ComparisonSession& session, QWidget* parent)
    : ChartPanel(parent), m_session(session) {
    setObjectName(QStringLiteral("sessionChart"));
    m_source = panelCombo(tr("What the chart compares"), this);
    m_source->addItem(tr("This offer, four steps"));
    m_source->addItem(tr("Compared offers"));
    m_source->setMinimumContentsLength(18);
    setControl(m_source);
    connect(m_source, &QComboBox::currentIndexChanged, this, &ChartPanel::refreshLater);
    connect(&session, &ComparisonSession::comparisonChanged, this, &ChartPanel::refreshLater);
    connect(&session, &ComparisonSession::selectionChanged, this, &ChartPanel::refreshLater);
    connect(&session, &ComparisonSession::pickedChanged, this, &ChartPanel::refreshLater);
    connect(plot(), &PlotView::readOutChanged, this, &SessionChartPanel::showReadOut);
    connect(plot(), &PlotView::yoursDragged, this, &SessionChartPanel::takeLength);
}

QString SessionChartPanel::title() const {
    return tr("Session length");
}

bool SessionChartPanel::showsTray() const {
    return m_source->currentIndex() == 1;
}

void SessionChartPanel::readData() {
    const auto comparison = m_session.comparison();
    m_data = {};
    m_row = m_session.focusRow();
    if (!comparison) {
        return;
    }
    if (!showsTray()) {
        m_data = m_row ? compare::sessionLadder(*comparison, *m_row) : compare::SessionChart{};
        return;
    }
    std::vector<compare::OfferTable::Row> rows;
    for (const ComparisonSession::Picked& picked : m_session.picked()) {
        if (const auto row = comparison->table().rowOf(picked.offerId)) {
            rows.push_back(*row);
        }
    }
    m_data = compare::sessionsOfOffers(*comparison, rows);
}

Series SessionChartPanel::seriesOf(std::size_t line) const {
    const auto& all = themeOf(this).series;
    if (showsTray()) {
        const int series = m_session.seriesOf(m_data.lines[line].row).value_or(0);
        return all[static_cast<std::size_t>(series)];
    }
    return all[seriesOfStep(*m_data.lines[line].rule.increment)];
}

PlotData SessionChartPanel::plotData() const {
    PlotData plotted;
    double highest = 0;
    for (std::size_t i = 0; i < m_data.lines.size(); ++i) {
        PlotLine line;
        line.series = seriesOf(i);
        for (const billing::CurvePoint& point : m_data.lines[i].points) {
            line.points << QPointF(asX(point.length, m_data.longest), asY(point.cost));
            highest = std::max(highest, line.points.back().y());
        }
        plotted.lines.push_back(std::move(line));
        plotted.hits.push_back(
            {i, asY(m_data.lines[i].atLength.total), sessionMoney(m_data.lines[i].atLength.total)});
    }
    const bool hours = countsHours(m_data.longest);
    const double end = std::max(asX(m_data.longest, m_data.longest), 1.0);
    plotted.x = hours ? niceScale(end, kTimeSteps) : timeScale(end, kTimeSteps);
    plotted.x.end = end;
    plotted.y = niceScale(
        highest, std::clamp(static_cast<int>((plot()->height() - units(14)) / units(kCostStepHeight)), 2, 6));
    plotted.y.decimals = std::max(plotted.y.decimals, 2);
    plotted.xTitle = hours ? tr("Session length, hours") : tr("Session length, minutes");
    plotted.yours = asX(m_data.length, m_data.longest);
    //: flag at the user's own point; %1 a time
    plotted.yoursText = tr("You: %1").arg(durationText(m_data.length));
    return plotted;
}

void SessionChartPanel::refresh() {
    readData();
    plot()->setData(plotData());
    plot()->setReadOutStep(countsHours(m_data.longest) ? 0.25 : 1);
    showWords();
    showReadOut(plot()->readOut());
    fillTable();
}

void SessionChartPanel::showWords() {
    const auto comparison = m_session.comparison();
    if (!comparison || (!showsTray() && !m_row)) {
        setWords(sessionQuestion(), tr("No offer is shown."), {});
    } else if (!showsTray()) {
        setWords(sessionQuestion(), ladderAnswer(m_data), ladderUnit(*comparison, *m_row));
    } else if (m_session.picked().empty()) {
        setWords(sessionQuestion(), tr("Nothing is in the tray: add offers to compare them here."), {});
    } else {
        setWords(sessionQuestion(), offersAnswer(m_data, *comparison), offersUnit(m_data));
    }
}

Duration SessionChartPanel::lengthAt(double x) const {
    const double minutes = countsHours(m_data.longest) ? x * 60 : x;
    return Duration::minutes(std::llround(minutes));
}

// At the read-out's length while there is one, else at the user's, where the multiple of use is known too.
void SessionChartPanel::showReadOut(std::optional<double> x) {
    const auto comparison = m_session.comparison();
    if (!comparison) {
        return;
    }
    const Duration length = x ? lengthAt(*x) : m_data.length;
    std::vector<ReadOutRow> rows;
    for (std::size_t i = 0; i < m_data.lines.size(); ++i) {
        const SessionLine& line = m_data.lines[i];
        ReadOutRow row;
        row.series = seriesOf(i);
        row.name = showsTray() ? offerTitle(comparison->table(), line.row) : stepName(line);
        row.detail = showsTray() ? ruleWords(line.rule) : QString();
        const auto cost = x ? compare::costAt(line, length) : std::optional(line.atLength.total);
        row.figures = {cost ? sessionMoney(*cost) : QStringLiteral("–"),
                       x ? QString() : timesText(line.timesRunPpm)};
        row.strong = !showsTray() && line.own;
        row.warning = !x && line.timesRunPpm.value_or(0) > kWarningPpm;
        rows.push_back(std::move(row));
    }
    //: head of a column of costs; %1 a session length
    readOut()->setContent({showsTray() ? tr("Offer") : tr("Block"), tr("at %1").arg(durationText(length)),
                           x ? QString() : tr("× used", "multiple of what was used")},
                          std::move(rows));
    plot()->setReadOutText(durationText(length));
}

void SessionChartPanel::fillTable() {
    const auto comparison = m_session.comparison();
    const PlotData& plotted = plot()->data();
    QStringList heads{plotted.xTitle};
    for (const SessionLine& line : m_data.lines) {
        heads << (showsTray() && comparison ? offerTitle(comparison->table(), line.row) : stepName(line));
    }
    std::vector<Duration> lengths;
    for (double x = 0; x <= plotted.x.end + 1e-9; x += plotted.x.step / 2) {
        lengths.push_back(lengthAt(x));
    }
    lengths.push_back(m_data.length);
    std::ranges::sort(lengths);
    const auto repeated = std::ranges::unique(lengths);
    lengths.erase(repeated.begin(), repeated.end());

    table()->clear();
    table()->setColumnCount(static_cast<int>(heads.size()));
    table()->setRowCount(static_cast<int>(lengths.size()));
    table()->setHorizontalHeaderLabels(heads);
    for (int row = 0; row < table()->rowCount(); ++row) {
        const Duration length = lengths[static_cast<std::size_t>(row)];
        const double x = asX(length, m_data.longest);
        table()->setItem(row, 0, cell(decimalText(x, std::abs(x - std::round(x)) < 1e-9 ? 0 : 2)));
        for (std::size_t i = 0; i < m_data.lines.size(); ++i) {
            const auto cost = compare::costAt(m_data.lines[i], length);
            table()->setItem(row, static_cast<int>(i) + 1,
                             cell(cost ? sessionMoney(*cost) : QStringLiteral("–")));
        }
    }
    fitTableColumns();
}

// The whole session was dragged: idle time stays as it is and the active time takes the difference.
void SessionChartPanel::takeLength(double x, int gesture) {
    compare::Workload workload = m_session.workload();
    billing::SessionPattern& pattern = workload.sessions;
    const Duration idle = pattern.stopWhenIdle ? Duration() : pattern.idle;
    const Duration length = std::max(lengthAt(x), idle + Duration::minutes(1));
    pattern.active = pattern.stopWhenIdle ? length * 2 : length - idle;
    if (workload != m_session.workload()) {
        m_session.setWorkload(workload, tr("Session length"),
                              QStringLiteral("sessionLength/%1").arg(gesture));
    }
}

void SessionChartPanel::changeEvent(QEvent* event) {
    ChartPanel::changeEvent(event);
    if (event->type() == QEvent::PaletteChange || event->type() == QEvent::LanguageChange) {
        refreshLater();
    }
}

} // namespace fitgauge::ui
