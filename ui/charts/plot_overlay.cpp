// SPDX-License-Identifier: GPL-3.0-or-later
// What PlotView draws over its lines: sparse markers, the user's point, its figures, the read-out.
#include "ui/charts/plot_view.h"

#include "ui/tray/series_sample.h"

#include <QPainter>

#include <algorithm>
#include <cmath>

namespace fitgauge::ui {
namespace {

constexpr double kMarker = 2;       // units across
constexpr double kFlagHeight = 4.5; // units
constexpr int kMarkersALine = 3;

// Height of a line at x; points ascend, an edge of a stair gives its upper end.
std::optional<double> heightAt(const QList<QPointF>& points, double x) {
    const auto after = std::upper_bound(points.begin(), points.end(), x,
                                        [](double value, const QPointF& point) { return value < point.x(); });
    if (after == points.begin() || points.isEmpty()) {
        return std::nullopt;
    }
    const QPointF& left = *(after - 1);
    if (after == points.end()) {
        return left.y();
    }
    const double span = after->x() - left.x();
    return span > 0 ? left.y() + (after->y() - left.y()) * (x - left.x()) / span : left.y();
}

} // namespace

// Under grid and lines: the chart's own background is left out.
void PlotView::drawBackground(QPainter* painter, const QRectF& rect) {
    QChartView::drawBackground(painter, rect);
    const Theme& theme = themeOf(this);
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    drawAreas(*painter, theme);
    drawBands(*painter, theme);
    painter->restore();
}

void PlotView::drawForeground(QPainter* painter, const QRectF& /*rect*/) {
    const Theme& theme = themeOf(this);
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    drawMarkers(*painter, theme);
    drawYours(*painter, theme);
    drawCrossings(*painter, theme);
    drawHits(*painter, theme);
    drawNotes(*painter, theme);
    drawRowNames(*painter, theme);
    drawKeys(*painter, theme);
    drawReadOut(*painter, theme);
    if (m_ring) {
        painter->setBrush(Qt::NoBrush);
        painter->setPen(QPen(theme.focus, 2));
        painter->drawRect(chart()->plotArea().adjusted(-1, -1, 1, 1));
    }
    painter->restore();
}

// Each line has its own places, so that lines that run together show whose they are.
void PlotView::drawMarkers(QPainter& painter, const Theme& /*theme*/) const {
    const double size = units(kMarker);
    const auto count = static_cast<double>(std::max<std::size_t>(m_data.lines.size(), 1));
    for (std::size_t i = 0; i < m_data.lines.size(); ++i) {
        const PlotLine& line = m_data.lines[i];
        for (int k = 0; k < kMarkersALine; ++k) {
            const double share = (k + (static_cast<double>(i) + 0.5) / count) / kMarkersALine;
            const double x = share * m_data.x.end;
            const auto y = heightAt(line.points, x);
            const bool hitsYours =
                m_data.yours && std::abs(positionOf(x, 0).x() - positionOf(*m_data.yours, 0).x()) < 2 * size;
            if (y && *y <= m_data.y.end && !hitsYours) {
                drawMarker(painter, line.series.marker, positionOf(x, *y), size, line.series.color);
            }
        }
    }
}

void PlotView::drawFlag(QPainter& painter, const Theme& theme, double x, const QString& text,
                        bool filled) const {
    const QFont font = fontOf(TextStyle::Caption, filled);
    const QFontMetricsF metrics(font);
    const QRectF plot = chart()->plotArea();
    const double width = metrics.horizontalAdvance(text) + units(4);
    const double height = units(kFlagHeight);
    // At the edges the flag leans inwards.
    const double left = std::clamp(x - width / 2, plot.left(), std::max(plot.left(), plot.right() - width));
    const QRectF box(left, plot.top() - height - units(0.5), width, height);
    painter.setPen(filled ? QPen(Qt::NoPen) : QPen(theme.border, 1));
    painter.setBrush(filled ? theme.text : theme.base);
    painter.drawRoundedRect(box, units(1), units(1));
    painter.setFont(font);
    painter.setPen(filled ? theme.base : theme.text);
    painter.drawText(box, Qt::AlignCenter, text);
}

void PlotView::drawYours(QPainter& painter, const Theme& theme) const {
    if (!m_data.yours) {
        return;
    }
    const QRectF plot = chart()->plotArea();
    const double x = std::round(positionOf(*m_data.yours, 0).x()) + 0.5;
    painter.setPen(QPen(theme.text, 1));
    painter.drawLine(QPointF(x, plot.top() - units(1)), QPointF(x, plot.bottom()));
    const double half = units(10) / 8.0; // a triangle of 10 x 6 px
    painter.setPen(Qt::NoPen);
    painter.setBrush(theme.text);
    painter.drawPolygon(QPolygonF{{x, plot.bottom() + 1},
                                  {x + half, plot.bottom() + 1 + units(1.5)},
                                  {x - half, plot.bottom() + 1 + units(1.5)}});
    if (!m_readOut) {
        drawFlag(painter, theme, x, m_data.yoursText, true);
    }
}

void PlotView::drawHits(QPainter& painter, const Theme& theme) const {
    if (!m_data.yours || m_data.hits.empty()) {
        return;
    }
    for (const PlotHit& hit : m_data.hits) {
        const Series& series = m_data.lines[hit.line].series;
        const QPointF at = positionOf(*m_data.yours, hit.y);
        drawMarker(painter, series.marker, at, units(kMarker) + 4, series.color);
        drawMarker(painter, series.marker, at, units(kMarker), theme.base);
    }
    const auto [low, high] = std::ranges::minmax_element(m_data.hits, {}, &PlotHit::y);
    drawFigure(painter, theme, *high, FigurePlace::Above);
    if (low->text != high->text) {
        const double bottom = positionOf(*m_data.yours, low->y).y() + units(1) +
                              QFontMetricsF(fontOf(TextStyle::Small, true)).height();
        drawFigure(painter, theme, *low,
                   bottom < chart()->plotArea().bottom() ? FigurePlace::Below : FigurePlace::Left);
    }
}

// The highest and the lowest figure are written, where they keep out of each other's way; the table beside
// the plot has them all.
void PlotView::drawFigure(QPainter& painter, const Theme& theme, const PlotHit& hit,
                          FigurePlace place) const {
    const QFont font = fontOf(TextStyle::Small, true);
    const QFontMetricsF metrics(font);
    const QPointF at = positionOf(*m_data.yours, hit.y);
    const double width = metrics.horizontalAdvance(hit.text);
    const bool noRoom = at.x() + units(2.5) + width > chart()->plotArea().right();
    const double left = place == FigurePlace::Left || noRoom ? at.x() - units(2) - width : at.x() + units(2);
    // The flag of the user's point stands above the plot.
    const double above = std::max(at.y() - units(1) - metrics.height(), chart()->plotArea().top());
    const double top = place == FigurePlace::Below ? at.y() + units(1) : above;
    const QRectF box(left, top, width, metrics.height());
    painter.setFont(font);
    painter.fillRect(box, theme.base);
    painter.setPen(theme.text);
    painter.drawText(box, Qt::AlignCenter, hit.text);
}

void PlotView::drawReadOut(QPainter& painter, const Theme& theme) const {
    if (!m_readOut) {
        return;
    }
    const QRectF plot = chart()->plotArea();
    const double x = std::round(positionOf(*m_readOut, 0).x()) + 0.5;
    painter.setPen(QPen(theme.control, 1, Qt::DotLine));
    painter.drawLine(QPointF(x, plot.top()), QPointF(x, plot.bottom()));
    drawFlag(painter, theme, x, m_readOutText, false);
}

} // namespace fitgauge::ui
