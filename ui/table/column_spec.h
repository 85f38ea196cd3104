// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/compare/column.h"
#include "core/compare/workload.h"

#include <QString>

#include <vector>

namespace fitgauge::ui {

// How one column looks, whatever it holds: one table feeds model, header, delegate and column menu. The
// model's section 0 is the check box; section 1 + n is column n of compare::kAllColumns, shown where the
// header puts it.
struct ColumnSpec {
    compare::Column column = compare::Column::Gpu;
    Qt::Alignment align = Qt::AlignLeft;
    const char* sample = "";      // the widest text that is usual; its width is the column's
    bool descendingFirst = false; // a first click sorts the highest to the top
};

inline constexpr int kCheckSection = 0;

[[nodiscard]] const ColumnSpec& specOf(compare::Column column);
// Whether any row can have a value: what nothing fills is not offered.
[[nodiscard]] bool isFilled(compare::Column column, compare::Profile profile);
// Shown columns of a profile, in order; the columns that decide come first.
[[nodiscard]] std::vector<compare::Column> defaultColumns(compare::Profile profile);

[[nodiscard]] constexpr int sectionOf(compare::Column column) {
    return 1 + static_cast<int>(column);
}
// `section` > 0.
[[nodiscard]] constexpr compare::Column columnOf(int section) {
    return compare::kAllColumns[static_cast<std::size_t>(section - 1)];
}
inline constexpr int kSectionCount = 1 + static_cast<int>(compare::kAllColumns.size());

} // namespace fitgauge::ui
