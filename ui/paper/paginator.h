// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QRectF>

#include <functional>
#include <memory>
#include <vector>

class QPainter;

namespace fitgauge::ui {

// A piece of the report that is never cut: a paragraph, a chart, one row of a table. All sizes in layout
// units.
struct Block {
    double height = 0;
    double gapBefore = 0; // dropped at the top of a page
    std::function<void(QPainter&, const QRectF&)> paint;
    bool keepWithNext = false; // a heading never stands alone at the foot of a page
    bool startsPage = false;   // unless the current page is hardly begun
    // Painted again above this block when it is the first of a page: the header of a table.
    std::shared_ptr<const Block> header;
};

struct PlacedBlock {
    QRectF box;
    std::function<void(QPainter&, const QRectF&)> paint;
};
using PaperPage = std::vector<PlacedBlock>;

// Puts blocks one below the other into pages of `area`. A block that is higher than a page gets one of its
// own.
[[nodiscard]] std::vector<PaperPage> paginate(const std::vector<Block>& blocks, const QRectF& area);

} // namespace fitgauge::ui
