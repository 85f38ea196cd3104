// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/gauge/gauge_painter.h"

#include "tests/support/catch.h"
#include "tests/ui/gauge_support.h"

#include <QImage>
#include <QPainter>

#include <cmath>

using namespace fitgauge;
using namespace fitgauge::ui;
using namespace fitgauge::ui::test;
using sizing::Fit;

namespace {

constexpr int kWidth = 400;

struct Painted {
    QImage image;
    QRectF bar;
    QRectF area;

    [[nodiscard]] double x(const GaugeState& state, double gib) const {
        return bar.left() + bar.width() * gib / state.fullWidth().gib();
    }
    // How many of the pixels on the bar's middle lines between two sizes have a colour, within a tolerance.
    [[nodiscard]] double share(const GaugeState& state, double fromGib, double toGib,
                               const QColor& color) const {
        int hits = 0;
        int all = 0;
        for (int px = static_cast<int>(std::ceil(x(state, fromGib))) + 2; px < x(state, toGib) - 2; ++px) {
            for (int py = static_cast<int>(bar.top()) + 3; py < bar.bottom() - 3; ++py) {
                ++all;
                hits += isNear(image.pixelColor(px, py), color) ? 1 : 0;
            }
        }
        return all > 0 ? double(hits) / all : 0;
    }
    static bool isNear(const QColor& a, const QColor& b) {
        return std::abs(a.red() - b.red()) <= 12 && std::abs(a.green() - b.green()) <= 12 &&
               std::abs(a.blue() - b.blue()) <= 12;
    }
};

Painted paint(const GaugeState& state, const Theme& theme) {
    Painted painted;
    painted.area = QRectF(0, 0, kWidth, gaugeBarsHeight(state));
    painted.image = QImage(painted.area.toAlignedRect().size(), QImage::Format_ARGB32);
    painted.image.fill(theme.window);
    QPainter painter(&painted.image);
    paintGaugeBars(painter, painted.area, state, theme);
    painted.bar = gaugeBarRect(state, painted.area);
    return painted;
}

} // namespace

TEST_CASE("parts lie where their sizes say and differ by pattern", "[gauge]") {
    for (const Theme* theme : {&lightTheme(), &darkTheme()}) {
        const GaugeState state = serving(Fit::Comfortable, 16.0, 45.0, 16);
        const Painted painted = paint(state, *theme);
        CHECK(painted.share(state, 0, 14.96, theme->gaugeWeights) > 0.99); // solid
        const double stripes = painted.share(state, 14.96, 30.96, theme->gaugeChangeable);
        CHECK(stripes > 0.15); // 2 of 6 px, softened at the edges
        CHECK(stripes < 0.5);
        CHECK(painted.share(state, 14.96, 30.96, theme->gaugeChangeableBack) > 0.3);
        CHECK(painted.share(state, 33.0, 37.0, theme->base) > 0.99); // free
    }
}

TEST_CASE("the comfort notch stands at its share of the usable memory", "[S-47][gauge]") {
    const Theme& theme = lightTheme();
    const GaugeState state = serving(Fit::Comfortable, 16.0, 45.0, 16);
    const Painted painted = paint(state, theme);
    const int notch = static_cast<int>(std::round(painted.x(state, 45.0 * 0.85)));
    const int middle = static_cast<int>(painted.bar.center().y());
    bool found = false;
    for (int px = notch - 1; px <= notch + 1; ++px) {
        found = found || Painted::isNear(painted.image.pixelColor(px, middle), theme.text);
    }
    CHECK(found);
}

