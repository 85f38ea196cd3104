// SPDX-License-Identifier: GPL-3.0-or-later
// A day of live traffic: what is paid each hour, and what of it is used.
#include "core/billing/estimate.h"
#include "core/billing/month_bill.h"
#include "core/compare/bill.h"
#include "ui/paper/paper_plot.h"
#include "ui/paper/report.h"
#include "ui/text/quantity_text.h"
#include "ui/tray/series_sample.h"

#include <QCoreApplication>
#include <QPainter>
#include <QPainterPath>
#include <QPolygonF>

#include <algorithm>

namespace fitgauge::ui {

namespace {

struct Paper {
    Q_DECLARE_TR_FUNCTIONS(Paper)
};

constexpr double kHours = 24, kMarker = 8, kHatch = 9; // the last two px
constexpr int kTickHours = 3;
constexpr double kNanoPerUnitF = 1e9;
constexpr double kPartsPerMillion = 1e6;
constexpr double kUsedTint = 0.22; // of the series over white; paper has no transparency

struct Line {
    ReportOffer offer;
    double price = 0; // currency units per machine and hour
    billing::DayPlan plan;
    billing::Breakdown bill; // of one day
};

std::optional<Line> lineOf(const compare::Comparison& comparison, const ReportOffer& offer) {
    const auto plan = compare::dayOf(comparison, offer.row);
    const auto price = comparison.table().priceOf(offer.row);
    if (!plan || !price) {
        return {};
    }
    const auto busy = billing::expectedTime(plan->busyHours);
    if (!busy) {
        return {};
    }
    const auto bill = billing::servingBill(Rate::perHour(*price), plan->paid, *busy);
    if (!bill) {
        return {};
    }
    return Line{offer, static_cast<double>(price->nano) / kNanoPerUnitF, *plan, *bill};
}

std::vector<Line> linesOf(const Report& report) {
    std::vector<Line> lines;
    for (const auto& offer : report.offers) {
        if (auto line = lineOf(report.comparison, offer)) {
            lines.push_back(std::move(*line));
        }
    }
    return lines;
}

QColor tinted(const QColor& color, double share) {
    const auto mixed = [share](int channel) { return static_cast<int>(255 - (255 - channel) * share); };
    return {mixed(color.red()), mixed(color.green()), mixed(color.blue())};
}

// A stair of one value per segment, closed along the axis when `isArea`.
QPolygonF stairOf(const PaperPlot& plot, const Line& line, bool isArea) {
    QPolygonF stair;
    for (const auto& segment : line.plan.segments) {
        const double machines = isArea ? std::min(segment.busy, static_cast<double>(segment.paid))
                                       : static_cast<double>(segment.paid);
        const double y = plot.yOf(machines * line.price);
        stair << QPointF(plot.xOf(segment.from.inHours()), y) << QPointF(plot.xOf(segment.to.inHours()), y);
    }
    if (isArea) {
        stair << plot.area().bottomRight() << plot.area().bottomLeft();
    }
    return stair;
}

void paintIdle(QPainter& painter, const PaperPlot& plot, const Line& line) {
    QPolygonF paid = stairOf(plot, line, false);
    paid << plot.area().bottomRight() << plot.area().bottomLeft();
    QPainterPath idle;
    idle.addPolygon(paid);
    QPainterPath used;
    used.addPolygon(stairOf(plot, line, true));
    painter.save();
    painter.setClipPath(idle.subtracted(used), Qt::IntersectClip);
    painter.setPen(QPen(paperTheme().edge, paperPx(1)));
    const QRectF area = plot.area();
    for (double x = area.left() - area.height(); x < area.right(); x += paperPx(kHatch)) {
        painter.drawLine(QPointF(x, area.bottom()), QPointF(x + area.height(), area.top()));
    }
    painter.restore();
}

void paintUsed(QPainter& painter, const PaperPlot& plot, const Line& line) {
    const Series& series = paperTheme().series[static_cast<std::size_t>(line.offer.series)];
    painter.setPen(QPen(series.color, paperPx(1)));
    painter.setBrush(tinted(series.color, kUsedTint));
    painter.drawPolygon(stairOf(plot, line, true));
}

void paintPaid(QPainter& painter, const PaperPlot& plot, const Line& line) {
    const Series& series = paperTheme().series[static_cast<std::size_t>(line.offer.series)];
    const QPolygonF stair = stairOf(plot, line, false);
    painter.setBrush(Qt::NoBrush);
    painter.setPen(seriesPen(series, paperPx(2)));
    painter.drawPolyline(stair);
    const double y = stair.isEmpty() ? 0 : stair.front().y();
    for (const double hour : {1.5, 22.5}) {
        drawMarker(painter, series.marker, QPointF(plot.xOf(hour), y), paperPx(kMarker), series.color);
    }
}

// "Used 7.2 h, 6.48 USD", in a small box over the busy hours.
void paintNote(QPainter& painter, const PaperPlot& plot, const Line& line) {
    const Theme& theme = paperTheme();
    const QString note = Paper::tr("Used %1 h, %2 %3")
                             .arg(decimalText(line.plan.busyHours, 1), moneyText(line.bill.used, 2),
                                  QString::fromStdString(line.bill.used.currency.code()));
    const QFont font = paperFont(TextStyle::Caption, true);
    const double width = textWidth(note, font) + paperPx(20);
    const QRectF box(plot.xOf(kHours / 2) - width / 2, plot.area().bottom() - paperPx(30), width,
                     paperPx(22));
    painter.setPen(QPen(theme.border, paperPx(1)));
    painter.setBrush(theme.base);
    painter.drawRoundedRect(box, paperPx(4), paperPx(4));
    drawLine(painter, box, note, font, theme.text, Qt::AlignHCenter);
}

void paintDay(QPainter& painter, const QRectF& box, const std::vector<Line>& lines) {
    double highest = 0;
    std::vector<PaperPlot::EndName> names;
    for (const auto& line : lines) {
        const double paid = line.price * line.plan.peakReplicas;
        highest = std::max(highest, paid);
        names.push_back({paid, line.offer.series, line.offer.name,
                         //: %1 is the cost of a day
                         Paper::tr("always on, %1 a day").arg(moneyText(line.bill.total, 2))});
    }
    std::vector<PaperPlot::Tick> ticks;
    for (int hour = 0; hour <= static_cast<int>(kHours); hour += kTickHours) {
        ticks.push_back({static_cast<double>(hour), QStringLiteral("%1").arg(hour, 2, 10, QLatin1Char('0'))});
    }
    const PaperPlot plot(painter, box, niceAxis(highest), kHours, false);
    plot.paintCostAxis(
        Paper::tr("%1 per hour").arg(QString::fromStdString(lines.front().bill.total.currency.code())));
    paintIdle(painter, plot, lines.front());
    paintUsed(painter, plot, lines.front());
    plot.paintXAxis(ticks, Paper::tr("Hour of day"));
    for (const auto& line : lines) {
        paintPaid(painter, plot, line);
    }
    paintNote(painter, plot, lines.front());
    plot.paintEndNames(std::move(names));
}

QString sentenceOf(const Line& line) {
    const QString currency = QString::fromStdString(line.bill.total.currency.code());
    const auto idle = static_cast<std::int64_t>(line.plan.idleShare() * kPartsPerMillion + 0.5);
    //: %1 cost of a day, %2 currency, %3 busy hours, %4 cost of the idle time, %5 its share
    return Paper::tr("Always on pays %1 %2 a day for %3 hours of use; %4 of it is idle (%5).")
        .arg(moneyText(line.bill.total, 2), currency, decimalText(line.plan.busyHours, 1),
             moneyText(line.bill.idle, 2), percentText(idle));
}

} // namespace

std::vector<Block> dayBlocks(const Report& report, double width) {
    const auto lines = linesOf(report);
    if (lines.empty()) {
        return {};
    }
    Block sentence = paragraphBlock(sentenceOf(lines.front()), width);
    sentence.keepWithNext = true;
    Block plot;
    plot.gapBefore = paperPx(8);
    plot.height = PaperPlot::height(false);
    plot.paint = [lines](QPainter& painter, const QRectF& box) { paintDay(painter, box, lines); };
    return {headingBlock(Paper::tr("When do I pay for idle capacity?")), sentence, plot};
}

} // namespace fitgauge::ui
