// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/theme/icons.h"

#include <QPainter>
#include <QPainterPath>

namespace fitgauge::ui {

namespace {

// Shapes are described on a 16 x 16 grid, as the icons are.
constexpr qreal kGrid = 16;

void drawTight(QPainter& painter) {
    painter.drawEllipse(QRectF(2.25, 2.25, 11.5, 11.5));
    QPainterPath half;
    half.moveTo(8, 2.25);
    half.arcTo(QRectF(2.25, 2.25, 11.5, 11.5), 90, 180);
    half.closeSubpath();
    painter.fillPath(half, painter.pen().color());
}

void drawDashedRing(QPainter& painter) {
    QPen pen = painter.pen();
    pen.setWidthF(2);
    pen.setCapStyle(Qt::FlatCap);
    // Eight dashes round a circle of 5.5: 34.56 / 8 = 4.32 long together.
    pen.setDashPattern({2.5 / 2, 1.82 / 2});
    painter.setPen(pen);
    painter.drawEllipse(QRectF(2.5, 2.5, 11, 11));
}

void drawSquares(QPainter& painter) {
    painter.drawRect(QRectF(2.5, 2.5, 11, 11));
    painter.fillRect(QRectF(5.5, 5.5, 5, 5), painter.pen().color());
}

void drawCross(QPainter& painter) {
    QPen pen = painter.pen();
    pen.setWidthF(2.25);
    painter.setPen(pen);
    painter.drawLine(QPointF(3.5, 3.5), QPointF(12.5, 12.5));
    painter.drawLine(QPointF(12.5, 3.5), QPointF(3.5, 12.5));
}

// A slanted question mark: unknown is set in italics everywhere.
void drawQuestion(QPainter& painter) {
    painter.translate(1.2, 0);
    painter.shear(-0.15, 0);
    QPen pen = painter.pen();
    pen.setWidthF(1.9);
    painter.setPen(pen);
    QPainterPath hook;
    hook.moveTo(5.2, 5.4);
    hook.cubicTo(5.2, 1.4, 11.6, 1.4, 11.6, 5.2);
    hook.cubicTo(11.6, 7.8, 8.4, 7.6, 8.4, 10.4);
    painter.drawPath(hook);
    painter.setBrush(pen.color());
    painter.setPen(Qt::NoPen);
    painter.drawEllipse(QPointF(8.4, 13.4), 1.25, 1.25);
}

void fillPolygon(QPainter& painter, std::initializer_list<QPointF> points) {
    QPainterPath path;
    path.addPolygon(QPolygonF(QList<QPointF>(points)));
    path.closeSubpath();
    painter.fillPath(path, painter.pen().color());
}

void drawFlag(QPainter& painter) {
    painter.drawLine(QPointF(4, 2.5), QPointF(4, 13.5));
    painter.drawPolygon(
        QPolygonF({QPointF(4, 3), QPointF(12, 3), QPointF(10, 5.8), QPointF(12, 8.6), QPointF(4, 8.6)}));
}

void drawOnGrid(QPainter& painter, Shape shape) {
    switch (shape) {
    case Shape::Comfortable:
        painter.setBrush(painter.pen().color());
        painter.setPen(Qt::NoPen);
        painter.drawEllipse(QRectF(2, 2, 12, 12));
        return;
    case Shape::Tight:
        return drawTight(painter);
    case Shape::NeedsCards:
        return drawSquares(painter);
    case Shape::WouldSpill:
        return drawDashedRing(painter);
    case Shape::DoesNotFit:
        return drawCross(painter);
    case Shape::Unknown:
        return drawQuestion(painter);
    case Shape::Stale:
        return fillPolygon(painter, {{8, 2}, {15, 14}, {1, 14}});
    case Shape::SortUp:
        return fillPolygon(painter, {{8, 4}, {13.5, 12.5}, {2.5, 12.5}});
    case Shape::SortDown:
        return fillPolygon(painter, {{8, 12.5}, {13.5, 4}, {2.5, 4}});
    case Shape::Check:
        painter.drawPolyline(QPolygonF({QPointF(3.5, 8.5), QPointF(6.5, 11.5), QPointF(12.5, 4.5)}));
        return;
    case Shape::Minus:
        painter.drawLine(QPointF(4, 8), QPointF(12, 8));
        return;
    case Shape::Flag:
        return drawFlag(painter);
    }
}

} // namespace

void drawShape(QPainter& painter, Shape shape, const QRectF& box, const QColor& color) {
    const qreal side = std::min(box.width(), box.height());
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.translate(box.center() - QPointF(side / 2, side / 2));
    painter.scale(side / kGrid, side / kGrid);
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(color, 1.75, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    drawOnGrid(painter, shape);
    painter.restore();
}

} // namespace fitgauge::ui
