// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/theme/theme.h"

#include <QWidget>

namespace fitgauge::ui {

namespace {

struct Token {
    QColor Theme::*color;
    QRgb light;
    QRgb dark;
};

// One row a token; the contrast of every pair that meets on the screen is tested in theme_contrast_test.cpp.
constexpr QRgb opaque(QRgb rgb) {
    return 0xff000000U | rgb;
}
constexpr Token kTokens[] = {
    // surfaces
    {&Theme::window, opaque(0xF1F3F6), opaque(0x1D2025)},
    {&Theme::base, opaque(0xFFFFFF), opaque(0x16181C)},
    {&Theme::header, opaque(0xF7F8FA), opaque(0x1D2025)},
    {&Theme::button, opaque(0xFFFFFF), opaque(0x2A2E35)},
    {&Theme::hover, opaque(0xE9EDF2), opaque(0x30353D)},
    {&Theme::answer, opaque(0xE6EFF9), opaque(0x1B2B3D)},
    {&Theme::select, opaque(0xD5E5F6), opaque(0x24405F)},
    {&Theme::tip, opaque(0xFFFFFF), opaque(0x2A2E35)},
    // lines
    {&Theme::hair, opaque(0xE8EBEF), opaque(0x262A30)},
    {&Theme::border, opaque(0xD0D6DE), opaque(0x3A4049)},
    {&Theme::edge, opaque(0xB4BDC8), opaque(0x4B545F)},
    {&Theme::control, opaque(0x808A98), opaque(0x737D8A)},
    // text
    {&Theme::text, opaque(0x171C23), opaque(0xE7EAEE)},
    {&Theme::selectedText, opaque(0x171C23), opaque(0xF2F6FA)},
    {&Theme::text2, opaque(0x4C5765), opaque(0xAAB3BF)},
    {&Theme::quiet, opaque(0x566170), opaque(0xA3ADBA)},
    {&Theme::disabled, opaque(0x9099A5), opaque(0x656E7A)},
    // what can be acted on
    {&Theme::accent, opaque(0x1457A6), opaque(0x6FB3F2)},
    {&Theme::onAccent, opaque(0xFFFFFF), opaque(0x0B1B2B)},
    {&Theme::focus, opaque(0x1457A6), opaque(0x8CC4F7)},
    // states
    {&Theme::good, opaque(0x12705A), opaque(0x5CC79A)},
    {&Theme::tight, opaque(0x8A5500), opaque(0xE8B84A)},
    {&Theme::bad, opaque(0xA81636), opaque(0xFF9A90)},
    // gauge
    {&Theme::gaugeWeights, opaque(0x465263), opaque(0x93A0B1)},
    {&Theme::gaugeChangeable, opaque(0x1457A6), opaque(0x6FB3F2)},
    {&Theme::gaugeChangeableBack, opaque(0xC4DAF1), opaque(0x20384F)},
    {&Theme::gaugeOverhead, opaque(0x6F7A88), opaque(0x7E8998)},
    {&Theme::gaugeOverheadBack, opaque(0xDDE2E8), opaque(0x343A43)},
};

struct SeriesRow {
    QRgb light;
    QRgb dark;
    std::initializer_list<qreal> dashes; // px at a 2 px line
    Marker marker;
};

// Smallest CIEDE2000 distance of any two over four kinds of vision: light 14.5, dark 11.7; so pattern and
// marker are part of a series.
const SeriesRow kSeries[] = {
    {opaque(0x1D62C4), opaque(0x8DB8F0), {}, Marker::Circle},
    {opaque(0xD0641A), opaque(0xDB6F1C), {8, 4}, Marker::Square},
    {opaque(0x1A957B), opaque(0x48E2C4), {9, 3, 2, 3}, Marker::TriangleUp},
    {opaque(0x8C1963), opaque(0xC45ADB), {2, 3}, Marker::Diamond},
    {opaque(0x1B1D20), opaque(0x787C86), {14, 4}, Marker::Cross},
    {opaque(0x5A4B04), opaque(0xF0D65A), {10, 3, 2, 3, 2, 3}, Marker::TriangleDown},
};

Theme makeTheme(bool dark) {
    Theme theme;
    theme.dark = dark;
    for (const Token& token : kTokens) {
        theme.*token.color = QColor::fromRgb(dark ? token.dark : token.light);
    }
    for (std::size_t i = 0; i < theme.series.size(); ++i) {
        const SeriesRow& row = kSeries[i];
        theme.series[i] = {QColor::fromRgb(dark ? row.dark : row.light), QList<qreal>(row.dashes),
                           row.marker};
    }
    return theme;
}

} // namespace

const Theme& lightTheme() {
    static const Theme theme = makeTheme(false);
    return theme;
}

const Theme& darkTheme() {
    static const Theme theme = makeTheme(true);
    return theme;
}

const Theme& themeOf(const QPalette& palette) {
    const bool dark = palette.color(QPalette::Active, QPalette::Window).lightness() <
                      palette.color(QPalette::Active, QPalette::WindowText).lightness();
    return dark ? darkTheme() : lightTheme();
}

const Theme& themeOf(const QWidget* widget) {
    return themeOf(widget->palette());
}

QPalette paletteOf(const Theme& theme) {
    const std::pair<QPalette::ColorRole, QColor> roles[] = {
        {QPalette::Window, theme.window},
        {QPalette::Base, theme.base},
        {QPalette::AlternateBase, theme.header},
        {QPalette::Button, theme.button},
        {QPalette::Light, theme.base},
        {QPalette::Midlight, theme.hover},
        {QPalette::Mid, theme.border},
        {QPalette::Dark, theme.edge},
        {QPalette::Shadow, theme.control},
        {QPalette::WindowText, theme.text},
        {QPalette::Text, theme.text},
        {QPalette::ButtonText, theme.text},
        {QPalette::BrightText, theme.bad},
        {QPalette::PlaceholderText, theme.quiet},
        {QPalette::Highlight, theme.select},
        {QPalette::HighlightedText, theme.selectedText},
        {QPalette::Link, theme.accent},
        {QPalette::LinkVisited, theme.accent},
        {QPalette::ToolTipBase, theme.tip},
        {QPalette::ToolTipText, theme.text},
    };
    QPalette palette;
    for (const auto& [role, color] : roles) {
        palette.setColor(QPalette::All, role, color);
    }
    for (const QPalette::ColorRole role :
         {QPalette::Text, QPalette::WindowText, QPalette::ButtonText, QPalette::HighlightedText}) {
        palette.setColor(QPalette::Disabled, role, theme.disabled);
    }
    return palette;
}

} // namespace fitgauge::ui
