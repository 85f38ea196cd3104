// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/charts/day_chart.h"

#include "ui/charts/chart_read_out.h"
#include "ui/charts/plot_view.h"
#include "ui/session/comparison_session.h"
#include "ui/text/quantity_text.h"

#include <algorithm>
#include <cmath>

namespace fitgauge::ui {
namespace {

constexpr double kNightEnds = 7;           // the note on the night keeps out of the day
constexpr double kNight = 3.5, kNoon = 12; // hours at which notes stand

QList<QPointF> stairs(const compare::DayLine& line, double compare::DayPiece::*figure) {
    QList<QPointF> points;
    for (const compare::DayPiece& piece : line.pieces) {
        points << QPointF(piece.fromHour, piece.*figure) << QPointF(piece.toHour, piece.*figure);
    }
    return points;
}

PlotArea areaBetween(const QList<QPointF>& low, const QList<QPointF>& high, AreaFill fill,
                     const QColor& color) {
    PlotArea area;
    area.fill = fill;
    area.color = color;
    for (const QPointF& point : high) {
        area.outline << point;
    }
    for (auto point = low.rbegin(); point != low.rend(); ++point) {
        area.outline << *point;
    }
    return area;
}

const compare::DayPiece* pieceAt(const compare::DayLine& line, double hour) {
    const auto found = std::ranges::find_if(
        line.pieces, [hour](const compare::DayPiece& piece) { return hour < piece.toHour; });
    return found != line.pieces.end() ? &*found : line.pieces.empty() ? nullptr : &line.pieces.back();
}

QString hourText(double hour) {
    return QStringLiteral("%1").arg(static_cast<int>(hour), 2, 10, QLatin1Char('0'));
}

} // namespace

DayChartPanel::DayChartPanel(ComparisonSession& session, QWidget* parent) : OfferChart(session, parent) {
    setObjectName(QStringLiteral("dayChart"));
}

QString DayChartPanel::title() const {
    return tr("Day");
}

QString DayChartPanel::askedQuestion() const {
    return tr("When do I pay for idle capacity?");
}

void DayChartPanel::showData(const compare::Comparison& comparison) {
    m_data.reset();
    const auto focus = session().focusRow();
    if (comparison.workload().profile != compare::Profile::Live) {
        return showNothing(tr("The day belongs to live serving: this profile has no traffic by the hour."));
    }
    if (!focus) {
        return showNothing(tr("No offer is shown."));
    }
    m_data = compare::dayChart(comparison, *focus);
    if (!m_data) {
        return showNothing(
            tr("The price or the speed of this offer is not known, so its day cannot be drawn."));
    }
    std::vector<Row> rows{m_data->line.row};
    if (m_data->scaleToZero) {
        rows.push_back(m_data->scaleToZero->row);
    }
    assignSeries(rows);
    plot()->setVisible(true);
    drawDay();
    const QString currency = QString::fromStdString(m_data->line.paid.currency.code());
    //: unit of the axis; %1 a currency
    setWords(askedQuestion(), answerText(), tr("%1 per hour").arg(currency));
    showReadOut(plot()->readOut());
    fill();
}

QString DayChartPanel::answerText() const {
    const compare::DayLine& line = m_data->line;
    const QString paid = chartMoney(line.paid), idle = chartMoney(line.idle),
                  share = percentText(line.idlePpm);
    if (line.scalesToZero) {
        //: %1 an amount, %2 hours, %3 an amount, %4 a share, %5 a count
        return tr("Scale to zero pays %1 a day for %2 hours of use; %3 is kept warm (%4), with %5 cold "
                  "starts.")
            .arg(paid, decimalText(line.usedHours, 1), idle, share, countText(std::llround(line.coldStarts)));
    }
    //: %1 an amount, %2 hours, %3 an amount, %4 a share
    QString answer = tr("Always on pays %1 a day for %2 hours of use; %3 is idle (%4).")
                         .arg(paid, decimalText(line.usedHours, 1), idle, share);
    if (m_data->scaleToZero) {
        //: %1 an amount
        answer += u' ' + tr("Scale to zero pays %1, with %n cold start(s).", nullptr,
                            static_cast<int>(std::lround(m_data->scaleToZero->coldStarts)))
                             .arg(chartMoney(m_data->scaleToZero->paid));
    }
    return answer;
}

void DayChartPanel::drawDay() {
    const compare::DayLine& line = m_data->line;
    const Series series = seriesOf(line.row);
    PlotData drawn;
    const auto paid = stairs(line, &compare::DayPiece::paid), used = stairs(line, &compare::DayPiece::used);
    const QList<QPointF> zero{{0, 0}, {24, 0}};
    drawn.areas = {areaBetween(used, paid, AreaFill::Idle, {}),
                   areaBetween(zero, used, AreaFill::Used, series.color)};
    drawn.lines.push_back({series, paid});
    double highest = 0;
    if (m_data->scaleToZero) {
        drawn.lines.push_back(
            {seriesOf(m_data->scaleToZero->row), stairs(*m_data->scaleToZero, &compare::DayPiece::paid)});
    }
    for (const PlotLine& each : drawn.lines) {
        for (const QPointF& point : each.points) {
            highest = std::max(highest, point.y());
        }
    }
    drawn.x = {24, 3, 0};
    drawn.y = niceScale(highest * 1.02, costSteps());
    drawn.y.decimals = std::max(drawn.y.decimals, 1);
    drawn.xTitle = tr("Hour of the day");
    const QString idleKey = line.scalesToZero ? tr("paid, kept warm") : tr("paid, idle");
    drawn.keys = {{AreaFill::Used, series.color, tr("used")}, {AreaFill::Idle, {}, idleKey}};
    const double top = paid.isEmpty() ? 0 : paid.front().y();
    //: note in the chart; %1 an amount a day
    drawn.notes = {{kNight, top * 0.55, tr("Idle at night"),
                    tr("20–07: %1 a day").arg(chartMoney(m_data->nightIdle)), kNightEnds},
                   //: note in the chart; %1 hours, %2 an amount
                   {kNoon,
                    top * 0.2,
                    tr("Used %1 h, %2").arg(decimalText(line.usedHours, 1), chartMoney(line.used)),
                    {}}};
    plot()->setData(std::move(drawn));
    plot()->setReadOutStep(1);
}

void DayChartPanel::showReadOut(std::optional<double> x) {
    if (!m_data) {
        return;
    }
    std::vector<ReadOutRow> rows;
    const auto add = [&](const compare::DayLine& line) {
        const compare::DayPiece* piece = x ? pieceAt(line, *x) : nullptr;
        ReadOutRow row;
        row.series = seriesOf(line.row);
        row.name = nameOf(line.row);
        row.detail = line.scalesToZero ? tr("scale to zero") : tr("always on");
        row.figures = {piece ? decimalText(piece->paid, 2) : chartMoney(line.paid),
                       piece ? decimalText(piece->used, 2) : percentText(line.idlePpm)};
        row.strong = isFocus(line.row);
        rows.push_back(std::move(row));
    };
    add(m_data->line);
    if (m_data->scaleToZero) {
        add(*m_data->scaleToZero);
    }
    if (x) {
        const QString hours = hourText(std::min(*x, 23.0)) + u'–' + hourText(std::min(*x, 23.0) + 1);
        readOut()->setContent({hours, tr("paid/h"), tr("used/h")}, std::move(rows));
        plot()->setReadOutText(hours);
    } else {
        readOut()->setContent({tr("Offer"), tr("a day"), tr("idle")}, std::move(rows));
    }
}

// Hours, then the day, then what each billing step would pay if machines stopped between the peaks.
void DayChartPanel::fill() {
    const QString name = nameOf(m_data->line.row);
    //: heads of columns; %1 an offer
    QStringList heads{tr("Hour of the day"), tr("%1, paid").arg(name), tr("%1, used").arg(name)};
    const compare::DayLine* zero = m_data->scaleToZero ? &*m_data->scaleToZero : nullptr;
    if (zero) {
        heads << tr("%1, paid").arg(nameOf(zero->row));
    }
    std::vector<QStringList> rows;
    for (std::size_t i = 0; i < m_data->line.pieces.size(); ++i) {
        const compare::DayPiece& piece = m_data->line.pieces[i];
        QStringList cells{hourText(piece.fromHour), decimalText(piece.paid, 4), decimalText(piece.used, 4)};
        if (zero && i < zero->pieces.size()) {
            cells << decimalText(zero->pieces[i].paid, 4);
        }
        rows.push_back(cells);
    }
    QStringList sum{tr("Day"), moneyText(m_data->line.paid, 2), moneyText(m_data->line.used, 2)};
    if (zero) {
        sum << moneyText(zero->paid, 2);
    }
    rows.push_back(sum);
    for (const compare::StepPaid& step : m_data->following) {
        //: row of a table: machine hours a day; %1 a billing step
        rows.push_back(
            {tr("Machine hours if stopped between peaks, steps of %1").arg(durationText(step.increment)),
             decimalText(step.paid.inHours(), 1)});
    }
    fillTable(heads, rows);
}

} // namespace fitgauge::ui
