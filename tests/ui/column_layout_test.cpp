// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/catch.h"
#include "ui/table/column_fit.h"
#include "ui/table/column_layout.h"
#include "ui/table/column_spec.h"

#include <algorithm>
#include <numeric>

using namespace fitgauge;
using namespace fitgauge::ui;
using compare::Column;
using compare::Profile;

namespace {

std::vector<FitColumn> sampleColumns() {
    return {{.width = 30, .drop = FitColumn::kNeverDrops, .isFixed = true},
            {.width = 100, .drop = FitColumn::kNeverDrops, .stretches = true},
            {.width = 80, .drop = 0, .stretches = true},
            {.width = 60, .drop = FitColumn::kNeverDrops},
            {.width = 50, .drop = 0},
            {.width = 40, .drop = 1}};
}

int sum(const std::vector<int>& widths) {
    return std::accumulate(widths.begin(), widths.end(), 0);
}

} // namespace

TEST_CASE("Columns fill the room and text takes the first share of what is left") {
    const auto columns = sampleColumns();
    CHECK(fitColumns(columns, 360) == std::vector<int>{30, 100, 80, 60, 50, 40});
    CHECK(fitColumns(columns, 400) == std::vector<int>{30, 120, 100, 60, 50, 40});
    for (const int room : {361, 500, 777, 2000}) {
        CHECK(sum(fitColumns(columns, room)) == room);
    }
}

TEST_CASE("Columns give way from the right and the age of a price goes last") {
    const auto columns = sampleColumns();
    CHECK(fitColumns(columns, 359)[4] == 0);
    CHECK(fitColumns(columns, 359)[5] > 0);
    CHECK(fitColumns(columns, 300)[2] == 0);
    CHECK(fitColumns(columns, 300)[5] > 0);
    CHECK(fitColumns(columns, 200)[5] == 0);
    CHECK(fitColumns(columns, 170) == std::vector<int>{30, 80, 0, 60, 0, 0});
    CHECK(fitColumns(columns, 100) == std::vector<int>{30, 60, 0, 60, 0, 0});
}

TEST_CASE("Layouts survive being written and read") {
    ProfileLayouts layouts = layoutsFromText({});
    ColumnLayout& live = layouts[static_cast<std::size_t>(Profile::Live)];
    CHECK(live.setVisible(Column::Bandwidth, true));
    CHECK(live.move(Column::Price, -1));
    live.find(Column::Provider)->width = 180;
    CHECK(layoutsFromText(layoutsToText(layouts)) == layouts);
}

TEST_CASE("Broken or newer layouts become the default") {
    const ProfileLayouts fresh = layoutsFromText({});
    CHECK(layoutsFromText(QStringLiteral("not json")) == fresh);
    CHECK(layoutsFromText(QStringLiteral("{\"version\":99,\"profiles\":{}}")) == fresh);
    const QString none = QStringLiteral(
        R"({"version":1,"profiles":{"live":{"columns":[{"id":"gpu","visible":false,"position":0}]}}})");
    CHECK(layoutsFromText(none) == fresh);
}

TEST_CASE("Odd layouts are repaired") {
    const QString odd = QStringLiteral(
        R"({"version":1,"profiles":{"live":{"chosen":true,"columns":[
           {"id":"cost","visible":true,"width":-5,"position":1},
           {"id":"gpu","visible":true,"width":99999,"position":0},
           {"id":"cost","visible":false,"width":70,"position":2},
           {"id":"of the future","visible":true,"width":70,"position":3}]}}})");
    const ColumnLayout live = layoutsFromText(odd)[static_cast<std::size_t>(Profile::Live)];
    REQUIRE(live.places.size() == compare::kAllColumns.size());
    CHECK(live.places[0] == ColumnPlace{Column::Gpu, 0, true});
    CHECK(live.places[1] == ColumnPlace{Column::Cost, 0, true});
    CHECK(std::ranges::count(live.places, true, &ColumnPlace::visible) == 2);
}

TEST_CASE("One column always stays") {
    ColumnLayout layout = defaultLayout(Profile::Live);
    for (const Column column : compare::kAllColumns) {
        layout.setVisible(column, false);
    }
    CHECK(std::ranges::count(layout.places, true, &ColumnPlace::visible) == 1);
}

TEST_CASE("A column moves among the visible ones and stops at the ends") {
    ColumnLayout layout = defaultLayout(Profile::Live);
    CHECK_FALSE(layout.move(Column::Gpu, -1));
    CHECK(layout.move(Column::Gpu, 1));
    CHECK(layout.places[0].column == Column::Provider);
    CHECK(layout.places[1].column == Column::Gpu);
    CHECK_FALSE(layout.move(Column::Age, 1));
}

TEST_CASE("Default columns of every profile can be filled and begin with what decides") {
    for (const Profile profile : {Profile::Research, Profile::Live, Profile::Batch}) {
        const auto columns = defaultColumns(profile);
        CHECK(std::vector(columns.begin(), columns.begin() + 5) ==
              std::vector{Column::Gpu, Column::Provider, Column::Region, Column::Fit, Column::Cost});
        CHECK(columns.back() == Column::Age);
        for (const Column column : columns) {
            CHECK(isFilled(column, profile));
        }
    }
}
