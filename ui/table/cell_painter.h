// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/sizing/estimate.h"
#include "ui/table/cell.h"
#include "ui/theme/theme.h"

#include <QFont>
#include <QRect>

class QPainter;

namespace fitgauge::ui {

// Draws one cell's content, without background. Stateless: fonts and colours come in.
struct CellStyle {
    const Theme& theme;
    QFont body;
    QFont italic; // unknown: small and slanted
    bool selected = false;
    bool bold = false; // sorted column, GPU of the answer
    Qt::Alignment align;
    int padding = 6;
};

// The width that the content needs, padding included; of a fit the usual content or the state's word.
[[nodiscard]] int cellWidth(const Cell& cell, const CellStyle& style);
[[nodiscard]] int fitCellWidth(const CellStyle& style);
void drawCell(QPainter& painter, const QRect& rect, const Cell& cell, const CellStyle& style,
              sizing::ComfortPpm comfort);

// Track, used part, and a gap of 2 px where the comfort line is; centred in the height of `box`.
void drawSmallBar(QPainter& painter, const QRect& box, std::int64_t usedPpm, sizing::ComfortPpm comfort,
                  const Theme& theme);

} // namespace fitgauge::ui
