// SPDX-License-Identifier: GPL-3.0-or-later
// What one session costs by its length, under each offer's own billing rule.
#include "core/billing/cost_curve.h"
#include "ui/answer/offer_words.h"
#include "ui/paper/nice_axis.h"
#include "ui/paper/paper_style.h"
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

constexpr double kPlotHeight = 190, kLabelWidth = 176, kAxisWidth = 38, kFootHeight = 40, kHeadHeight = 26; // px
constexpr double kLabelPitch = 29, kMarker = 8;                                                            // px
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

std::optional<Curve> curveOf(const compare::Comparison& comparison, const ReportOffer& offer, Duration longest) {
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

class Painted {
  public:
    Painted(QPainter& painter, const Chart& chart, const QRectF& box)
        : m_painter(painter), m_chart(chart), m_theme(paperTheme()),
          m_plot(box.left() + paperPx(kAxisWidth), box.top() + paperPx(kHeadHeight),
                 box.width() - paperPx(kAxisWidth + kLabelWidth), paperPx(kPlotHeight)) {}

    void paint() {
        paintCostAxis();
        paintTimeAxis();
        for (const auto& curve : m_chart.curves) {
            paintCurve(curve);
        }
        paintYours();
        paintNames();
    }

  private:
    [[nodiscard]] double xOf(Duration length) const {
        return m_plot.left() + m_plot.width() * length.inSeconds() / m_chart.longest.inSeconds();
    }
    [[nodiscard]] double yOf(double cost) const { return m_plot.bottom() - m_plot.height() * cost / m_chart.cost.end; }
    [[nodiscard]] double yOf(Money money) const { return yOf(static_cast<double>(money.nano) / kNanoPerUnitF); }

    void paintCostAxis() {
        const QFont font = paperFont(TextStyle::Caption);
        drawLine(m_painter, QRectF(m_plot.left() - paperPx(kAxisWidth), m_plot.top() - paperPx(kHeadHeight), paperPx(300), paperPx(15)),
                 //: axis title; %1 currency
                 Paper::tr("%1 for one session").arg(m_chart.currency), font, m_theme.text2);
        const int steps = static_cast<int>(m_chart.cost.end / m_chart.cost.step + 0.5);
        for (int i = 0; i <= steps; ++i) {
            const double value = i * m_chart.cost.step;
            const double y = yOf(value);
            m_painter.setPen(QPen(i == 0 ? m_theme.control : m_theme.hair, paperPx(1)));
            m_painter.drawLine(QPointF(m_plot.left(), y), QPointF(m_plot.right(), y));
            drawLine(m_painter, QRectF(m_plot.left() - paperPx(kAxisWidth), y - paperPx(8), paperPx(kAxisWidth - 8), paperPx(16)),
                     decimalText(value, m_chart.cost.decimals), font, m_theme.text2, Qt::AlignRight);
        }
    }

    void paintTimeAxis() {
        const QFont font = paperFont(TextStyle::Caption);
        const bool inHours = m_chart.longest > Duration::hours(3);
        const NiceAxis axis = niceAxis(inHours ? m_chart.longest.inHours() : m_chart.longest.inMinutes());
        const double per = inHours ? Duration::hours(1).inSeconds() : Duration::minutes(1).inSeconds();
        for (double value = 0; value * per <= m_chart.longest.inSeconds() + 1; value += axis.step) {
            const double x = xOf(Duration::seconds(static_cast<std::int64_t>(value * per)));
            m_painter.setPen(QPen(m_theme.control, paperPx(1)));
            m_painter.drawLine(QPointF(x, m_plot.bottom()), QPointF(x, m_plot.bottom() + paperPx(4)));
            drawLine(m_painter, QRectF(x - paperPx(30), m_plot.bottom() + paperPx(5), paperPx(60), paperPx(15)),
                     decimalText(value, axis.decimals), font, m_theme.text2, Qt::AlignHCenter);
        }
        drawLine(m_painter, QRectF(m_plot.left(), m_plot.bottom() + paperPx(22), m_plot.width(), paperPx(15)),
                 inHours ? Paper::tr("Session length, hours") : Paper::tr("Session length, minutes"), font,
                 m_theme.text2, Qt::AlignHCenter);
    }

    void paintCurve(const Curve& curve) {
        const Series& series = m_theme.series[static_cast<std::size_t>(curve.series)];
        QPolygonF line;
        for (const auto& point : curve.points) {
            line << QPointF(xOf(point.length), yOf(point.cost));
        }
        m_painter.setBrush(Qt::NoBrush);
        m_painter.setPen(seriesPen(series, paperPx(2)));
        m_painter.drawPolyline(line);
        for (const double part : {0.25, 0.75}) { // sparse: the pen pattern tells the rest
            const auto index = static_cast<std::size_t>(part * static_cast<double>(line.size() - 1));
            const auto next = std::min(index + 1, static_cast<std::size_t>(line.size() - 1));
            const QPointF middle = (line[static_cast<qsizetype>(index)] + line[static_cast<qsizetype>(next)]) / 2;
            drawMarker(m_painter, series.marker, middle, paperPx(kMarker), series.color);
        }
    }

    void paintYours() {
        if (!m_chart.yours) {
            return;
        }
        const double x = xOf(*m_chart.yours);
        m_painter.setPen(QPen(m_theme.text, paperPx(1)));
        m_painter.drawLine(QPointF(x, m_plot.top() - paperPx(4)), QPointF(x, m_plot.bottom()));
        m_painter.setPen(Qt::NoPen);
        m_painter.setBrush(m_theme.text);
        const double y = m_plot.bottom();
        m_painter.drawPolygon(QPolygonF{{x, y}, {x - paperPx(5), y + paperPx(6)}, {x + paperPx(5), y + paperPx(6)}});
        const QString flag = Paper::tr("You: %1").arg(durationText(*m_chart.yours));
        const QFont font = paperFont(TextStyle::Caption, true);
        const double width = textWidth(flag, font) + paperPx(16);
        const double left = std::clamp(x - width / 2, m_plot.left(), m_plot.right() - width);
        const QRectF box(left, m_plot.top() - paperPx(22), width, paperPx(18));
        m_painter.drawRoundedRect(box, paperPx(3), paperPx(3));
        drawLine(m_painter, box, flag, font, m_theme.base, Qt::AlignHCenter);
    }

    // Names at the ends of the lines, pushed apart so that they can be read.
    void paintNames() {
        std::vector<const Curve*> order;
        for (const auto& curve : m_chart.curves) {
            order.push_back(&curve);
        }
        std::ranges::sort(order, {}, [this](const Curve* curve) { return yOf(curve->points.back().cost); });
        double lowest = m_plot.top() - paperPx(8);
        const double left = m_plot.right() + paperPx(10);
        const double room = paperPx(kLabelWidth - 10);
        for (const auto* curve : order) {
            const double y = std::max(yOf(curve->points.back().cost) - paperPx(9), lowest);
            const Series& series = m_theme.series[static_cast<std::size_t>(curve->series)];
            drawMarker(m_painter, series.marker, QPointF(left + paperPx(4), y + paperPx(8)), paperPx(kMarker), series.color);
            drawLine(m_painter, QRectF(left + paperPx(14), y, room - paperPx(14), paperPx(16)), curve->name,
                     paperFont(TextStyle::Small), m_theme.text);
            drawLine(m_painter, QRectF(left + paperPx(14), y + paperPx(14), room - paperPx(14), paperPx(14)),
                     curve->rule, paperFont(TextStyle::Caption), m_theme.text2);
            lowest = y + paperPx(kLabelPitch);
        }
    }

    QPainter& m_painter;
    const Chart& m_chart;
    const Theme& m_theme;
    QRectF m_plot;
};

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
    plot.height = paperPx(kHeadHeight + kPlotHeight + kFootHeight);
    plot.paint = [chart = *chart](QPainter& painter, const QRectF& box) { Painted(painter, chart, box).paint(); };
    return {headingBlock(Paper::tr("What does one session cost?")), sentence, plot};
}

} // namespace fitgauge::ui
