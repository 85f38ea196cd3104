// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/table/column_spec.h"

#include <array>

namespace fitgauge::ui {

using compare::Column;
using compare::Profile;

namespace {

constexpr bool kHighFirst = true;
constexpr auto kLeft = Qt::AlignLeft;
constexpr auto kRight = Qt::AlignRight;

const std::array kSpecs{
    ColumnSpec{Column::Gpu, kLeft, "RTX PRO 5000"},
    ColumnSpec{Column::Provider, kLeft, "Dune Compute"},
    ColumnSpec{Column::Region, kLeft, "eu-north"},
    ColumnSpec{Column::Fit, kLeft, ""}, // shape, share and small bar: see fitCellWidth()
    ColumnSpec{Column::Cost, kRight, "≥ 8,888"},
    ColumnSpec{Column::Session, kRight, "88.88"},
    ColumnSpec{Column::TimeToResult, kRight, "88.8"},
    ColumnSpec{Column::Price, kRight, "88.88"},
    ColumnSpec{Column::PricePerGpu, kRight, "88.88"},
    ColumnSpec{Column::GpuCount, kRight, "88", kHighFirst},
    ColumnSpec{Column::Vram, kRight, "888", kHighFirst},
    ColumnSpec{Column::VramTotal, kRight, "8,888", kHighFirst},
    ColumnSpec{Column::Bandwidth, kRight, "8,888", kHighFirst},
    ColumnSpec{Column::MemoryType, kLeft, "HBM3e"},
    ColumnSpec{Column::LowPrecision, kLeft, "INT8", kHighFirst},
    ColumnSpec{Column::TokensPerSecond, kRight, "8,888", kHighFirst},
    ColumnSpec{Column::FirstToken, kRight, "88.8"},
    ColumnSpec{Column::TokenCost, kRight, "88.88"},
    ColumnSpec{Column::JobHours, kRight, "888.8"},
    ColumnSpec{Column::Increment, kRight, "3,600"},
    ColumnSpec{Column::Minimum, kRight, "3,600"},
    ColumnSpec{Column::Ready, kRight, "≤ 888"},
    ColumnSpec{Column::Market, kLeft, "on-demand"},
    ColumnSpec{Column::SshJupyter, Qt::AlignHCenter, "", kHighFirst},
    ColumnSpec{Column::Image, Qt::AlignHCenter, "", kHighFirst},
    ColumnSpec{Column::Volume, kRight, "0.88"},
    ColumnSpec{Column::Egress, kRight, "0.88"},
    ColumnSpec{Column::Spot, kRight, "88.88"},
    ColumnSpec{Column::Age, kRight, "888"},
    ColumnSpec{Column::AsOf, kRight, "2026-11-30"},
    ColumnSpec{Column::Product, kLeft, "Standard_NC24ads"},
    ColumnSpec{Column::Source, kLeft, "official"},
};
static_assert(kSpecs.size() == compare::kAllColumns.size(), "every column has a look");

} // namespace

const ColumnSpec& specOf(Column column) {
    const ColumnSpec& spec = kSpecs[static_cast<std::size_t>(column)];
    Q_ASSERT(spec.column == column);
    return spec;
}

bool isFilled(Column column, Profile profile) {
    switch (column) {
    case Column::TimeToResult:
        return false; // needs a run time on each card
    case Column::Session:
        return profile == Profile::Research;
    case Column::TokenCost:
    case Column::FirstToken:
        return profile == Profile::Live;
    case Column::TokensPerSecond:
        return profile != Profile::Research;
    case Column::JobHours:
        return profile == Profile::Batch;
    default:
        return true;
    }
}

std::vector<Column> defaultColumns(Profile profile) {
    switch (profile) {
    case Profile::Research:
        return {Column::Gpu,        Column::Provider, Column::Region, Column::Fit,       Column::Cost,
                Column::Session,    Column::Price,    Column::Vram,   Column::Increment, Column::Ready,
                Column::SshJupyter, Column::Image,    Column::Volume, Column::Spot,      Column::Age};
    case Profile::Live:
        return {Column::Gpu,       Column::Provider,     Column::Region,
                Column::Fit,       Column::Cost,         Column::Price,
                Column::Vram,      Column::LowPrecision, Column::TokensPerSecond,
                Column::TokenCost, Column::Increment,    Column::Ready,
                Column::Age};
    case Profile::Batch:
        return {Column::Gpu,  Column::Provider, Column::Region,          Column::Fit,
                Column::Cost, Column::JobHours, Column::TokensPerSecond, Column::Price,
                Column::Vram, Column::Spot,     Column::Increment,       Column::Age};
    }
    return {};
}

} // namespace fitgauge::ui
