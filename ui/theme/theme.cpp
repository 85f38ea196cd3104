// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/theme/theme.h"

#include "ui/theme/fitgauge_style.h"

#include <QApplication>
#include <QFontDatabase>
#include <QFontInfo>
#include <QFontMetricsF>
#include <QScreen>
#include <QToolTip>

#include <algorithm>
#include <cmath>

// Q_INIT_RESOURCE must stand outside every namespace.
static void initIcons() {
    Q_INIT_RESOURCE(icons);
}

namespace fitgauge::ui {

namespace {

constexpr double kBodyPx = 13; // at 96 dpi
constexpr double kDotsPerInch = 96;
constexpr double kUnitsPerBodyHeight = 4.5; // Noto Sans of 13 px is 18 px high: one unit is 4 px

int bodyPixels() {
    const QScreen* screen = QGuiApplication::primaryScreen();
    const double scale = screen != nullptr ? screen->logicalDotsPerInch() / kDotsPerInch : 1.0;
    return static_cast<int>(std::lround(kBodyPx * scale));
}

QFont sized(QFont font, int pixels) {
    font.setPixelSize(pixels);
    font.setWeight(QFont::Normal);
    return font;
}

// Qt 6.4 cannot switch on tabular figures, so a font whose digits differ in width would break columns.
bool hasEqualDigits(const QFont& font) {
    const QFontMetricsF metrics(font);
    const qreal zero = metrics.horizontalAdvance(u'0');
    return std::ranges::all_of(QStringView(u"123456789"), [&](QChar digit) {
        return std::abs(metrics.horizontalAdvance(digit) - zero) < 0.01;
    });
}

// "Sans Serif" resolves to some family that nobody chose: then ours goes first.
bool isChosen(const QFont& font) {
    return QFontInfo(font).family().compare(font.family(), Qt::CaseInsensitive) == 0;
}

QFont bodyFont() {
    const int pixels = bodyPixels();
    const QFont system = sized(QFontDatabase::systemFont(QFontDatabase::GeneralFont), pixels);
    if (isChosen(system) && hasEqualDigits(system)) {
        return system;
    }
    const QStringList installed = QFontDatabase::families();
    for (const QString& family : {QStringLiteral("Noto Sans"), QStringLiteral("DejaVu Sans")}) {
        if (installed.contains(family)) {
            return sized(QFont(family), pixels);
        }
    }
    return system;
}

int scaledPixels(TextStyle style, int body) {
    const auto ofBody = [body](double px) { return static_cast<int>(std::lround(px * body / kBodyPx)); };
    switch (style) {
    case TextStyle::Figure:
        return ofBody(28);
    case TextStyle::Answer:
        return ofBody(20);
    case TextStyle::Title:
        return ofBody(15);
    case TextStyle::Body:
        return body;
    case TextStyle::Small:
        return ofBody(12);
    case TextStyle::Caption:
        return ofBody(11);
    }
    return body;
}

// Asked once, before our own palette hides what the system wants.
bool systemIsDark() {
    static const bool dark = themeOf(QGuiApplication::palette()).dark;
    return dark;
}

} // namespace

QFont fontOf(TextStyle style, bool bold) {
    QFont font = QApplication::font();
    const int body = font.pixelSize() > 0 ? font.pixelSize() : QFontInfo(font).pixelSize();
    font.setPixelSize(scaledPixels(style, body));
    font.setWeight(bold ? QFont::Bold : QFont::Normal);
    return font;
}

int units(double count) {
    const QFontMetricsF metrics(QApplication::font());
    return static_cast<int>(std::lround(count * std::round(metrics.height()) / kUnitsPerBodyHeight));
}

void applyTheme(QApplication& application, ColorScheme scheme) {
    initIcons();
    const bool systemDark = systemIsDark();
    const bool dark = scheme == ColorScheme::Dark || (scheme == ColorScheme::System && systemDark);
    const QPalette palette = paletteOf(dark ? darkTheme() : lightTheme());
    application.setStyle(new FitgaugeStyle);
    QApplication::setFont(bodyFont());
    QApplication::setPalette(palette);
    QToolTip::setPalette(palette);
    QToolTip::setFont(fontOf(TextStyle::Small));
}

} // namespace fitgauge::ui
