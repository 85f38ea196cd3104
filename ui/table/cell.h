// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/compare/comparison.h"
#include "ui/theme/icons.h"

#include <QString>

#include <array>
#include <optional>

namespace fitgauge::ui {

// One cell as people see it. Nothing is computed: figures are the comparison's, in words and digits.
struct Cell {
    enum class Kind : std::uint8_t {
        Text,    // elided with a tooltip when too long
        Number,  // never elided
        Unknown, // nobody told us: quiet and italic; text where a word says it better than "unknown"
        Absent,  // there is none, or it follows from an unknown: "–"
        Fit,     // shape, share and bar, or the state's word
        Flags    // yes, no, unknown as shapes
    };
    enum class Mark : std::uint8_t {
        None,
        Stale,     // a price past its age limit
        Borderline // misses the target by less than the estimate's error
    };
    Kind kind = Kind::Unknown;
    QString text;                                   // Text, Number; Fit: the share
    std::array<Tri, 2> flags{};                     // Flags
    int flagCount = 0;                              // Flags: 1 or 2
    Mark mark = Mark::None;                         // shape and colour beside the number
    const sizing::MemoryEstimate* memory = nullptr; // Fit
};

[[nodiscard]] Cell cellOf(const compare::Comparison& comparison, compare::OfferTable::Row row,
                          compare::Column column);

// The shape that a mark is drawn as.
[[nodiscard]] std::optional<Shape> shapeOf(Cell::Mark mark);

// What a screen reader says of a cell, without the column's name: "72 %, comfortable".
[[nodiscard]] QString spokenText(const Cell& cell, compare::Column column);
// Why a figure is missing, what a verdict means; empty when the cell says all.
[[nodiscard]] QString tipText(const compare::Comparison& comparison, compare::OfferTable::Row row,
                              compare::Column column);

// "2 × A100-80", "L40S × 3" when three machines carry the peak.
[[nodiscard]] QString gpuText(const compare::Comparison& comparison, compare::OfferTable::Row row);

} // namespace fitgauge::ui
