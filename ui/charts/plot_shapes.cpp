// SPDX-License-Identifier: GPL-3.0-or-later
// Areas, rings, bands, notes and names that PlotView draws around its lines.
#include "ui/charts/plot_shapes.h"

#include "ui/charts/plot_view.h"
#include "ui/tray/series_sample.h"

#include <QPainter>
#include <QPainterPath>

#include <algorithm>
#include <cmath>

namespace fitgauge::ui {
namespace {

constexpr double kRing = 11.0 / 4; // units across

// Lines within a clip: Qt's own patterns shrink at a pixel ratio of 2.
void hatch(QPainter& painter, const QRectF& box, double pitch, bool rising) {
    for (double x = box.left() - box.height(); x < box.right(); x += pitch) {
        const double end = x + box.height();
        painter.drawLine(rising ? QLineF(x, box.bottom(), end, box.top())
                                : QLineF(x, box.top(), end, box.bottom()));
    }
}

void dots(QPainter& painter, const QRectF& box, double pitch, const QColor& color) {
    painter.setPen(Qt::NoPen);
    painter.setBrush(color);
    for (double y = box.top() + pitch / 2; y < box.bottom(); y += pitch) {
        for (double x = box.left() + pitch / 2; x < box.right(); x += pitch) {
            painter.drawEllipse(QPointF(x, y), 1, 1);
        }
    }
}

void level(QPainter& painter, const QRectF& box, double pitch) {
    for (double y = box.top() + pitch / 2; y < box.bottom(); y += pitch) {
        painter.drawLine(QPointF(box.left(), y), QPointF(box.right(), y));
    }
}

QColor tint(const QColor& color, const QColor& over, double share) {
    const auto mix = [share](int a, int b) {
        return static_cast<int>(std::lround(a * share + b * (1 - share)));
    };
    return {mix(color.red(), over.red()), mix(color.green(), over.green()), mix(color.blue(), over.blue())};
}

void fillPattern(QPainter& painter, const QRectF& box, AreaFill fill, const Theme& theme) {
    switch (fill) {
    case AreaFill::Used:
        break;
    case AreaFill::Idle:
        painter.setPen(QPen(theme.edge, 1));
        hatch(painter, box, units(2.25), true);
        break;
    case AreaFill::Rounding:
        painter.setPen(QPen(theme.tight, 2));
        hatch(painter, box, units(1.5), false);
        break;
    case AreaFill::Minimum:
        painter.setPen(QPen(theme.tight, 1));
        hatch(painter, box, units(1.25), true);
        hatch(painter, box, units(1.25), false);
        break;
    case AreaFill::Storage:
        painter.setPen(QPen(theme.gaugeOverhead, 1));
        level(painter, box, units(1));
        break;
    case AreaFill::Egress:
        dots(painter, box, units(1.25), theme.gaugeOverhead);
        break;
    case AreaFill::Loads:
        painter.setPen(QPen(theme.gaugeOverhead, 1));
        hatch(painter, box, units(1), false);
        break;
    }
}

} // namespace

void fillArea(QPainter& painter, const QPolygonF& outline, AreaFill fill, const QColor& color,
              const Theme& theme) {
    QPainterPath path;
    path.addPolygon(outline);
    path.closeSubpath();
    painter.save();
    painter.setClipPath(path, Qt::IntersectClip);
    painter.fillPath(path, fill == AreaFill::Used ? tint(color, theme.base, 0.28) : theme.base);
    fillPattern(painter, outline.boundingRect(), fill, theme);
    painter.restore();
}

void PlotView::drawAreas(QPainter& painter, const Theme& theme) const {
    for (const PlotArea& area : m_data.areas) {
        QPolygonF outline;
        for (const QPointF& point : area.outline) {
            outline << positionOf(point.x(), point.y());
        }
        fillArea(painter, outline, area.fill, area.color, theme);
        if (m_data.outlineAreas) {
            painter.setBrush(Qt::NoBrush);
            painter.setPen(QPen(area.fill == AreaFill::Used ? area.color : theme.control, 1));
            painter.drawPolygon(outline);
        }
    }
}

// All shades and limits first, so that no limit runs through the words of another.
void PlotView::drawBands(QPainter& painter, const Theme& theme) const {
    const QRectF plot = chart()->plotArea();
    QColor shade = theme.tight;
    shade.setAlphaF(0.10F);
    for (const PlotBand& band : m_data.bands) {
        const double left = positionOf(band.from, 0).x();
        painter.fillRect(QRectF(QPointF(left, plot.top()), plot.bottomRight()), shade);
        painter.setPen(QPen(theme.tight, 1, Qt::DashLine));
        painter.drawLine(QPointF(left, plot.top()), QPointF(left, plot.bottom()));
    }
    const QFont font = fontOf(TextStyle::Caption);
    const QFontMetricsF metrics(font);
    painter.setFont(font);
    painter.setPen(theme.tight);
    double top = plot.top() + units(0.5);
    for (const PlotBand& band : m_data.bands) {
        const double left = positionOf(band.from, 0).x();
        const double width = metrics.horizontalAdvance(band.text) + units(2);
        const bool inside = left + width <= plot.right();
        const QRectF words(inside ? left + 1 : std::max(plot.left(), left - width), top, width,
                           metrics.height() + 2);
        painter.fillRect(words, theme.base);
        painter.drawText(words, Qt::AlignCenter, band.text);
        top += words.height() + 1;
    }
}

void PlotView::drawCrossings(QPainter& painter, const Theme& theme) const {
    const QFont font = fontOf(TextStyle::Small, true);
    const QFontMetricsF metrics(font);
    const QRectF plot = chart()->plotArea();
    painter.setFont(font);
    double lastRight = -1;
    for (const PlotCrossing& crossing : m_data.crossings) {
        const QPointF at = positionOf(crossing.x, crossing.y);
        painter.setPen(QPen(theme.text, 1.8));
        painter.setBrush(theme.base);
        painter.drawEllipse(at, units(kRing) / 2.0, units(kRing) / 2.0);
        const double width = metrics.horizontalAdvance(crossing.text) + 4;
        const bool below = at.y() - units(2) - metrics.height() < plot.top() || at.x() < lastRight;
        const double left =
            std::clamp(at.x() + units(1), plot.left() + 1, std::max(plot.left() + 1, plot.right() - width));
        const double top = below ? at.y() + units(1.75) : at.y() - units(1.75) - metrics.height();
        if (top + metrics.height() > plot.bottom()) {
            continue;
        }
        const QRectF box(left, top, width, metrics.height());
        painter.fillRect(box, theme.base);
        painter.setPen(theme.text);
        painter.drawText(box, Qt::AlignCenter, crossing.text);
        lastRight = box.right();
    }
}

void PlotView::drawNotes(QPainter& painter, const Theme& theme) const {
    const QRectF plot = chart()->plotArea();
    for (const PlotNote& note : m_data.notes) {
        const QFont bold = fontOf(TextStyle::Caption, true), plain = fontOf(TextStyle::Caption);
        const double width = std::max(QFontMetricsF(bold).horizontalAdvance(note.title),
                                      QFontMetricsF(plain).horizontalAdvance(note.text)) +
                             units(4);
        const double room = note.room > 0 ? plot.width() * note.room / m_data.x.end : plot.width() / 2;
        const double line = QFontMetricsF(plain).height();
        const double height = line * (note.text.isEmpty() ? 1 : 2) + units(1.5);
        QRectF box(0, 0, width, height);
        box.moveCenter(positionOf(note.x, note.y));
        box.moveLeft(std::clamp(box.left(), plot.left() + units(1),
                                std::max(plot.left() + units(1), plot.right() - width - units(1))));
        box.moveTop(std::clamp(box.top(), plot.top(), std::max(plot.top(), plot.bottom() - height)));
        if (height > plot.height() / 2 || width > room) {
            continue;
        }
        painter.setPen(QPen(theme.border, 1));
        painter.setBrush(theme.base);
        painter.drawRoundedRect(box, units(1), units(1));
        painter.setPen(theme.text);
        painter.setFont(bold);
        painter.drawText(QRectF(box.left(), box.top() + units(0.75), width, line), Qt::AlignCenter,
                         note.title);
        painter.setFont(plain);
        painter.drawText(QRectF(box.left(), box.top() + units(0.75) + line, width, line), Qt::AlignCenter,
                         note.text);
    }
}

void PlotView::drawKeys(QPainter& painter, const Theme& theme) const {
    const QRectF plot = chart()->plotArea();
    const QFont font = fontOf(TextStyle::Caption);
    const QFontMetricsF metrics(font);
    double x = plot.left();
    const double top = plot.top() - units(0.75) - metrics.height();
    painter.setFont(font);
    for (const PlotKey& key : m_data.keys) {
        const double width = metrics.horizontalAdvance(key.text);
        if (x + units(4) + width > plot.right()) {
            break;
        }
        const QRectF box(x, top + (metrics.height() - units(3)) / 2, units(3), units(3));
        fillArea(painter, QPolygonF(box), key.fill, key.color, theme);
        painter.setBrush(Qt::NoBrush);
        painter.setPen(QPen(theme.control, 1));
        painter.drawRect(box);
        painter.setPen(theme.text2);
        painter.drawText(QRectF(x + units(4), top, width + 2, metrics.height()), Qt::AlignLeft, key.text);
        x += units(4) + width + units(4);
    }
}

void PlotView::drawRowNames(QPainter& painter, const Theme& theme) const {
    const QRectF plot = chart()->plotArea();
    for (const PlotRowName& row : m_data.rowNames) {
        const QFont font = fontOf(TextStyle::Small, row.strong);
        const double width = plot.left() - units(3);
        painter.setFont(font);
        painter.setPen(theme.text);
        const double y = positionOf(0, row.y).y();
        const QRectF box(units(1), y - units(3), width, units(6));
        painter.drawText(box, Qt::AlignRight | Qt::AlignVCenter,
                         QFontMetrics(font).elidedText(row.name, Qt::ElideRight, static_cast<int>(width)));
    }
}

} // namespace fitgauge::ui
