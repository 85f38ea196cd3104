// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/gauge/gauge_painter.h"

#include "ui/text/quantity_text.h"

#include <QCoreApplication>
#include <QFontMetricsF>
#include <QPainter>

#include <algorithm>
#include <cmath>

namespace fitgauge::ui {
namespace {

constexpr double kBar = 22, kThinBar = 9, kThinPitch = 15; // px
constexpr double kNotchWidth = 8, kNotchHeight = 5;        // px
constexpr double kEndGap = 4;                              // px between bar and the words below
constexpr int kMostBars = 8;                               // cards beyond share the last bar's label
constexpr double kWideFrom = 300;                          // px; from here "usable" is written out

struct GaugeText {
    Q_DECLARE_TR_FUNCTIONS(Gauge)
};

int barCount(const GaugeState& state) {
    return std::min(state.cards, kMostBars);
}

double captionHeight() {
    return QFontMetricsF(fontOf(TextStyle::Caption)).height();
}

double notchHeight() {
    return captionHeight() + gaugePx(kNotchHeight);
}

QString cardLabel(const GaugeState& state, int card) {
    const bool last = card == kMostBars - 1 && state.cards > kMostBars;
    //: One of several cards; %1 is its number
    return last ? GaugeText::tr("%1 to %2", "cards").arg(countText(kMostBars), countText(state.cards))
                : GaugeText::tr("card %1").arg(countText(card + 1));
}

double cardLabelWidth(const GaugeState& state) {
    if (state.cards < 2) {
        return 0;
    }
    const QFontMetricsF metrics(fontOf(TextStyle::Caption));
    double width = 0;
    for (int card = 0; card < barCount(state); ++card) {
        width = std::max(width, metrics.horizontalAdvance(cardLabel(state, card)));
    }
    return width + gaugePx(12);
}

double xOf(const GaugeState& state, const QRectF& bar, Bytes position) {
    const double full = static_cast<double>(std::max<std::int64_t>(state.fullWidth().count(), 1));
    return bar.left() + bar.width() * static_cast<double>(position.count()) / full;
}

void paintParts(QPainter& painter, const QRectF& bar, const GaugeState& state, const Theme& theme) {
    const double end = state.usable ? xOf(state, bar, *state.usable) : bar.right();
    const double gap = 1;
    Bytes sum;
    for (const sizing::Part& part : state.parts) {
        const double left = xOf(state, bar, sum);
        sum += part.bytes;
        const double right = std::min(xOf(state, bar, sum), end);
        if (right > left) {
            const double width = std::max(right - left - gap, std::min(right - left, gap));
            paintFill(painter, QRectF(left, bar.top(), width, bar.height()), fillOf(part.kind), theme,
                      bar.topLeft());
        }
    }
}

void paintOutline(QPainter& painter, const QRectF& box, const QColor& color, Qt::PenStyle style) {
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(color, 1, style));
    painter.drawRect(box.adjusted(0.5, 0.5, -0.5, -0.5));
}

void paintUnknownWord(QPainter& painter, const QRectF& bar, const GaugeState& state, const Theme& theme) {
    if (!state.usable || !state.weightsOnly) {
        return;
    }
    QFont font = fontOf(TextStyle::Small);
    font.setItalic(true);
    const QRectF rest(xOf(state, bar, std::min(state.needed, *state.usable)), bar.top(), 0, bar.height());
    const QRectF box(rest.topLeft(), bar.bottomRight());
    const QString word = GaugeText::tr("KV unknown");
    if (QFontMetricsF(font).horizontalAdvance(word) + gaugePx(8) < box.width()) {
        painter.setFont(font);
        painter.setPen(theme.quiet);
        painter.drawText(box, Qt::AlignCenter, word);
    }
}

void paintBar(QPainter& painter, const QRectF& bar, const GaugeState& state, const Theme& theme) {
    painter.fillRect(bar, theme.base);
    const bool unknown = state.weightsOnly || !state.usable;
    const double end = state.usable ? xOf(state, bar, *state.usable) : bar.right();
    paintParts(painter, bar.adjusted(0, 1, 0, -1), state, theme);
    paintUnknownWord(painter, bar, state, theme);
    paintOutline(painter, QRectF(bar.topLeft(), QPointF(end, bar.bottom())), theme.control,
                 unknown ? Qt::DashLine : Qt::SolidLine);
    if (state.missingBytes()) {
        const QRectF missing(QPointF(end, bar.top()), bar.bottomRight());
        paintFill(painter, missing, GaugeFill::Missing, theme, missing.topLeft());
        paintOutline(painter, missing, theme.bad, Qt::SolidLine);
        const double over = gaugePx(4);
        painter.fillRect(QRectF(end - 1, bar.top() - over, 2, bar.height() + 2 * over), theme.text);
    }
}

double comfortX(const GaugeState& state, const QRectF& bar) {
    const double share = static_cast<double>(state.comfort) / 1e6;
    return xOf(state, bar, Bytes(std::llround(static_cast<double>(state.usable->count()) * share)));
}

void paintNotch(QPainter& painter, const QRectF& bars, const GaugeState& state, const Theme& theme) {
    const double x = std::round(comfortX(state, bars)) + 0.5;
    const QString value = percentText(state.comfort);
    const QFont font = fontOf(TextStyle::Caption);
    const QFontMetricsF metrics(font);
    const double half = gaugePx(kNotchWidth) / 2;
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(Qt::NoPen);
    painter.setBrush(theme.text);
    const double top = bars.top() - gaugePx(kNotchHeight);
    painter.drawPolygon(QPolygonF{{x - half, top}, {x + half, top}, {x, bars.top()}});
    painter.setPen(QPen(theme.text, 1));
    painter.drawLine(QPointF(x, bars.top()), QPointF(x, bars.bottom()));
    painter.setFont(font);
    painter.setPen(theme.text2);
    const double width = metrics.horizontalAdvance(value);
    const double left = x - half - gaugePx(3) - width;
    const double textX = left >= bars.left() ? left : x + half + gaugePx(3);
    painter.drawText(QPointF(textX, top + gaugePx(kNotchHeight) - metrics.descent()), value);
    painter.restore();
}

QString capacityWords(const GaugeState& state, bool wide) {
    if (!state.usable) {
        return GaugeText::tr("capacity unknown");
    }
    const QString gib = gibText(*state.usable, 1);
    if (!wide) {
        return GaugeText::tr("%1 GiB").arg(gib);
    }
    return state.cards > 1 ? GaugeText::tr("%1 GiB usable on each").arg(gib)
                           : GaugeText::tr("%1 GiB usable").arg(gib);
}

void paintEnds(QPainter& painter, const QRectF& bar, double top, const GaugeState& state,
               const Theme& theme) {
    const QFont font = fontOf(TextStyle::Caption);
    const QFontMetricsF metrics(font);
    painter.setFont(font);
    painter.setPen(theme.text2);
    const double baseline = top + metrics.ascent();
    painter.drawText(QPointF(bar.left(), baseline), countText(0));
    double right = bar.right();
    if (state.missingBytes()) {
        const QString needed = gibText(state.needed, 1);
        const double width = metrics.horizontalAdvance(needed);
        painter.drawText(QPointF(bar.right() - width, baseline), needed);
        const double end = xOf(state, bar, *state.usable);
        right = std::min(end - gaugePx(3), bar.right() - width - gaugePx(12));
    }
    const double room = right - bar.left() - metrics.horizontalAdvance(countText(0)) - gaugePx(6);
    QString words = capacityWords(state, bar.width() >= gaugePx(kWideFrom));
    if (metrics.horizontalAdvance(words) > room) {
        words = capacityWords(state, false);
    }
    const double width = metrics.horizontalAdvance(words);
    if (width <= room) {
        painter.drawText(QPointF(right - width, baseline), words);
    }
}

} // namespace

