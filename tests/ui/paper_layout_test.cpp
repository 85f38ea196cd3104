// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/catch.h"
#include "ui/paper/nice_axis.h"
#include "ui/paper/paginator.h"
#include "ui/paper/table_split.h"

#include <QPainter>

using namespace fitgauge::ui;

namespace {

const QRectF kArea(10, 20, 100, 50);

Block block(double height, double gap = 0) {
    Block made;
    made.height = height;
    made.gapBefore = gap;
    return made;
}

std::vector<std::size_t> sizesOf(const std::vector<PaperPage>& pages) {
    std::vector<std::size_t> sizes;
    for (const auto& page : pages) {
        sizes.push_back(page.size());
    }
    return sizes;
}

} // namespace

TEST_CASE("Blocks stack with their gaps and no block is cut at the foot", "[X-04]") {
    const auto pages = paginate({block(20), block(20, 5), block(20, 5)}, kArea);
    REQUIRE(sizesOf(pages) == std::vector<std::size_t>{2, 1});
    CHECK(pages[0][1].box == QRectF(10, 45, 100, 20));
    CHECK(pages[1][0].box == QRectF(10, 20, 100, 20)); // the gap is dropped at the top
    for (const auto& page : pages) {
        for (const auto& placed : page) {
            CHECK(placed.box.bottom() <= kArea.bottom());
        }
    }
}

TEST_CASE("A heading goes to the next page with what it heads", "[X-04]") {
    auto heading = block(10);
    heading.keepWithNext = true;
    const auto pages = paginate({block(35), heading, block(10)}, kArea);
    CHECK(sizesOf(pages) == std::vector<std::size_t>{1, 2});
}

TEST_CASE("A table repeats its header on every page and loses no row", "[X-04]") {
    auto header = std::make_shared<Block>(block(10));
    std::vector<Block> blocks{*header};
    constexpr std::size_t kRows = 25;
    for (std::size_t i = 0; i < kRows; ++i) {
        auto row = block(10);
        row.header = header;
        blocks.push_back(row);
    }
    const auto pages = paginate(blocks, kArea);
    std::size_t placed = 0;
    for (const auto& page : pages) {
        placed += page.size();
        CHECK(page.size() <= 5);
    }
    CHECK(pages.size() == 7);              // four rows below each header
    CHECK(placed == kRows + pages.size()); // each page has one header more
    CHECK(pages.back().size() == 2);
}

TEST_CASE("A section that starts a page does so unless the page is hardly begun", "[X-04]") {
    auto section = block(10);
    section.startsPage = true;
    CHECK(sizesOf(paginate({section, block(10)}, kArea)) == std::vector<std::size_t>{2});
    CHECK(sizesOf(paginate({block(25), section}, kArea)) == std::vector<std::size_t>{1, 1});
    CHECK(sizesOf(paginate({block(5), section}, kArea)) == std::vector<std::size_t>{2});
}

TEST_CASE("Columns shrink first and split only then", "[X-04]") {
    const auto fits = splitColumns({40, 30, 20}, 1, 100);
    CHECK(fits.scale == Approx(1.0));
    CHECK(fits.parts == std::vector<std::vector<std::size_t>>{{0, 1, 2}});
    const auto shrinks = splitColumns({60, 30, 30}, 1, 100);
    CHECK(shrinks.scale == Approx(100.0 / 120));
    CHECK(shrinks.parts.size() == 1);
    const auto splits = splitColumns({40, 50, 50, 50, 50}, 1, 100);
    CHECK(splits.scale == Approx(kSmallestText));
    CHECK(splits.parts == std::vector<std::vector<std::size_t>>{{0, 1}, {0, 2}, {0, 3}, {0, 4}});
}

TEST_CASE("A column that is wider than the page still appears", "[X-04]") {
    const auto split = splitColumns({10, 900, 10}, 1, 100);
    CHECK(split.parts == std::vector<std::vector<std::size_t>>{{0, 1}, {0, 2}});
    CHECK(splitColumns({}, 2, 100).parts.size() == 1);
}

TEST_CASE("Axes have round steps that reach the highest value", "[X-04]") {
    const auto half = niceAxis(0.5);
    CHECK(half.step == Approx(0.1));
    CHECK(half.end == Approx(0.5));
    CHECK(half.decimals == 1);
    const auto big = niceAxis(1191);
    CHECK(big.step == Approx(200));
    CHECK(big.end == Approx(1200));
    CHECK(big.decimals == 0);
    CHECK(niceAxis(0).end == Approx(1.0));
    for (double value = 0.013; value < 1e6; value *= 1.7) {
        const auto axis = niceAxis(value);
        CHECK(axis.end >= value * 0.999);
        CHECK(axis.end / axis.step >= 2.9);
        CHECK(axis.end / axis.step <= 8.1);
    }
}
