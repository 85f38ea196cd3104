// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/gauge/gauge_fill.h"

#include <QPainter>

#include <cmath>

namespace fitgauge::ui {
namespace {

// Lines in a clip, not a brush pattern: Qt's hatches keep their pitch in device pixels and shrink on HiDPI.
struct Hatch {
    double width; // px
    double pitch; // px, at right angles to the lines
    double angle; // degrees
};

constexpr Hatch kStripes{2, 6, 45};
constexpr Hatch kGradients{1.6, 5, 0};
constexpr Hatch kCrossUp{1.1, 6, 45};
constexpr Hatch kCrossDown{1.1, 6, -45};
constexpr Hatch kMissing{2, 5, -45};
constexpr double kDot = 2.2;      // px across
constexpr double kDotPitch = 5.0; // px

void drawHatch(QPainter& painter, const QRectF& box, const Hatch& hatch, const QColor& color,
               const QPointF& origin) {
    painter.setPen(QPen(color, gaugePx(hatch.width), Qt::SolidLine, Qt::FlatCap));
    const double pitch = gaugePx(hatch.pitch);
    if (hatch.angle == 0) {
        for (double y = box.top() + pitch / 2; y < box.bottom(); y += pitch) {
            painter.drawLine(QPointF(box.left(), y), QPointF(box.right(), y));
        }
        return;
    }
    const double step = pitch * std::sqrt(2.0);
    const double height = box.height();
    const double first = origin.x() + std::floor((box.left() - height - origin.x()) / step) * step;
    const bool rising = hatch.angle > 0;
    for (double x = first; x < box.right() + height; x += step) {
        const QPointF low(rising ? x : x + height, box.bottom());
        const QPointF high(rising ? x + height : x, box.top());
        painter.drawLine(low, high);
    }
}

void drawDots(QPainter& painter, const QRectF& box, const QColor& color, const QPointF& origin) {
    painter.setPen(Qt::NoPen);
    painter.setBrush(color);
    const double pitch = gaugePx(kDotPitch);
    const double radius = gaugePx(kDot) / 2;
    const double firstX = origin.x() + std::floor((box.left() - origin.x()) / pitch) * pitch + pitch / 2;
    for (double y = box.top() + pitch / 2; y < box.bottom(); y += pitch) {
        for (double x = firstX; x < box.right() + radius; x += pitch) {
            painter.drawEllipse(QPointF(x, y), radius, radius);
        }
    }
}

void paintPattern(QPainter& painter, const QRectF& box, GaugeFill fill, const Theme& theme,
                  const QPointF& origin) {
    switch (fill) {
    case GaugeFill::Changeable:
        drawHatch(painter, box, kStripes, theme.gaugeChangeable, origin);
        break;
    case GaugeFill::Gradients:
        drawHatch(painter, box, kGradients, theme.gaugeWeights, origin);
        break;
    case GaugeFill::Optimizer:
        drawHatch(painter, box, kCrossUp, theme.gaugeWeights, origin);
        drawHatch(painter, box, kCrossDown, theme.gaugeWeights, origin);
        break;
    case GaugeFill::Overhead:
        drawDots(painter, box, theme.gaugeOverhead, origin);
        break;
    case GaugeFill::Missing:
        drawHatch(painter, box, kMissing, theme.bad, origin);
        break;
    case GaugeFill::Weights:
    case GaugeFill::Free:
        break;
    }
}

QColor groundOf(GaugeFill fill, const Theme& theme) {
    switch (fill) {
    case GaugeFill::Weights:
        return theme.gaugeWeights;
    case GaugeFill::Changeable:
        return theme.gaugeChangeableBack;
    case GaugeFill::Gradients:
    case GaugeFill::Optimizer:
    case GaugeFill::Overhead:
        return theme.gaugeOverheadBack;
    case GaugeFill::Free:
    case GaugeFill::Missing:
        break;
    }
    return theme.base;
}

} // namespace

double gaugePx(double px) {
    return px * units(100) / 400.0;
}

GaugeFill fillOf(sizing::PartKind kind) {
    switch (kind) {
    case sizing::PartKind::Weights:
        return GaugeFill::Weights;
    case sizing::PartKind::Gradients:
        return GaugeFill::Gradients;
    case sizing::PartKind::Optimizer:
    case sizing::PartKind::LoraState:
        return GaugeFill::Optimizer;
    case sizing::PartKind::KvCache:
    case sizing::PartKind::Activations:
        return GaugeFill::Changeable;
    case sizing::PartKind::Overhead:
        break;
    }
    return GaugeFill::Overhead;
}

void paintFill(QPainter& painter, const QRectF& box, GaugeFill fill, const Theme& theme,
               const QPointF& origin) {
    painter.save();
    painter.setClipRect(box, Qt::IntersectClip);
    painter.fillRect(box, groundOf(fill, theme));
    painter.setRenderHint(QPainter::Antialiasing);
    paintPattern(painter, box, fill, theme, origin);
    painter.restore();
}

void paintSwatch(QPainter& painter, const QRectF& box, GaugeFill fill, const Theme& theme) {
    paintFill(painter, box, fill, theme, box.topLeft());
    if (fill == GaugeFill::Free) {
        painter.save();
        painter.setPen(QPen(theme.control, 1));
        painter.setBrush(Qt::NoBrush);
        painter.drawRect(box.adjusted(0.5, 0.5, -0.5, -0.5));
        painter.restore();
    }
}

} // namespace fitgauge::ui
