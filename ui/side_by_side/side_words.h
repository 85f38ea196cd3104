// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/compare/side_by_side.h"
#include "ui/text/names.h"

#include <QString>

namespace fitgauge::ui {

// The attribute's name and unit: those of the table's column where there is one.
[[nodiscard]] ColumnHead attributeHead(compare::Attribute attribute, compare::Profile profile,
                                       const QString& currency);
[[nodiscard]] QString groupTitle(compare::AttributeGroup group); // "Memory and speed"

// "1,168", "≤ 120", "unknown", "FP8", "yes"; of a fit: the share of memory.
[[nodiscard]] QString cellText(const compare::SideCell& cell, compare::Attribute attribute);
// "+511", "−0.1", "1.7×"; empty where there is none.
[[nodiscard]] QString differenceText(const compare::SideCell& cell);

} // namespace fitgauge::ui
