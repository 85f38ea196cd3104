// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/charts/token_chart.h"

#include "ui/charts/chart_read_out.h"
#include "ui/charts/plot_view.h"
#include "ui/session/comparison_session.h"
#include "ui/text/quantity_text.h"

#include <QComboBox>

#include <algorithm>
#include <cmath>

namespace fitgauge::ui {
namespace {

using compare::TokenLine;

constexpr int kSteps = 8;
constexpr double kMostOverYours = 4; // the axis ends at so many times the figure at the user's point
constexpr std::size_t kTableRows = 20;

const compare::TokenPoint* pointAt(const TokenLine& line, double x) {
    const auto found = std::ranges::min_element(
        line.points, {}, [x](const compare::TokenPoint& point) { return std::abs(point.x - x); });
    return found != line.points.end() ? &*found : nullptr;
}

QString perMillion(const Money& money) {
    return moneyText(money, 2);
}

} // namespace

TokenChartPanel::TokenChartPanel(ComparisonSession& session, QWidget* parent) : OfferChart(session, parent) {
    setObjectName(QStringLiteral("tokenChart"));
    m_axis = addChoice(tr("What the cost is drawn against"), {tr("Users at once"), tr("Utilisation")});
    connect(plot(), &PlotView::yoursDragged, this, &TokenChartPanel::takeUsers);
}

QString TokenChartPanel::title() const {
    return tr("Per token");
}

QString TokenChartPanel::askedQuestion() const {
    return tr("What does traffic do to the cost of a token?");
}

bool TokenChartPanel::byUsers() const {
    return m_axis->currentIndex() == 0;
}

void TokenChartPanel::showData(const compare::Comparison& comparison) {
    m_data = {};
    if (comparison.workload().profile != compare::Profile::Live) {
        return showNothing(tr("Cost per token belongs to live serving: this profile serves no users."));
    }
    // The offer that the session is about comes first: limits and the user's point are its own.
    auto rows = chartRows();
    std::ranges::stable_partition(rows, [this](Row row) { return isFocus(row); });
    assignSeries(rows);
    m_data = compare::tokenChart(comparison, rows,
                                 byUsers() ? compare::TokenAxis::Users : compare::TokenAxis::Utilisation);
    if (m_data.lines.empty() || m_data.lines.front().points.empty()) {
        return showNothing(tr("The price or the speed of this offer is not known, so a token has no cost."));
    }
    plot()->setVisible(true);
    drawLines();
    setWords(askedQuestion(), answerText(),
             byUsers() ? tr("USD per 1M answer tokens, one machine kept busy by so many users")
                       : tr("USD per 1M answer tokens, by share of full load"));
    showReadOut(plot()->readOut());
    fill();
}

QString TokenChartPanel::answerText() const {
    const TokenLine& line = m_data.lines.front();
    const QString cost = line.atYours ? perMillion(*line.atYours) : QStringLiteral("–");
    if (!byUsers()) {
        //: %1 a share, %2 %3 amounts
        return tr("Your traffic keeps it %1 busy: a million tokens cost %2, at full load %3.")
            .arg(percentText(std::llround(m_data.yours * 1e4)), cost,
                 perMillion(line.points.back().perMillion));
    }
    //: %n users, %1 an amount
    QString answer =
        tr("With %n user(s) at once a million tokens cost %1.", nullptr, static_cast<int>(m_data.yours))
            .arg(cost);
    // The limit that comes first; the chart marks both.
    const bool memoryFirst = line.fullFrom && (!line.missesFrom || *line.fullFrom <= *line.missesFrom);
    if (memoryFirst) {
        //: %1 a count of users
        answer += u' ' + tr("Memory runs out at %1 users: the rest wait.").arg(countText(*line.fullFrom));
    } else if (line.missesFrom) {
        //: %1 a count of users
        answer += u' ' + tr("The target is missed from %1 users.").arg(countText(*line.missesFrom));
    }
    return answer;
}

void TokenChartPanel::drawLines() {
    PlotData drawn;
    double highest = 0;
    for (std::size_t i = 0; i < m_data.lines.size(); ++i) {
        const TokenLine& line = m_data.lines[i];
        PlotLine out;
        out.series = seriesOf(line.row);
        for (const compare::TokenPoint& point : line.points) {
            out.points << QPointF(point.x, plotted(point.perMillion));
        }
        const bool marked = line.atYours && (byUsers() || i == 0);
        if (marked) {
            drawn.hits.push_back({i, plotted(*line.atYours), perMillion(*line.atYours)});
        }
        const double reach = plotted(line.atYours.value_or(line.points.back().perMillion)) *
                             (byUsers() ? kMostOverYours : kMostOverYours / 2);
        highest = std::max(highest, reach);
        drawn.lines.push_back(std::move(out));
    }
    for (const compare::TokenCrossing& crossing : m_data.crossings) {
        const double y = plotted(crossing.perMillion);
        const QString at =
            byUsers() ? countText(std::llround(crossing.x)) : percentText(std::llround(crossing.x * 1e4));
        if (y < highest) {
            //: at the ring where two lines meet; %1 users or a share
            drawn.crossings.push_back({crossing.x, y, tr("Even at %1").arg(at)});
        }
    }
    const TokenLine& first = m_data.lines.front();
    if (first.missesFrom) {
        //: shaded part of the chart; %1 a count of users
        drawn.bands.push_back({static_cast<double>(*first.missesFrom),
                               tr("target missed from %1").arg(countText(*first.missesFrom))});
    }
    if (first.fullFrom) {
        //: shaded part of the chart; %1 a count of users
        drawn.bands.push_back({static_cast<double>(*first.fullFrom),
                               tr("memory full from %1").arg(countText(*first.fullFrom))});
    }
    std::ranges::sort(drawn.bands, {}, &PlotBand::from);
    drawn.x = niceScale(m_data.most, kSteps);
    drawn.x.end = m_data.most;
    drawn.y = niceScale(highest, costSteps());
    drawn.y.decimals = std::max(drawn.y.decimals, 1);
    drawn.xTitle = byUsers() ? tr("Users at once") : tr("Per cent of full load");
    if (m_data.yours > 0) {
        drawn.yours = m_data.yours;
        //: flag at the user's own point; %1 users or a share
        drawn.yoursText = tr("You: %1").arg(byUsers() ? countText(std::llround(m_data.yours))
                                                      : percentText(std::llround(m_data.yours * 1e4)));
        drawn.yoursMoves = byUsers();
    }
    plot()->setReadOutStep(1);
    plot()->setData(std::move(drawn));
}

void TokenChartPanel::showReadOut(std::optional<double> x) {
    if (m_data.lines.empty()) {
        return;
    }
    std::vector<ReadOutRow> rows;
    for (const TokenLine& line : m_data.lines) {
        const auto* point = x ? pointAt(line, *x) : nullptr;
        const auto* last = line.points.empty() ? nullptr : &line.points.back();
        ReadOutRow row;
        row.series = seriesOf(line.row);
        row.name = nameOf(line.row);
        const auto shown = point ? std::optional(point->perMillion) : line.atYours;
        row.figures[0] = shown ? perMillion(*shown) : QStringLiteral("–");
        if (byUsers()) {
            row.figures[1] = line.missesFrom ? countText(*line.missesFrom) : QStringLiteral("–");
            row.warning =
                line.missesFrom && x.value_or(m_data.yours) >= static_cast<double>(*line.missesFrom);
        } else {
            row.figures[1] = last ? perMillion(last->perMillion) : QStringLiteral("–");
        }
        row.strong = isFocus(line.row);
        rows.push_back(std::move(row));
    }
    const double at = x.value_or(m_data.yours);
    const QString where = byUsers() ? countText(std::llround(at)) : percentText(std::llround(at * 1e4));
    const bool own = !x && !byUsers(); // each offer at its own utilisation
    readOut()->setContent(
        {tr("Offer"), own ? tr("at your traffic") : tr("at %1").arg(where),
         byUsers() ? tr("misses from", "head of a column of counts of users") : tr("full load")},
        std::move(rows));
    plot()->setReadOutText(where);
}

void TokenChartPanel::fill() {
    QStringList heads{byUsers() ? tr("Users at once") : tr("Per cent of full load")};
    for (const TokenLine& line : m_data.lines) {
        heads << nameOf(line.row);
    }
    std::vector<QStringList> rows;
    const auto& first = m_data.lines.front().points;
    const std::size_t step = std::max<std::size_t>(1, first.size() / kTableRows);
    for (std::size_t i = (first.size() - 1) % step; i < first.size(); i += step) {
        QStringList cells{countText(std::llround(first[i].x))};
        for (const TokenLine& line : m_data.lines) {
            const auto* point = pointAt(line, first[i].x);
            cells << (point ? perMillion(point->perMillion) : QStringLiteral("–"));
        }
        rows.push_back(cells);
    }
    fillTable(heads, rows);
}

void TokenChartPanel::takeUsers(double x, int gesture) {
    compare::Workload workload = session().workload();
    workload.serving.users = std::max<std::int64_t>(1, std::llround(x));
    if (workload != session().workload()) {
        session().setWorkload(workload, tr("Users at once"), QStringLiteral("tokenUsers/%1").arg(gesture));
    }
}

} // namespace fitgauge::ui
