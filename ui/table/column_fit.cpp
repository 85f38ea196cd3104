// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/table/column_fit.h"

#include <algorithm>
#include <numeric>

namespace fitgauge::ui {

namespace {

int total(const std::vector<int>& widths) {
    return std::accumulate(widths.begin(), widths.end(), 0);
}

// The next to go: lowest drop rank, rightmost of them; -1: none may.
int nextToDrop(const std::vector<FitColumn>& columns, const std::vector<int>& widths) {
    int found = -1;
    for (std::size_t i = 0; i < columns.size(); ++i) {
        const bool candidate = widths[i] > 0 && columns[i].drop < FitColumn::kNeverDrops;
        if (candidate && (found < 0 || columns[i].drop <= columns[static_cast<std::size_t>(found)].drop)) {
            found = static_cast<int>(i);
        }
    }
    return found;
}

// Shares `room` evenly among the columns that `takes` picks, each up to `most`(column). Returns what is left.
template<typename Takes, typename Most>
int share(const std::vector<FitColumn>& columns, std::vector<int>& widths, int room, Takes takes, Most most) {
    std::vector<std::size_t> takers;
    for (std::size_t i = 0; i < columns.size(); ++i) {
        if (widths[i] > 0 && takes(columns[i])) {
            takers.push_back(i);
        }
    }
    for (std::size_t n = 0; n < takers.size(); ++n) {
        const int part = room / static_cast<int>(takers.size() - n);
        const int taken = std::min(part, most(columns[takers[n]]));
        widths[takers[n]] += taken;
        room -= taken;
    }
    return room;
}

// The last resort: names are elided, down to three fifths of their width.
void shrinkText(const std::vector<FitColumn>& columns, std::vector<int>& widths, int room) {
    for (std::size_t i = 0; i < columns.size(); ++i) {
        if (columns[i].stretches && !columns[i].isFixed && widths[i] > 0) {
            const int missing = total(widths) - room;
            widths[i] -= std::clamp(missing, 0, widths[i] * 2 / 5);
        }
    }
}

} // namespace

std::vector<int> fitColumns(const std::vector<FitColumn>& columns, int room) {
    std::vector<int> widths;
    widths.reserve(columns.size());
    for (const FitColumn& column : columns) {
        widths.push_back(column.width);
    }
    while (total(widths) > room) {
        const int drop = nextToDrop(columns, widths);
        if (drop < 0) {
            shrinkText(columns, widths, room);
            return widths;
        }
        widths[static_cast<std::size_t>(drop)] = 0;
    }
    int left = room - total(widths);
    left = share(
        columns, widths, left, [](const FitColumn& c) { return c.stretches && !c.isFixed; },
        [](const FitColumn& c) { return c.width / 2; });
    share(
        columns, widths, left, [](const FitColumn& c) { return !c.isFixed; },
        [&](const FitColumn&) { return left; });
    return widths;
}

} // namespace fitgauge::ui
