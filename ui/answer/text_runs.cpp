// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/answer/text_runs.h"

#include <QFontMetricsF>
#include <QPainter>

#include <algorithm>

namespace fitgauge::ui {

namespace {

// Metrics for the device that is drawn on: paper and screen differ.
QFontMetricsF metricsOf(const QPainter& painter, const QFont& font) {
    return {font, painter.device()};
}

// The common baseline centres the tallest run in the box.
qreal baselineIn(const QPainter& painter, const QRectF& box, const std::vector<TextRun>& runs) {
    qreal ascent = 0;
    qreal descent = 0;
    for (const auto& run : runs) {
        const auto metrics = metricsOf(painter, run.font);
        ascent = std::max(ascent, metrics.ascent());
        descent = std::max(descent, metrics.descent());
    }
    return box.center().y() + (ascent - descent) / 2;
}

qreal widthOn(const QPainter& painter, const std::vector<TextRun>& runs) {
    qreal width = 0;
    for (const auto& run : runs) {
        width += metricsOf(painter, run.font).horizontalAdvance(run.text);
    }
    return width;
}

} // namespace

qreal widthOf(const std::vector<TextRun>& runs) {
    qreal width = 0;
    for (const auto& run : runs) {
        width += QFontMetricsF(run.font).horizontalAdvance(run.text);
    }
    return width;
}

DrawnRuns drawRuns(QPainter& painter, const QRectF& box, const std::vector<TextRun>& runs,
                   Qt::Alignment alignment) {
    const qreal baseline = baselineIn(painter, box, runs);
    const qreal wanted = widthOn(painter, runs);
    DrawnRuns drawn{.width = 0, .elided = wanted > box.width() + 0.5};
    qreal x = box.left();
    if (!drawn.elided && alignment.testFlag(Qt::AlignRight)) {
        x = box.right() - wanted;
    }
    const qreal start = x;
    for (const auto& run : runs) {
        const auto metrics = metricsOf(painter, run.font);
        const qreal room = box.right() - x;
        const qreal advance = metrics.horizontalAdvance(run.text);
        const bool fits = advance <= room + 0.5;
        painter.setFont(run.font);
        painter.setPen(run.color);
        painter.drawText(QPointF(x, baseline),
                         fits ? run.text : metrics.elidedText(run.text, Qt::ElideRight, room));
        x += fits ? advance : room;
        if (!fits) {
            break;
        }
    }
    drawn.width = x - start;
    return drawn;
}

} // namespace fitgauge::ui
