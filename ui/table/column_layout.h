// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/compare/column.h"
#include "core/compare/workload.h"

#include <QString>

#include <array>
#include <vector>

namespace fitgauge::ui {

// Where one column stands. Saved by id, never as Qt's blob: a blob breaks when columns come or go.
struct ColumnPlace {
    compare::Column column = compare::Column::Gpu;
    int width = 0; // px at scale 1; 0: as wide as its content usually is
    bool visible = true;
    friend bool operator==(const ColumnPlace&, const ColumnPlace&) = default;
};

// The columns of one profile, in order from left to right.
struct ColumnLayout {
    std::vector<ColumnPlace> places;
    bool chosen = false; // the user chose: nothing is dropped for want of room, the table scrolls
    friend bool operator==(const ColumnLayout&, const ColumnLayout&) = default;

    [[nodiscard]] ColumnPlace* find(compare::Column column);
    [[nodiscard]] const ColumnPlace* find(compare::Column column) const;
    // By one place among the visible columns; false at the end.
    bool move(compare::Column column, int step);
    // False for the last visible column: one stays.
    bool setVisible(compare::Column column, bool visible);
};

[[nodiscard]] ColumnLayout defaultLayout(compare::Profile profile);

using ProfileLayouts = std::array<ColumnLayout, 3>; // by compare::Profile

// JSON text with a version. Reading repairs: unknown ids are left out, missing ones come hidden at the end,
// widths that no screen has become natural, a layout without a visible column or of a newer version is the
// default.
[[nodiscard]] QString layoutsToText(const ProfileLayouts& layouts);
[[nodiscard]] ProfileLayouts layoutsFromText(const QString& text);

} // namespace fitgauge::ui
