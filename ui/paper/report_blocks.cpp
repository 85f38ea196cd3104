// SPDX-License-Identifier: GPL-3.0-or-later
// Headings and paragraphs: what every section is made of.
#include "ui/paper/paper_style.h"
#include "ui/paper/report.h"

#include <QPainter>

namespace fitgauge::ui {

namespace {

constexpr double kHeadingHeight = 30, kHeadingText = 18; // px, with the room below its line

} // namespace

Block headingBlock(const QString& text) {
    Block block;
    block.height = paperPx(kHeadingHeight);
    block.gapBefore = paperPx(14);
    block.keepWithNext = true;
    block.paint = [text](QPainter& painter, const QRectF& box) {
        const Theme& theme = paperTheme();
        const QRectF line(box.left(), box.top(), box.width(), paperPx(kHeadingText));
        drawLine(painter, line, text, paperFont(TextStyle::Small, true), theme.text);
        painter.setPen(QPen(theme.border, paperPx(1)));
        painter.drawLine(QPointF(box.left(), line.bottom() + paperPx(3)),
                         QPointF(box.right(), line.bottom() + paperPx(3)));
    };
    return block;
}

Block paragraphBlock(const QString& text, double width, double gapBefore) {
    Block block;
    block.height = wrappedHeight(text, paperFont(TextStyle::Body), width);
    block.gapBefore = gapBefore;
    block.paint = [text](QPainter& painter, const QRectF& box) {
        drawWrapped(painter, box, text, paperFont(TextStyle::Body), paperTheme().text);
    };
    return block;
}

} // namespace fitgauge::ui