TEST_CASE("what is missing is hatched past the end of the card", "[S-10][gauge]") {
    const Theme& theme = lightTheme();
    for (const Fit fit : {Fit::DoesNotFit, Fit::WouldSpill, Fit::NeedsCards}) {
        const GaugeState state = serving(fit, 16.0, 22.5, 16);
        const Painted painted = paint(state, theme);
        CHECK(painted.share(state, 23.0, 32.0, theme.bad) > 0.15);
        CHECK(painted.share(state, 0, 22.0, theme.bad) == 0);
        const int end = static_cast<int>(painted.x(state, 22.5));
        const int above = static_cast<int>(painted.bar.top()) - 2;
        const bool marked = Painted::isNear(painted.image.pixelColor(end, above), theme.text) ||
                            Painted::isNear(painted.image.pixelColor(end - 1, above), theme.text);
        CHECK(marked);
    }
}

TEST_CASE("a tight state draws no missing part", "[gauge]") {
    const Theme& theme = lightTheme();
    const GaugeState state = serving(Fit::Tight, 24.0, 45.0, 24);
    CHECK(paint(state, theme).share(state, 0, 45.0, theme.bad) == 0);
}

TEST_CASE("an unknown capacity has neither notch nor missing part", "[gauge]") {
    const Theme& theme = lightTheme();
    sizing::MemoryEstimate memory = estimate(Fit::Unknown, {{sizing::PartKind::Weights, 26.0}}, 45.0);
    memory.weightsOnly = true;
    const GaugeState state = gaugeState(memory, 850'000, {}, 16);
    const Painted painted = paint(state, theme);
    CHECK(painted.share(state, 0, 26.0, theme.gaugeWeights) > 0.99);
    CHECK(painted.share(state, 26.5, 44.0, theme.text) == 0);
    CHECK(painted.share(state, 0, 45.0, theme.bad) == 0);
}

TEST_CASE("a sharded model has one thin bar a card and eight at most", "[gauge]") {
    sizing::MemoryEstimate memory = estimate(Fit::Comfortable, {{sizing::PartKind::Weights, 32.0}}, 79.0);
    memory.cardsUsed = 4;
    const GaugeState four = gaugeState(memory, 850'000, {}, 32);
    const Painted painted = paint(four, lightTheme());
    for (int card = 0; card < 4; ++card) {
        const QPointF inside =
            gaugeBarRect(four, painted.area, card).center() - QPointF(painted.bar.width() / 3, 0);
        CHECK(Painted::isNear(painted.image.pixelColor(inside.toPoint()), lightTheme().gaugeWeights));
    }
    memory.cardsUsed = 16;
    const GaugeState sixteen = gaugeState(memory, 850'000, {}, 32);
    memory.cardsUsed = 8;
    CHECK(gaugeBarsHeight(sixteen) == gaugeBarsHeight(gaugeState(memory, 850'000, {}, 32)));
}

TEST_CASE("every part has its own look without colour", "[gauge]") {
    const std::vector<GaugeFill> fills = {GaugeFill::Weights,    GaugeFill::Gradients, GaugeFill::Optimizer,
                                          GaugeFill::Changeable, GaugeFill::Overhead,  GaugeFill::Free,
                                          GaugeFill::Missing};
    // Two tones only, so that nothing but the pattern can differ.
    Theme grey = lightTheme();
    grey.gaugeWeights = grey.gaugeChangeable = grey.gaugeOverhead = grey.bad = Qt::black;
    grey.gaugeChangeableBack = grey.gaugeOverheadBack = grey.base = Qt::white;
    std::vector<QImage> images;
    for (const GaugeFill fill : fills) {
        QImage image(24, 24, QImage::Format_ARGB32);
        image.fill(Qt::white);
        QPainter painter(&image);
        paintFill(painter, QRectF(0, 0, 24, 24), fill, grey, {});
        painter.end();
        for (const QImage& other : images) {
            CHECK(image != other);
        }
        images.push_back(image);
    }
}

TEST_CASE("the sentence wraps within its width", "[gauge]") {
    const GaugeState state = serving(Fit::Comfortable, 16.0, 45.0, 16);
    CHECK(gaugeSentenceHeight(state, 224) > gaugeSentenceHeight(state, 1000));
}
