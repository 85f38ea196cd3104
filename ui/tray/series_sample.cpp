// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/tray/series_sample.h"

#include <QPainter>
#include <QPolygonF>

namespace fitgauge::ui {

namespace {

constexpr qreal kLineWidth = 2;

void drawCross(QPainter& painter, const QPointF& center, qreal reach, const QColor& color) {
    painter.setPen(QPen(color, kLineWidth, Qt::SolidLine, Qt::RoundCap));
    painter.drawLine(center + QPointF(-reach, -reach), center + QPointF(reach, reach));
    painter.drawLine(center + QPointF(-reach, reach), center + QPointF(reach, -reach));
}

QPolygonF outlineOf(Marker marker, const QPointF& c, qreal r) {
    switch (marker) {
    case Marker::TriangleUp:
        return {{c + QPointF(0, -r), c + QPointF(r, r), c + QPointF(-r, r)}};
    case Marker::TriangleDown:
        return {{c + QPointF(0, r), c + QPointF(r, -r), c + QPointF(-r, -r)}};
    case Marker::Diamond:
        return {{c + QPointF(0, -r * 1.2), c + QPointF(r * 1.2, 0), c + QPointF(0, r * 1.2),
                 c + QPointF(-r * 1.2, 0)}};
    default:
        break;
    }
    const qreal s = r * 0.88;
    return {{c + QPointF(-s, -s), c + QPointF(s, -s), c + QPointF(s, s), c + QPointF(-s, s)}};
}

} // namespace

void drawMarker(QPainter& painter, Marker marker, const QPointF& center, qreal size, const QColor& color) {
    const qreal reach = size / 2;
    if (marker == Marker::Cross) {
        drawCross(painter, center, reach * 0.85, color);
        return;
    }
    painter.setPen(Qt::NoPen);
    painter.setBrush(color);
    if (marker == Marker::Circle) {
        painter.drawEllipse(center, reach, reach);
    } else {
        painter.drawPolygon(outlineOf(marker, center, reach));
    }
}

QPen seriesPen(const Series& series, qreal width) {
    QPen pen(series.color, width, Qt::SolidLine, Qt::FlatCap);
    if (!series.dashes.isEmpty()) {
        QList<qreal> inPenWidths; // Qt counts dashes in pen widths; the theme gives px at 2 px
        for (const qreal dash : series.dashes) {
            inPenWidths << dash / kLineWidth;
        }
        pen.setDashPattern(inPenWidths);
    }
    return pen;
}

void drawSeriesSample(QPainter& painter, const QRectF& box, const Series& series) {
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(seriesPen(series, kLineWidth));
    const qreal middle = box.center().y();
    painter.drawLine(QPointF(box.left(), middle), QPointF(box.right(), middle));
    drawMarker(painter, series.marker, box.center(), qMin(box.height(), box.width() / 4), series.color);
    painter.restore();
}

} // namespace fitgauge::ui
