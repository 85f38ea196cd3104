// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/paper/table_split.h"

#include <algorithm>
#include <numeric>

namespace fitgauge::ui {

TableSplit splitColumns(const std::vector<double>& widths, std::size_t kept, double pageWidth) {
    kept = std::min(kept, widths.size());
    const double total = std::accumulate(widths.begin(), widths.end(), 0.0);
    TableSplit split;
    split.scale = std::clamp(total > 0 ? pageWidth / total : 1.0, kSmallestText, 1.0);

    const double room = pageWidth / split.scale;
    std::vector<std::size_t> head(kept);
    std::iota(head.begin(), head.end(), std::size_t{0});
    const double headWidth =
        std::accumulate(widths.begin(), widths.begin() + static_cast<std::ptrdiff_t>(kept), 0.0);

    auto part = head;
    double used = headWidth;
    for (std::size_t i = kept; i < widths.size(); ++i) {
        const bool isFull = used + widths[i] > room + 0.5;
        if (isFull && part.size() > kept) {
            split.parts.push_back(part);
            part = head;
            used = headWidth;
        }
        part.push_back(i);
        used += widths[i];
    }
    split.parts.push_back(part);
    return split;
}

} // namespace fitgauge::ui
