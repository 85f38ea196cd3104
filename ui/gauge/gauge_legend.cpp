// SPDX-License-Identifier: GPL-3.0-or-later
// The words below the bars: legend and sentence.
#include "ui/gauge/gauge_painter.h"

#include "ui/text/quantity_text.h"
#include "ui/theme/fit_look.h"
#include "ui/theme/icons.h"

#include <QCoreApplication>
#include <QFontMetricsF>
#include <QPainter>
#include <QTextLayout>

#include <algorithm>
#include <cmath>

namespace fitgauge::ui {
namespace {

constexpr double kSwatch = 11, kSwatchGap = 5, kColumnGap = 10, kRow = 18, kShape = 10; // px

struct GaugeText {
    Q_DECLARE_TR_FUNCTIONS(Gauge)
};

struct LegendEntry {
    GaugeFill fill;
    QString name;
    Bytes bytes;
};

std::vector<LegendEntry> entriesOf(const GaugeState& state) {
    std::vector<LegendEntry> entries;
    for (const sizing::Part& part : state.parts) {
        entries.push_back({fillOf(part.kind), partText(part.kind, true), part.bytes});
    }
    if (const auto free = state.freeBytes()) {
        entries.push_back({GaugeFill::Free, GaugeText::tr("Free"), *free});
    }
    if (const auto missing = state.missingBytes()) {
        entries.push_back({GaugeFill::Missing, GaugeText::tr("Missing"), *missing});
    }
    return entries;
}

double rowHeight() {
    return std::max(gaugePx(kRow), QFontMetricsF(fontOf(TextStyle::Small)).height());
}

// Wide areas need not stretch: a column is as wide as its longest entry asks for.
double columnWidth(const std::vector<LegendEntry>& entries, double areaWidth) {
    const QFontMetricsF metrics(fontOf(TextStyle::Small));
    double widest = 0;
    for (const LegendEntry& entry : entries) {
        const double texts =
            metrics.horizontalAdvance(entry.name) + metrics.horizontalAdvance(gibText(entry.bytes));
        widest = std::max(widest, texts + gaugePx(kSwatch + kSwatchGap + 8));
    }
    return std::min(std::max(widest, gaugePx(104)), (areaWidth - gaugePx(kColumnGap)) / 2);
}

// Room for the name of an entry that is `width` wide, beside its value.
double nameRoom(const LegendEntry& entry, double width, int decimals) {
    const QFontMetricsF metrics(fontOf(TextStyle::Small));
    return width - std::round(gaugePx(kSwatch)) - gaugePx(kSwatchGap + 3) -
           metrics.horizontalAdvance(gibText(entry.bytes, decimals));
}

// Two decimals for all entries, or one for all where a name would be cut otherwise.
int decimalsFor(const std::vector<LegendEntry>& entries, double width) {
    const QFontMetricsF metrics(fontOf(TextStyle::Small));
    const bool allFit = std::ranges::all_of(entries, [&](const LegendEntry& entry) {
        return metrics.horizontalAdvance(entry.name) <= nameRoom(entry, width, 2);
    });
    return allFit ? 2 : 1;
}

void paintEntry(QPainter& painter, const QRectF& box, const LegendEntry& entry, int decimals,
                const Theme& theme) {
    const double side = std::round(gaugePx(kSwatch));
    const QRectF swatch(box.left(), std::round(box.center().y() - side / 2), side, side);
    paintSwatch(painter, swatch, entry.fill, theme);
    const double nameWidth = nameRoom(entry, box.width(), decimals);
    painter.setPen(theme.text2);
    painter.drawText(QRectF(swatch.right() + gaugePx(kSwatchGap), box.top(), nameWidth, box.height()),
                     Qt::AlignVCenter | Qt::AlignLeft,
                     QFontMetricsF(painter.font()).elidedText(entry.name, Qt::ElideRight, nameWidth + 1));
    painter.setPen(theme.text);
    painter.drawText(box, Qt::AlignVCenter | Qt::AlignRight, gibText(entry.bytes, decimals));
}

// The first line leaves room for the shape.
double layOut(QTextLayout& layout, double width) {
    const double indent = gaugePx(kShape + 4);
    double y = 0;
    layout.beginLayout();
    for (QTextLine line = layout.createLine(); line.isValid(); line = layout.createLine()) {
        const double left = y == 0 ? indent : 0;
        line.setLineWidth(width - left);
        line.setPosition(QPointF(left, y));
        y += std::max(line.height(), gaugePx(16));
    }
    layout.endLayout();
    return y;
}

QFont sentenceFont(const GaugeState& state) {
    QFont font = fontOf(TextStyle::Small);
    font.setItalic(state.fit == sizing::Fit::Unknown);
    return font;
}

} // namespace

double gaugeLegendHeight(const GaugeState& state) {
    const std::size_t rows = (entriesOf(state).size() + 1) / 2;
    return static_cast<double>(rows) * rowHeight();
}

void paintGaugeLegend(QPainter& painter, const QRectF& area, const GaugeState& state, const Theme& theme) {
    painter.save();
    painter.setFont(fontOf(TextStyle::Small));
    const std::vector<LegendEntry> entries = entriesOf(state);
    const double column = columnWidth(entries, area.width());
    const int decimals = decimalsFor(entries, column);
    for (std::size_t i = 0; i < entries.size(); ++i) {
        const double left = area.left() + (i % 2 == 1 ? column + gaugePx(kColumnGap) : 0);
        const double top = area.top() + static_cast<double>(i / 2) * rowHeight();
        paintEntry(painter, QRectF(left, top, column, rowHeight()), entries[i], decimals, theme);
    }
    painter.restore();
}

double gaugeSentenceHeight(const GaugeState& state, double width) {
    QTextLayout layout(state.sentence, sentenceFont(state));
    return layOut(layout, width);
}

void paintGaugeSentence(QPainter& painter, const QRectF& area, const GaugeState& state, const Theme& theme) {
    painter.save();
    QTextLayout layout(state.sentence, sentenceFont(state));
    layOut(layout, area.width());
    const QTextLine first = layout.lineAt(0);
    const double side = std::round(gaugePx(kShape));
    const double middle = area.top() + (first.isValid() ? first.ascent() * 0.64 : side / 2);
    painter.setRenderHint(QPainter::Antialiasing);
    drawShape(painter, fitShape(state.fit), QRectF(area.left(), std::round(middle - side / 2), side, side),
              fitColor(state.fit, theme));
    painter.setPen(state.fit == sizing::Fit::Unknown ? theme.quiet : theme.text);
    layout.draw(&painter, area.topLeft());
    painter.restore();
}

} // namespace fitgauge::ui
