// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/paper/paper_plot.h"

#include "ui/text/quantity_text.h"
#include "ui/tray/series_sample.h"

#include <QPainter>

#include <algorithm>

namespace fitgauge::ui {

namespace {

constexpr double kPlotHeight = 150, kNamesWidth = 190, kAxisWidth = 38; // px
constexpr double kHeadHeight = 22, kFlagHeight = 18, kFootHeight = 40;  // px
constexpr double kNamePitch = 29, kMarker = 8;                          // px

double headHeight(bool hasFlag) {
    return paperPx(hasFlag ? kHeadHeight + kFlagHeight : kHeadHeight);
}

} // namespace

double PaperPlot::height(bool hasFlag) {
    return headHeight(hasFlag) + paperPx(kPlotHeight + kFootHeight);
}

PaperPlot::PaperPlot(QPainter& painter, const QRectF& box, const NiceAxis& cost, double endX, bool hasFlag)
    : m_painter(painter)
    , m_plot(box.left() + paperPx(kAxisWidth), box.top() + headHeight(hasFlag),
             box.width() - paperPx(kAxisWidth + kNamesWidth), paperPx(kPlotHeight))
    , m_cost(cost)
    , m_endX(endX)
    , m_head(headHeight(hasFlag)) {}

void PaperPlot::paintCostAxis(const QString& unit) const {
    const Theme& theme = paperTheme();
    const QFont font = paperFont(TextStyle::Caption);
    const double axis = paperPx(kAxisWidth);
    drawLine(m_painter, QRectF(m_plot.left() - axis, m_plot.top() - m_head, paperPx(300), paperPx(15)), unit,
             font, theme.text2);
    const int steps = static_cast<int>(m_cost.end / m_cost.step + 0.5);
    for (int i = 0; i <= steps; ++i) {
        const double value = i * m_cost.step;
        const double y = yOf(value);
        m_painter.setPen(QPen(i == 0 ? theme.control : theme.hair, paperPx(1)));
        m_painter.drawLine(QPointF(m_plot.left(), y), QPointF(m_plot.right(), y));
        drawLine(m_painter, QRectF(m_plot.left() - axis, y - paperPx(8), axis - paperPx(8), paperPx(16)),
                 decimalText(value, m_cost.decimals), font, theme.text2, Qt::AlignRight);
    }
}

void PaperPlot::paintXAxis(const std::vector<Tick>& ticks, const QString& title) const {
    const Theme& theme = paperTheme();
    const QFont font = paperFont(TextStyle::Caption);
    for (const auto& tick : ticks) {
        const double x = xOf(tick.x);
        m_painter.setPen(QPen(theme.control, paperPx(1)));
        m_painter.drawLine(QPointF(x, m_plot.bottom()), QPointF(x, m_plot.bottom() + paperPx(4)));
        drawLine(m_painter, QRectF(x - paperPx(30), m_plot.bottom() + paperPx(5), paperPx(60), paperPx(15)),
                 tick.text, font, theme.text2, Qt::AlignHCenter);
    }
    drawLine(m_painter, QRectF(m_plot.left(), m_plot.bottom() + paperPx(22), m_plot.width(), paperPx(15)),
             title, font, theme.text2, Qt::AlignHCenter);
}

void PaperPlot::paintEndNames(std::vector<EndName> names) const {
    const Theme& theme = paperTheme();
    std::ranges::sort(names, std::greater{}, &EndName::y);
    const double left = m_plot.right() + paperPx(10);
    const double textLeft = left + paperPx(14);
    const double room = paperPx(kNamesWidth - 24);
    double lowest = m_plot.top() - paperPx(8);
    for (const auto& name : names) {
        const double y = std::max(yOf(name.y) - paperPx(9), lowest);
        const Series& series = theme.series[static_cast<std::size_t>(name.series)];
        drawMarker(m_painter, series.marker, QPointF(left + paperPx(4), y + paperPx(8)), paperPx(kMarker),
                   series.color);
        drawLine(m_painter, QRectF(textLeft, y, room, paperPx(16)), name.name, paperFont(TextStyle::Small),
                 theme.text);
        drawLine(m_painter, QRectF(textLeft, y + paperPx(14), room, paperPx(14)), name.note,
                 paperFont(TextStyle::Caption), theme.text2);
        lowest = y + paperPx(kNamePitch);
    }
}

} // namespace fitgauge::ui
