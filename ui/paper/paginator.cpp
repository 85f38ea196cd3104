// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/paper/paginator.h"

namespace fitgauge::ui {

namespace {

class Paginator {
  public:
    explicit Paginator(const QRectF& area) : m_area(area), m_y(area.top()) { m_pages.emplace_back(); }

    // `needed` is the height that must fit below, this block's own included.
    void add(const Block& block, double needed) {
        const bool isFirst = m_pages.back().empty();
        const double gap = isFirst ? 0 : block.gapBefore;
        if (!isFirst && ((block.startsPage && isWellBegun()) || m_y + gap + needed > m_area.bottom())) {
            m_pages.emplace_back();
            m_y = m_area.top();
            if (block.header != nullptr) {
                place(*block.header, 0);
            }
            place(block, 0);
            return;
        }
        place(block, gap);
    }
    [[nodiscard]] std::vector<PaperPage> take() { return std::move(m_pages); }

  private:
    [[nodiscard]] bool isWellBegun() const { return m_y - m_area.top() > m_area.height() / 4; }

    void place(const Block& block, double gap) {
        m_y += gap;
        m_pages.back().push_back({QRectF(m_area.left(), m_y, m_area.width(), block.height), block.paint});
        m_y += block.height;
    }

    QRectF m_area;
    double m_y;
    std::vector<PaperPage> m_pages;
};

// A heading needs room for itself and for what it heads.
double heightWithFollowers(const std::vector<Block>& blocks, std::size_t first) {
    double height = blocks[first].height;
    for (std::size_t i = first; blocks[i].keepWithNext && i + 1 < blocks.size(); ++i) {
        height += blocks[i + 1].gapBefore + blocks[i + 1].height;
    }
    return height;
}

} // namespace

std::vector<PaperPage> paginate(const std::vector<Block>& blocks, const QRectF& area) {
    Paginator paginator(area);
    for (std::size_t i = 0; i < blocks.size(); ++i) {
        paginator.add(blocks[i], heightWithFollowers(blocks, i));
    }
    return paginator.take();
}

} // namespace fitgauge::ui
