// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/catch.h"
#include "ui/theme/icons.h"
#include "ui/theme/theme.h"

#include <QApplication>
#include <QFontMetricsF>
#include <QImage>
#include <QPainter>

#include <cmath>

using namespace fitgauge::ui;

namespace {

// WCAG 2.1, relative luminance and contrast ratio.
double luminance(const QColor& color) {
    const auto linear = [](double c) {
        return c <= 0.04045 ? c / 12.92 : std::pow((c + 0.055) / 1.055, 2.4);
    };
    return 0.2126 * linear(color.redF()) + 0.7152 * linear(color.greenF()) + 0.0722 * linear(color.blueF());
}

double contrast(const QColor& a, const QColor& b) {
    const double la = luminance(a);
    const double lb = luminance(b);
    return (std::max(la, lb) + 0.05) / (std::min(la, lb) + 0.05);
}

struct Pair {
    const char* name;
    QColor Theme::*front;
    std::vector<QColor Theme::*> backs;
};

const std::vector<QColor Theme::*> kFour{&Theme::window, &Theme::base, &Theme::answer, &Theme::select};

const Pair kTextPairs[] = {
    {"text", &Theme::text, kFour},
    {"text on surfaces", &Theme::text, {&Theme::header, &Theme::button, &Theme::hover, &Theme::tip}},
    {"selected text", &Theme::selectedText, {&Theme::select}},
    {"text2", &Theme::text2, kFour},
    {"text2 on surfaces", &Theme::text2, {&Theme::header, &Theme::button, &Theme::hover, &Theme::tip}},
    {"quiet", &Theme::quiet, {&Theme::window, &Theme::base, &Theme::answer, &Theme::header}},
    {"accent", &Theme::accent, {&Theme::window, &Theme::base, &Theme::answer}},
    {"on accent", &Theme::onAccent, {&Theme::accent}},
    {"focus", &Theme::focus, {&Theme::window, &Theme::base}},
    {"good", &Theme::good, kFour},
    {"tight", &Theme::tight, kFour},
    {"bad", &Theme::bad, kFour},
};

const Pair kOutlinePairs[] = {
    {"control", &Theme::control, {&Theme::base, &Theme::window}},
    {"weights", &Theme::gaugeWeights, {&Theme::base, &Theme::window}},
    {"changeable part", &Theme::gaugeChangeable, {&Theme::gaugeChangeableBack, &Theme::base}},
    {"overhead dots", &Theme::gaugeOverhead, {&Theme::gaugeOverheadBack}},
};

template<std::size_t N>
void requireContrast(const Pair (&pairs)[N], double least) {
    for (const Theme* theme : {&lightTheme(), &darkTheme()}) {
        for (const Pair& pair : pairs) {
            for (QColor Theme::*back : pair.backs) {
                INFO((theme->dark ? "dark " : "light ")
                     << pair.name << " on " << (theme->*back).name().toStdString());
                CHECK(contrast(theme->*pair.front, theme->*back) >= least);
            }
        }
    }
}

} // namespace

TEST_CASE("The contrast formula gives the known ends") {
    CHECK(contrast(Qt::black, Qt::white) == fitgauge::test::Approx(21.0));
    CHECK(contrast(Qt::white, Qt::white) == fitgauge::test::Approx(1.0));
}

TEST_CASE("Every text is at least 4.5 to 1 on every surface it stands on") {
    requireContrast(kTextPairs, 4.5);
}

TEST_CASE("Outlines and data are at least 3 to 1") {
    requireContrast(kOutlinePairs, 3.0);
    for (const Theme* theme : {&lightTheme(), &darkTheme()}) {
        for (const Series& series : theme->series) {
            CHECK(contrast(series.color, theme->base) >= 3.0);
        }
    }
}

TEST_CASE("Series differ by pattern and by marker and not by colour alone") {
    const auto& series = lightTheme().series;
    for (std::size_t i = 0; i < series.size(); ++i) {
        for (std::size_t j = i + 1; j < series.size(); ++j) {
            CHECK(series[i].dashes != series[j].dashes);
            CHECK(series[i].marker != series[j].marker);
        }
    }
}

TEST_CASE("The theme of a palette is the one it was made from") {
    CHECK(themeOf(paletteOf(lightTheme())).dark == false);
    CHECK(themeOf(paletteOf(darkTheme())).dark == true);
    const QPalette palette = paletteOf(darkTheme());
    CHECK(palette.color(QPalette::Inactive, QPalette::Highlight) == darkTheme().select);
    CHECK(palette.color(QPalette::Disabled, QPalette::Text) == darkTheme().disabled);
}

TEST_CASE("All ten digits of the program's font have one width") {
    for (const bool bold : {false, true}) {
        const QFontMetricsF metrics(fontOf(TextStyle::Body, bold));
        for (const QChar digit : QStringLiteral("123456789")) {
            CHECK(metrics.horizontalAdvance(digit) ==
                  fitgauge::test::Approx(metrics.horizontalAdvance(u'0')));
        }
    }
}

TEST_CASE("The type scale keeps its ratios to the body") {
    const int body = fontOf(TextStyle::Body).pixelSize();
    CHECK(body == QApplication::font().pixelSize());
    CHECK(fontOf(TextStyle::Figure).pixelSize() == qRound(body * 28 / 13.0));
    CHECK(fontOf(TextStyle::Caption).pixelSize() == qRound(body * 11 / 13.0));
    CHECK(fontOf(TextStyle::Answer, true).weight() == QFont::Bold);
    CHECK(units(4.5) == qRound(QFontMetricsF(QApplication::font()).height()));
}

TEST_CASE("Icons take the colour that is asked for and are sharp at any pixel ratio") {
    for (const qreal ratio : {1.0, 1.5, 2.0}) {
        const QPixmap pixmap = iconPixmap(QStringLiteral("search"), QColor(0x12, 0x70, 0x5A), 16, ratio);
        CHECK(pixmap.width() == qRound(16 * ratio));
        CHECK(pixmap.deviceIndependentSize().width() == fitgauge::test::Approx(16));
        const QImage image = pixmap.toImage().convertToFormat(QImage::Format_ARGB32);
        int solid = 0;
        for (int y = 0; y < image.height(); ++y) {
            for (int x = 0; x < image.width(); ++x) {
                solid += image.pixelColor(x, y) == QColor(0x12, 0x70, 0x5A) ? 1 : 0;
            }
        }
        CHECK(solid > 0);
    }
}

TEST_CASE("Every shape draws something of its own inside its box") {
    QList<QImage> images;
    for (int i = 0; i <= static_cast<int>(Shape::Flag); ++i) {
        QImage image(24, 24, QImage::Format_ARGB32_Premultiplied);
        image.fill(Qt::transparent);
        QPainter painter(&image);
        drawShape(painter, static_cast<Shape>(i), QRectF(4, 4, 16, 16), Qt::black);
        painter.end();
        for (int edge = 0; edge < 24; ++edge) {
            CHECK(qAlpha(image.pixel(edge, 2)) == 0);
            CHECK(qAlpha(image.pixel(edge, 21)) == 0);
        }
        for (const QImage& other : images) {
            CHECK(image != other);
        }
        images.append(image);
    }
}
