// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/compare/column.h"

#include <algorithm>

namespace fitgauge::compare {
namespace {

struct ColumnText {
    std::string_view id;
    std::string_view unit;
};

constexpr auto kTexts = std::to_array<ColumnText>({
#define FITGAUGE_TEXT(name, id, unit) {id, unit},
    FITGAUGE_COLUMNS(FITGAUGE_TEXT)
#undef FITGAUGE_TEXT
});

} // namespace

std::string_view columnId(Column column) {
    return kTexts[static_cast<std::size_t>(column)].id;
}

std::string_view columnUnit(Column column) {
    return kTexts[static_cast<std::size_t>(column)].unit;
}

std::optional<Column> columnFromId(std::string_view id) {
    const auto found =
        std::find_if(kTexts.begin(), kTexts.end(), [id](const ColumnText& text) { return text.id == id; });
    if (found == kTexts.end()) {
        return std::nullopt;
    }
    return kAllColumns[static_cast<std::size_t>(found - kTexts.begin())];
}

bool isRowLevel(Column column) {
    switch (column) {
    case Column::Cost:
    case Column::Session:
    case Column::Price:
    case Column::PricePerGpu:
    case Column::TokenCost:
    case Column::Spot:
    case Column::Age:
    case Column::AsOf:
    case Column::Product:
    case Column::Source:
        return true;
    default:
        return false;
    }
}

} // namespace fitgauge::compare
