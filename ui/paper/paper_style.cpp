// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/paper/paper_style.h"

#include <QFontMetricsF>
#include <QPainter>

#include <cmath>

namespace fitgauge::ui {

namespace {

constexpr double kBodyPx = 13;
constexpr double kHugeHeight = 1e6;

QFontMetricsF metricsOf(const QFont& font) {
    return QFontMetricsF(font);
}

int flagsOf(Wrap wrap) {
    return wrap == Wrap::Words ? Qt::TextWordWrap : Qt::TextWrapAnywhere;
}

} // namespace

double paperPx(double px) {
    return px * fontOf(TextStyle::Body).pixelSize() / kBodyPx;
}

const Theme& paperTheme() {
    return lightTheme();
}

QFont paperFont(TextStyle style, bool bold) {
    QFont font = fontOf(style, bold);
    font.setHintingPreference(QFont::PreferNoHinting);
    // Any letter spacing, even this one, switches ligatures off: with them, a search in the file does not
    // find "fits". In per cent, because Qt scales absolute spacing by the paper's resolution.
    constexpr double kNoExtraSpace = 100;
    font.setLetterSpacing(QFont::PercentageSpacing, kNoExtraSpace);
    return font;
}

double wrappedHeight(const QString& text, const QFont& font, double width, Wrap wrap) {
    if (text.isEmpty()) {
        return 0;
    }
    return std::ceil(
        metricsOf(font).boundingRect(QRectF(0, 0, width, kHugeHeight), flagsOf(wrap), text).height());
}

void drawWrapped(QPainter& painter, const QRectF& box, const QString& text, const QFont& font,
                 const QColor& color, Wrap wrap) {
    painter.setFont(font);
    painter.setPen(color);
    painter.drawText(box, flagsOf(wrap), text); // top and left are the default
}

void drawLine(QPainter& painter, const QRectF& box, const QString& text, const QFont& font,
              const QColor& color, Qt::Alignment alignment) {
    painter.setFont(font);
    painter.setPen(color);
    const QString shown = metricsOf(font).elidedText(text, Qt::ElideRight, box.width() + 0.5);
    painter.drawText(box, int(alignment) | Qt::AlignVCenter | Qt::TextSingleLine | Qt::TextDontClip, shown);
}

double textWidth(const QString& text, const QFont& font) {
    return metricsOf(font).horizontalAdvance(text);
}

} // namespace fitgauge::ui
