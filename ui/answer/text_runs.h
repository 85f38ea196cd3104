// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QColor>
#include <QFont>
#include <QRectF>
#include <QString>

#include <vector>

class QPainter;

namespace fitgauge::ui {

// A piece of one line in one font and colour. Text is always plain.
struct TextRun {
    QString text;
    QFont font;
    QColor color;
};

// Width of the runs when nothing is cut.
[[nodiscard]] qreal widthOf(const std::vector<TextRun>& runs);

// Draws the runs on one baseline, `ascent` below the top of `box`. What does not fit is elided at the right.
// Returns the width drawn and whether something was cut.
struct DrawnRuns {
    qreal width = 0;
    bool elided = false;
};
DrawnRuns drawRuns(QPainter& painter, const QRectF& box, const std::vector<TextRun>& runs,
                   Qt::Alignment alignment = Qt::AlignLeft);

} // namespace fitgauge::ui