QRectF gaugeBarRect(const GaugeState& state, const QRectF& area, int card) {
    const double labels = cardLabelWidth(state);
    const bool thin = state.cards > 1;
    const double top = std::round(area.top() + notchHeight()) + card * gaugePx(kThinPitch);
    return {area.left() + labels, top, area.width() - labels, std::round(gaugePx(thin ? kThinBar : kBar))};
}

double gaugeBarsHeight(const GaugeState& state) {
    const QRectF last = gaugeBarRect(state, QRectF(0, 0, 100, 100), barCount(state) - 1);
    return last.bottom() + gaugePx(kEndGap) + captionHeight();
}

void paintGaugeBars(QPainter& painter, const QRectF& area, const GaugeState& state, const Theme& theme) {
    painter.save();
    QRectF bar;
    for (int card = 0; card < barCount(state); ++card) {
        bar = gaugeBarRect(state, area, card);
        paintBar(painter, bar, state, theme);
        if (state.cards > 1) {
            const QRectF label(area.left(), bar.center().y() - captionHeight() / 2, bar.left() - area.left(),
                               captionHeight());
            painter.setFont(fontOf(TextStyle::Caption));
            painter.setPen(theme.text2);
            painter.drawText(label, Qt::AlignLeft | Qt::AlignVCenter, cardLabel(state, card));
        }
    }
    if (state.usable && !state.weightsOnly) {
        paintNotch(painter, QRectF(gaugeBarRect(state, area).topLeft(), bar.bottomRight()), state, theme);
    }
    paintEnds(painter, bar, bar.bottom() + gaugePx(kEndGap), state, theme);
    painter.restore();
}

} // namespace fitgauge::ui
