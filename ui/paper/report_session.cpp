// SPDX-License-Identifier: GPL-3.0-or-later
// What one session costs by its length, under each offer's own billing rule.
#include "core/billing/cost_curve.h"
#include "ui/answer/offer_words.h"
#include "ui/paper/paper_plot.h"
#include "ui/paper/report.h"
#include "ui/text/quantity_text.h"
#include "ui/tray/series_sample.h"

#include <QCoreApplication>
#include <QPainter>
#include <QPolygonF>

#include <algorithm>

namespace fitgauge::ui {

namespace {

struct Paper {
    Q_DECLARE_TR_FUNCTIONS(Paper)
};

constexpr double kMarker = 8; // px
constexpr double kNanoPerUnitF = 1e9;

struct Curve {
    QString name, rule;
    int series = 0;
    std::vector<billing::CurvePoint> points;
    Money atYours; // of the session that the user has
};

struct Chart {
    std::vector<Curve> curves;
    Duration longest;
    std::optional<Duration> yours;
    NiceAxis cost;
    QString currency;
};

Duration longestFor(const compare::Workload& workload) {
    return std::max(Duration::hours(1), workload.sessions.runPerLaunch() * 3);
}

std::optional<Curve> curveOf(const compare::Comparison& comparison, const ReportOffer& offer,
                             Duration longest) {
    const auto& table = comparison.table();
    const auto* rule = table.ruleOf(offer.row);
    const auto price = table.priceOf(offer.row);
    if (rule == nullptr || !rule->increment || !price) {
        return {};
    }
    auto points = billing::sessionCurve(*rule, Rate::perHour(*price), longest);
    if (!points || points->size() < 2) {
        return {};
    }
    Curve curve{offer.name, incrementFact(rule), offer.series, std::move(*points), {}};
    curve.atYours = comparison.figures(offer.row).session.value_or(Money{});
    return curve;
}

std::optional<Chart> chartOf(const Report& report) {
    const auto& workload = report.comparison.workload();
    if (workload.profile == compare::Profile::Batch) {
        return {}; // a job is no session
    }
    Chart chart;
    chart.longest = longestFor(workload);
    if (workload.profile == compare::Profile::Research) {
        chart.yours = workload.sessions.runPerLaunch();
    }
    double highest = 0;
    for (const auto& offer : report.offers) {
        if (auto curve = curveOf(report.comparison, offer, chart.longest)) {
            highest = std::max(highest, static_cast<double>(curve->points.back().cost.nano) / kNanoPerUnitF);
            chart.currency = QString::fromStdString(curve->points.back().cost.currency.code());
            chart.curves.push_back(std::move(*curve));
        }
    }
    if (chart.curves.empty()) {
        return {};
    }
    chart.cost = niceAxis(highest);
    return chart;
}

double costOf(Money money) {
    return static_cast<double>(money.nano) / kNanoPerUnitF;
}

std::vector<PaperPlot::Tick> timeTicks(Duration longest, bool inHours) {
    const NiceAxis axis = niceAxis(inHours ? longest.inHours() : longest.inMinutes());
    const double seconds = (inHours ? Duration::hours(1) : Duration::minutes(1)).inSeconds();
    std::vector<PaperPlot::Tick> ticks;
    for (double value = 0; value * seconds <= longest.inSeconds() + 1; value += axis.step) {
        ticks.push_back({value * seconds, decimalText(value, axis.decimals)});
    }
    return ticks;
}

void paintCurve(QPainter& painter, const PaperPlot& plot, const Curve& curve) {
    const Series& series = paperTheme().series[static_cast<std::size_t>(curve.series)];
    QPolygonF line;
    for (const auto& point : curve.points) {
        line << QPointF(plot.xOf(point.length.inSeconds()), plot.yOf(costOf(point.cost)));
    }
    painter.setBrush(Qt::NoBrush);
    painter.setPen(seriesPen(series, paperPx(2)));
    painter.drawPolyline(line);
    for (const double part : {0.3, 0.7}) { // sparse: the pen pattern tells the rest
        const auto index = static_cast<qsizetype>(part * static_cast<double>(line.size() - 1));
        const QPointF middle = (line[index] + line[std::min(index + 1, line.size() - 1)]) / 2;
        drawMarker(painter, series.marker, middle, paperPx(kMarker), series.color);
    }
}

// A line at the user's own length, with a flag above and a handle below.
void paintYours(QPainter& painter, const PaperPlot& plot, Duration yours) {
    const Theme& theme = paperTheme();
    const double x = plot.xOf(yours.inSeconds());
    const double bottom = plot.area().bottom();
    painter.setPen(QPen(theme.text, paperPx(1)));
    painter.drawLine(QPointF(x, plot.area().top() - paperPx(4)), QPointF(x, bottom));
    painter.setPen(Qt::NoPen);
    painter.setBrush(theme.text);
    painter.drawPolygon(
        QPolygonF{{x, bottom}, {x - paperPx(5), bottom + paperPx(6)}, {x + paperPx(5), bottom + paperPx(6)}});
    const QString flag = Paper::tr("You: %1").arg(durationText(yours));
    const QFont font = paperFont(TextStyle::Caption, true);
    const double width = textWidth(flag, font) + paperPx(16);
    const double left = std::clamp(x - width / 2, plot.area().left(), plot.area().right() - width);
    const QRectF box(left, plot.area().top() - paperPx(22), width, paperPx(18));
    painter.drawRoundedRect(box, paperPx(3), paperPx(3));
    drawLine(painter, box, flag, font, theme.base, Qt::AlignHCenter);
}

void paintChart(QPainter& painter, const QRectF& box, const Chart& chart) {
    const PaperPlot plot(painter, box, chart.cost, chart.longest.inSeconds(), chart.yours.has_value());
    //: axis title; %1 currency
    plot.paintCostAxis(Paper::tr("%1 for one session").arg(chart.currency));
    const bool inHours = chart.longest > Duration::hours(3);
    plot.paintXAxis(timeTicks(chart.longest, inHours),
                    inHours ? Paper::tr("Session length, hours") : Paper::tr("Session length, minutes"));
    std::vector<PaperPlot::EndName> names;
    for (const auto& curve : chart.curves) {
        paintCurve(painter, plot, curve);
        names.push_back({costOf(curve.points.back().cost), curve.series, curve.name, curve.rule});
    }
    if (chart.yours) {
        paintYours(painter, plot, *chart.yours);
    }
    plot.paintEndNames(std::move(names));
}

// "At 30 min: L40S · Cedar Cloud 0.45, A100-80 · Dune Compute 0.80 USD."
QString sentenceOf(const Chart& chart) {
    if (!chart.yours) {
        return Paper::tr("A machine that is started for a test or an evaluation, by the time that it runs.");
    }
    QStringList parts;
    for (const auto& curve : chart.curves) {
        //: offer and cost of one session
        parts << Paper::tr("%1 %2").arg(curve.name, moneyText(curve.atYours, 2));
    }
    //: %1 length of the session, %2 list of offers with their cost, %3 currency
    return Paper::tr("At %1: %2 %3.")
        .arg(durationText(*chart.yours), parts.join(Paper::tr(", ")), chart.currency);
}

} // namespace

std::vector<Block> sessionBlocks(const Report& report, double width) {
    const auto chart = chartOf(report);
    if (!chart) {
        return {};
    }
    Block sentence = paragraphBlock(sentenceOf(*chart), width);
    sentence.keepWithNext = true;
    Block plot;
    plot.gapBefore = paperPx(8);
    plot.height = PaperPlot::height(chart->yours.has_value());
    plot.paint = [chart = *chart](QPainter& painter, const QRectF& box) { paintChart(painter, box, chart); };
    return {headingBlock(Paper::tr("What does one session cost?")), sentence, plot};
}

} // namespace fitgauge::ui
